export type {
  Letter,
  MailData,
  MailLine,
  MailName,
  MailOrder,
  MailParcel,
  MailShop,
  OrderMailName,
  RenderedMail
} from './data.ts'
export { renderMail } from './render-mail.ts'
export { renderTestMail } from './render-test-mail.ts'
export { sampleOf, shippedWords } from './own-words.ts'
