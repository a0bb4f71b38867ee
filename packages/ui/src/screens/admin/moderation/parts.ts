import { type HoldState, holdStates } from '@motif/contract/moderation-rules'

/** Parts of the moderation section: held items by decision, and the lists. */
export const moderationParts = [...holdStates, 'words', 'pictures'] as const
export type ModerationPart = (typeof moderationParts)[number]

export const isModerationPart = (text: string | null): text is ModerationPart =>
  moderationParts.some((part) => part === text)

export const isHoldState = (part: ModerationPart): part is HoldState => holdStates.some((state) => state === part)
