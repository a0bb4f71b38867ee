export { MyDesignsScreen } from './my-designs-screen.tsx'
export type { MyDesignsScreenProps, SavedDesign } from './types.ts'
