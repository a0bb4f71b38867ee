import type { ReactNode } from 'react'

/** React elements without JSX: the server runs these files without a build. */
export { createElement as h } from 'react'

/** A part of a mail in both forms, side by side so that neither is forgotten. React escapes the content of `html`. */
export interface Part {
  html: ReactNode
  text: string
  /** The owner's words replace the parts marked so. They hold no fact that a reader needs. */
  isOpening?: true
}

/** Result of a template: everything but the common layout. */
export interface Draft {
  subject: string
  preheader: string
  title: string
  /** Reply address; the shop's by default. */
  replyTo?: string
  /** One-click unsubscribe URL for mail clients (RFC 8058). */
  oneClickUrl?: string
  parts: readonly Part[]
}
