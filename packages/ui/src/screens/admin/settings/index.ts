export { History } from './history.tsx'
export { isSame, mergedSettings, type SettingsConflict } from './settings-form.ts'
export { Settings } from './settings.tsx'
export type { SettingsOutcome } from './types.ts'
