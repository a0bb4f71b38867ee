export { type SynonymPart, isSynonymPart } from './parts.ts'
export { SearchWords } from './search-words.tsx'
export type { SearchHiding } from './types.ts'
