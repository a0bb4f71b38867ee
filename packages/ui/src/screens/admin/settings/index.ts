export { Settings } from './settings.tsx'
export type { SettingsOutcome, SettingsSectionProps } from './types.ts'
