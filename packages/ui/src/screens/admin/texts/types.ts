import type { CurrentText, SavedText, TextVersion } from '@motif/contract'
import type { TextKey } from '@motif/contract/text-rules'
import type { Failure } from '../../../failure/index.ts'
import type { ListPart } from '../list-types.ts'

/** Result of a save. `newer` is set on a conflict. */
export type TextOutcome = { saved: CurrentText } | { failure: Failure; newer?: CurrentText | undefined }

/** A mail with sample data. */
export interface PreviewedMail {
  subject: string
  html: string
}

/** Props of the texts section. Without data and failure it is loading. */
export interface TextSectionProps {
  textPage: TextKey
  textHrefOf: (target: { page: TextKey }) => string
  text?: CurrentText | undefined
  textFailure?: Failure | undefined
  onRetryText: () => void
  /** Null: what comes with the shop. */
  onSaveText: (save: { page: TextKey; revision: number; text: SavedText | null }) => Promise<TextOutcome>
  /** Renders a mail with the given words. */
  onPreviewMail: (request: { page: TextKey; text: SavedText | null }) => Promise<PreviewedMail | { failure: Failure }>
  /** Sends a mail with the given words to the signed-in person. */
  onSendTestMail: (request: { page: TextKey; text: SavedText }) => Promise<{ to: string } | { failure: Failure }>
  textVersions?: ListPart<TextVersion> | undefined
  textVersionsFailure?: Failure | undefined
  /** Version 0 is what comes with the shop. */
  onRestoreText: (choice: { page: TextKey; version: number; revision: number }) => void
  /** The version that is being restored. */
  restoringTextVersion?: number | null
  /** People can sign in with Google here, which the privacy page then says. @default false */
  hasGoogle?: boolean
}
