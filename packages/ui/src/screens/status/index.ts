export { ChunkFailedScreen, type ChunkFailedScreenProps } from './chunk-failed-screen.tsx'
export { FailedScreen, type FailedScreenProps } from './failed-screen.tsx'
export { NotFoundScreen, type NotFoundScreenProps } from './not-found-screen.tsx'
