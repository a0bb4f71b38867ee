/** Something as schema.org describes it, in JSON-LD. Members without a value are left out when it is written. */
export interface Thing {
  '@type': string
  [member: string]: unknown
}

/** What search engines and catalogues expect around a thing that stands alone. */
export const withContext = (thing: Thing): Thing => ({ '@context': 'https://schema.org', ...thing })
