/** Writing to the shop. */
export { clearMessages, writersOf } from './messages.ts'
export { latestMessages, messageData } from './personal-data.ts'
export { contactModule } from './routes.ts'
