/** A schema.org object in JSON-LD. Undefined members are omitted. */
export interface Thing {
  '@type': string
  [member: string]: unknown
}

/** Adds the JSON-LD context of a top-level object. */
export const withContext = (thing: Thing): Thing => ({ '@context': 'https://schema.org', ...thing })
