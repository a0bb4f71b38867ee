/** Writing to the shop. */
export { clearMessages } from './messages.ts'
export { latestMessages, messageData } from './personal-data.ts'
export { contactModule } from './routes.ts'
export { contactMessages } from './tables.ts'
