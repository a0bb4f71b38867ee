export { overlayInputStyles } from './overlay-input.ts'
export { syncOnChange } from './sync-on-change.ts'
