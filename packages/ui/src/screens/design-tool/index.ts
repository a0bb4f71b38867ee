export { DesignToolScreen } from './design-tool-screen.tsx'
export type { DesignToolProduct, DesignToolScreenProps, SaveState, UploadState } from './types.ts'
export type { TeamSetting } from './team-context.ts'
