/** Files for the printer. */
export { printModule } from './routes.ts'
