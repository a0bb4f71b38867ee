/** Products and stock, in from CSV files and out to them; orders, customers and the newsletter's addresses out to them. */
export { csvModule } from './routes.ts'
