/** Delivery of mails, and the built-in mailbox of a shop without a mail server. */
export { deliverOnce } from './deliver-once.ts'
export { mailData } from './personal-data.ts'
export { mailboxModule } from './routes.ts'
export { mailboxDelivery } from './service.ts'
