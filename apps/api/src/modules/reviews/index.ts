/** Reviews by buyers, from writing one to showing it. */
export { latestReviews, reviewData, voteData } from './personal-data.ts'
export { reviewPhotoUploads } from './photos.ts'
export { reviewsModule } from './routes.ts'
