/** Reviews by buyers, from writing one to showing it. */
export { reviewPhotoUploads } from './photos.ts'
export { reviewsModule } from './routes.ts'
