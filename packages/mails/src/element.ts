import type { ReactNode } from 'react'

/** React's elements without JSX: the server runs these files as they stand. */
export { createElement as h } from 'react'

/** A part of a mail in its two forms, side by side so that neither is forgotten. React escapes what stands in `html`. */
export interface Part {
  html: ReactNode
  text: string
}

/** What a template gives: everything but the frame all mails share. */
export interface Draft {
  subject: string
  preheader: string
  title: string
  /** Who an answer goes to; the shop without it. */
  replyTo?: string
  /** What mail programs call to end mails of this kind with one press (RFC 8058). */
  oneClickUrl?: string
  parts: readonly Part[]
}
