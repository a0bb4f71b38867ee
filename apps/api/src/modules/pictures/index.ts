/** Pictures of products by their addresses, made when they are first asked for. */
export { picturesModule } from './routes.ts'
