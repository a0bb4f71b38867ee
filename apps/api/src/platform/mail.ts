import type { Transaction } from './database.ts'

export interface MailMessage {
  to: string
  subject: string
  text: string
  html: string
}

export interface Mail {
  /** Queues a message; with `tx` it goes out only if that transaction commits. */
  send(message: MailMessage, options?: { tx?: Transaction }): Promise<void>
}
