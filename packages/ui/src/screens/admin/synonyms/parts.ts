import { searchKinds } from '@motif/contract/search-report-rules'

/** Parts of the section: the synonyms, and what shoppers searched for. */
export const synonymParts = ['words', ...searchKinds] as const
export type SynonymPart = (typeof synonymParts)[number]

export const isSynonymPart = (text: string | null): text is SynonymPart => synonymParts.some((part) => part === text)
