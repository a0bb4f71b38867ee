import type { ReportedSearch, SearchSynonym } from '@motif/contract'
import type { SearchPeriod } from '@motif/contract/search-report-rules'
import type { Failure } from '../../../failure/index.ts'
import type { SynonymPart } from './parts.ts'

export interface SynonymSave {
  /** None: a new entry. */
  id: string | null
  words: string[]
  finds: string[]
}

export interface SearchHiding {
  query: string
  isHidden: boolean
}

/** Props of the synonym section. Without the data of its part and failure it is loading. */
export interface SynonymSectionProps {
  synonymPart: SynonymPart
  /** Address of a part; `words` fills the field of a new synonym. */
  synonymHrefOf: (target: { part: SynonymPart; period?: SearchPeriod; words?: string }) => string
  /** Words for a new synonym. */
  synonymDraft: string | null
  synonyms?: readonly SearchSynonym[] | undefined
  synonymsFailure?: Failure | undefined
  onRetrySynonyms: () => void
  /** Gives why it was refused, or nothing once it is saved. */
  onSaveSynonym: (save: SynonymSave) => Promise<Failure | undefined>
  onRemoveSynonym: (entry: SearchSynonym) => void
  searches?: readonly ReportedSearch[] | undefined
  searchesFailure?: Failure | undefined
  searchPeriod: SearchPeriod
  onRetrySearches: () => void
  onHideSearch: (hiding: SearchHiding) => void
  onExportSearches: () => void
  /** @default false */
  isExportingSearches?: boolean
}
