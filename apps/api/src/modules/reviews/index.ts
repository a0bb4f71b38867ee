/** Reviews by buyers: writing, moderation, photographs, votes. */
export { latestReviews, reviewData, voteData } from './personal-data.ts'
export { reviewPhotoUploads } from './photos.ts'
export { reviewsModule } from './routes.ts'
