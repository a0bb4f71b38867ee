/** Products, stock and customers, in from CSV files and out to them; orders and the newsletter's addresses out to them. */
export { csvModule } from './routes.ts'
