export { ChunkFailedScreen, type ChunkFailedScreenProps } from './chunk-failed-screen.tsx'
export { FailedScreen, type FailedScreenProps } from './failed-screen.tsx'
export { NothingHereScreen, type NothingHereScreenProps } from './nothing-here-screen.tsx'
