export { Synonyms } from './synonyms.tsx'
export type { SynonymSave, SynonymSectionProps } from './types.ts'
