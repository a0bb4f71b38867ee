import type { BlockedPicture, BlockedWord, DesignPicture, ModerationHold } from '@motif/contract'
import type { Failure } from '../../../failure/index.ts'
import type { ListPart } from '../list-types.ts'
import type { ModerationPart } from './parts.ts'

export interface HoldApproval {
  id: string
  revision: number
  /** Whether all waiting items of its order are approved. */
  isForOrder: boolean
}

export interface HoldRefusal {
  id: string
  revision: number
  reason: string
}

/** Props of the moderation section. Without the data of its part and failure it is loading. */
export interface ModerationSectionProps {
  moderationPart: ModerationPart
  moderationHrefOf: (target: { part: ModerationPart }) => string
  holds?: ListPart<ModerationHold> | undefined
  blockedWords?: readonly BlockedWord[] | undefined
  blockedPictures?: ListPart<BlockedPicture> | undefined
  /** Of the part that is shown. */
  moderationFailure?: Failure | undefined
  onRetryModeration: () => void
  /** These give why it was refused, or nothing once it is done. */
  onApproveHold: (approval: HoldApproval) => Promise<Failure | undefined>
  onRefuseHold: (refusal: HoldRefusal) => Promise<Failure | undefined>
  onBlockWords: (addition: { words: string[] }) => Promise<Failure | undefined>
  onUnblockWord: (word: BlockedWord) => void
  /** Uploaded pictures in the designs of the open order. */
  orderPictures?: readonly DesignPicture[] | undefined
  onBlockPicture: (picture: { upload: string }) => void
  onUnblockPicture: (picture: BlockedPicture) => void
}
