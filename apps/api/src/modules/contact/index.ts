/** Writing to the shop. */
export { contactModule } from './routes.ts'
