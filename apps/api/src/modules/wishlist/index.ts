/** Wishlists, and sharing them. */
export { wishlistData } from './personal-data.ts'
export { wishlistModule } from './routes.ts'
