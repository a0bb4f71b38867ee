/** The built-in mailbox, where no mail server is set up. */
export { mailData } from './personal-data.ts'
export { mailboxModule } from './routes.ts'
export { mailboxDelivery } from './service.ts'
