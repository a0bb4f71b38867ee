/** Whom the shop knows, what it keeps about them, and erasing that. */
export { customersModule } from './routes.ts'
