import type { CurrentText, OwnText, TextVersion } from '@motif/contract'
import type { TextPage } from '@motif/contract/text-rules'
import type { Failure } from '../../../failure/index.ts'
import type { ListPart } from '../list-types.ts'

/** Result of a save. `newer` is set on a conflict. */
export type TextOutcome = { saved: CurrentText } | { failure: Failure; newer?: CurrentText | undefined }

/** Props of the texts section. Without data and failure it is loading. */
export interface TextSectionProps {
  textPage: TextPage
  textHrefOf: (target: { page: TextPage }) => string
  text?: CurrentText | undefined
  textFailure?: Failure | undefined
  onRetryText: () => void
  /** Null: what comes with the shop. */
  onSaveText: (save: { page: TextPage; revision: number; text: OwnText | null }) => Promise<TextOutcome>
  textVersions?: ListPart<TextVersion> | undefined
  textVersionsFailure?: Failure | undefined
  /** Version 0 is what comes with the shop. */
  onRestoreText: (choice: { page: TextPage; version: number; revision: number }) => void
  /** The version that is being restored. */
  restoringTextVersion?: number | null
  /** People can sign in with Google here, which the privacy page then says. @default false */
  hasGoogle?: boolean
}
