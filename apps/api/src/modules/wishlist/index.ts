/** What people wish for, and sharing it. */
export { wishlistData } from './personal-data.ts'
export { wishlistModule } from './routes.ts'
