import type { SearchSynonym } from '@motif/contract'
import type { Failure } from '../../../failure/index.ts'

export interface SynonymSave {
  /** None: a new entry. */
  id: string | null
  words: string[]
  finds: string[]
}

/** The section on search words. Nothing, and no failure: on the way. */
export interface SynonymSectionProps {
  synonyms?: readonly SearchSynonym[] | undefined
  synonymsFailure?: Failure | undefined
  onRetrySynonyms: () => void
  /** Gives why it was refused, or nothing once it is saved. */
  onSaveSynonym: (save: SynonymSave) => Promise<Failure | undefined>
  onRemoveSynonym: (entry: SearchSynonym) => void
}
