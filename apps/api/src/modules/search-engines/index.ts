/** What search engines and product catalogues read of the shop. */
export { searchEnginesModule } from './routes.ts'
