export { History } from './history.tsx'
export { Settings } from './settings.tsx'
export { collectionAddress } from './storefront-form.ts'
export type { SettingsOutcome } from './types.ts'
