/** Writing to the shop. */
export { clearMessages } from './messages.ts'
export { contactModule } from './routes.ts'
