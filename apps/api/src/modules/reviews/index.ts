/** Reviews by buyers, from writing one to showing it. */
export { reviewsModule } from './routes.ts'
