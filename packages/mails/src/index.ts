export type { Letter, MailData, MailLine, MailName, MailOrder, MailShop, OrderMailName, RenderedMail } from './data.ts'
export { renderMail } from './render-mail.ts'
