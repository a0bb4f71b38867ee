/** What people wish for, and sharing it. */
export { wishlistModule } from './routes.ts'
