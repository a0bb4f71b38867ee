import type { CurrentText, OwnText, TextVersion } from '@motif/contract'
import type { TextPage } from '@motif/contract/text-rules'
import type { Failure } from '../../../failure/index.ts'
import type { ListPart } from '../list-types.ts'

/** How a save ended. `newer` is there where somebody else saved before. */
export type TextOutcome = { saved: CurrentText } | { failure: Failure; newer?: CurrentText | undefined }

/** The section on the texts of information pages. Nothing, and no failure: on the way. */
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
