/** The parts that the journeys use; neither package has types. */
declare module '@marbec/web-auto-extractor' {
  export default class WebAutoExtractor {
    constructor(options: { addLocation: boolean; embedSource: string[] })
    parse(html: string): object
  }
}

declare module '@adobe/structured-data-validator' {
  export default class Validator {
    validate(data: object): Promise<{ severity: 'ERROR' | 'WARNING'; rootType: string; issueMessage: string }[]>
  }
}
