/** Messages of the contact form. */
export { clearMessages, writersOf } from './messages.ts'
export { latestMessages, messageData } from './personal-data.ts'
export { contactModule } from './routes.ts'
