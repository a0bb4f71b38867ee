/** Pictures people bring for their designs. */
export { clearUploads } from './clear-up.ts'
export { type CutFormat, blankOf, cutPicture } from './cut-pictures.ts'
export { readImage, sizeOfImage } from './files.ts'
export { ownerOf } from './owners.ts'
export { renditionOf, renditionType } from './renditions.ts'
export { uploadsModule } from './routes.ts'
export { knownUploads, uploadsOfOthers, useUploads } from './usable.ts'
