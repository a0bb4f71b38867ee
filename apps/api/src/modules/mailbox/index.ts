/** The built-in mailbox, where no mail server is set up. */
export { mailboxModule } from './routes.ts'
export { mailboxDelivery } from './service.ts'
