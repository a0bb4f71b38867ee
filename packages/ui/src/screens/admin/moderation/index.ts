export { Moderation } from './moderation.tsx'
export { type ModerationPart, isHoldState, isModerationPart } from './parts.ts'
export type { HoldApproval, HoldRefusal } from './types.ts'
