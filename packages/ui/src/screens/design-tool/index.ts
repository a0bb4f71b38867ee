export { DesignToolScreen } from './design-tool-screen.tsx'
export type { DesignPainter, DesignScene, OpenDesignPainter } from './live/types.ts'
export type { DesignToolProduct, DesignToolScreenProps, SaveState, UploadPlace, UploadState } from './types.ts'
export type { TeamSetting } from './team-context.ts'
