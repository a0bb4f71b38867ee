/** Product pictures by URL, rendered on first request. */
export { pictureReader } from './picture-reader.ts'
export { picturesModule } from './routes.ts'
