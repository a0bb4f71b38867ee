/** Moderation: blocked words and pictures, and the queue of ordered items that contain them. */
export { uploadedPictures } from './blocked-pictures.ts'
export { blockedWordSearch } from './blocked-words.ts'
export { holdBlocked } from './check-lines.ts'
export { refuse } from './decide.ts'
export { findHold, holdsOf, mustHoldNothing, mustNotBeHeld } from './holds.ts'
export { moderationModule } from './routes.ts'
