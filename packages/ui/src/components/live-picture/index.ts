export { LivePicture, type LivePictureProps } from './live-picture.tsx'
export type { LivePainter, OpenLivePainter } from './types.ts'
