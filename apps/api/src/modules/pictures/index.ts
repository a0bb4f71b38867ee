/** Pictures of products by their addresses, made when they are first asked for. */
export { pictureReader } from './picture-reader.ts'
export { picturesModule } from './routes.ts'
