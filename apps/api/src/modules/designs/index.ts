/** Designs people keep, share and print. */
export { checkDrawable } from './check-drawable.ts'
export { designDocuments } from './documents.ts'
export { designsModule } from './routes.ts'
export { strangersUploads } from './usable-images.ts'
