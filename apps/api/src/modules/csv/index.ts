/** Products and stock, in from CSV files and out to them; orders and customers out to them. */
export { csvModule } from './routes.ts'
