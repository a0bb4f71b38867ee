/** The production board: printing, packing and sending. */
export { productionModule } from './routes.ts'
