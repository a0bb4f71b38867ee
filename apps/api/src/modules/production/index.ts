/** The production board: what is to be printed, packed and sent. */
export { productionModule } from './routes.ts'
