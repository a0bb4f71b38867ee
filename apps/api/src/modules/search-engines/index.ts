/** Sitemaps, robots.txt and product feeds. */
export { searchEnginesModule } from './routes.ts'
