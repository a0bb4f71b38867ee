/**
 * Languages that products may be described in: those whose words PostgreSQL 15 and newer reduces to stems, in scripts that are searched letter by
 * letter. Codes of BCP 47; `other` takes words as they are.
 */
// oxfmt-ignore
export const productLanguages = [
  'ca', 'da', 'de', 'el', 'en', 'es', 'eu', 'fi', 'fr', 'ga', 'hu', 'hy', 'id', 'it', 'lt', 'nl', 'no', 'pt', 'ro', 'ru', 'sr', 'sv', 'tr',
  'other'
] as const
export type ProductLanguage = (typeof productLanguages)[number]
