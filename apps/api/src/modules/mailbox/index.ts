/** The built-in mailbox, used without a mail server. */
export { mailData } from './personal-data.ts'
export { mailboxModule } from './routes.ts'
export { mailboxDelivery } from './service.ts'
