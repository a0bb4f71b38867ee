export { DesignToolScreen } from './design-tool-screen.tsx'
export type { DesignToolProduct, DesignToolScreenProps, SaveState, UploadState } from './types.ts'
