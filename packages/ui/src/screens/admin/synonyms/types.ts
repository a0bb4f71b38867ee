import type { SearchSynonym } from '@motif/contract'
import type { Failure } from '../../../failure/index.ts'

export interface SynonymSave {
  /** None: a new entry. */
  id: string | null
  words: string[]
  finds: string[]
}

/** Props of the synonym section. Without data and failure it is loading. */
export interface SynonymSectionProps {
  synonyms?: readonly SearchSynonym[] | undefined
  synonymsFailure?: Failure | undefined
  onRetrySynonyms: () => void
  /** Gives why it was refused, or nothing once it is saved. */
  onSaveSynonym: (save: SynonymSave) => Promise<Failure | undefined>
  onRemoveSynonym: (entry: SearchSynonym) => void
}
