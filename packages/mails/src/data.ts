import type { StaffRole } from '@motif/contract/staff-rules'
import type { OwnMail } from '@motif/contract/text-rules'
import type { Line, MailText, Money, Order, OrderEdit, ShopConfig, Totals } from '@motif/contract'

/** Facts of the shop in mails; `url` is its public origin without a trailing slash. */
export type MailShop = Pick<ShopConfig, 'name' | 'tagline' | 'supportEmail' | 'company' | 'currency' | 'accent'> & {
  url: string
  /** Replaces the name at the top; absolute URL, size in pixels. */
  logo?: { url: string; width: number; height: number } | undefined
}

/**
 * A line in a mail. A full `Line` is assignable; the design is omitted, since mails are queued and designs may be
 * large.
 */
export type MailLine = Pick<Line, 'name' | 'options' | 'quantity' | 'total' | 'image'>

/** The content of a parcel: without prices, which belong to the order. */
export type MailPieces = Omit<MailLine, 'total'>

/** A parcel in a mail. */
export interface MailParcel {
  /** Null without tracking. */
  tracking: Order['tracking']
  lines: readonly MailPieces[]
  /** Items still to be shipped. */
  rest: readonly MailPieces[]
}

/** Older orders have a single tax amount instead of rates. */
export type MailTotals = Omit<Totals, 'taxes'> & Partial<Pick<Totals, 'taxes'>>

export type MailOrder = Pick<Order, 'number' | 'placedAt' | 'shippingAddress' | 'shippingMethod' | 'tracking'> & {
  lines: readonly MailLine[]
  totals: MailTotals
}

interface AboutOrder {
  order: MailOrder
  /** URL of the order, with its key for guests. */
  orderUrl: string
  /** URL of the invoice, if there is one. */
  invoiceUrl?: string
  /** URL for reviews, after delivery and if enabled. */
  reviewUrl?: string
  /** The shop's message, shown first. */
  note?: string
}

interface CodeData {
  code: string
  /** Validity of the code. */
  minutes: number
}

/** Unsubscribe links that need no account. */
interface Unsubscribing {
  /** URL of a page with a button. */
  stopUrl: string
  /** One-click unsubscribe URL for mail clients (RFC 8058). */
  oneClickUrl: string
}

/** Data of every mail by name. Plain JSON values, since mails are queued. Null without data. */
export interface MailData {
  'register-code': CodeData
  'reset-code': CodeData
  welcome: { name: string }
  'already-registered': null
  'password-changed': null
  'two-factor-on': null
  'two-factor-off': null
  /** To a staff member whose two-factor sign-in was reset by an owner. */
  'two-factor-reset': { by: string }
  /** A recovery code was used; `left` remain. */
  'two-factor-recovery-code': { left: number }
  /** Wrong codes were entered by somebody who knows the password. */
  'two-factor-refused': { count: number }
  /** To an invited staff member. */
  'staff-invitation': {
    name: string
    /** The inviting person. */
    by: string
    role: StaffRole
    /** URL to accept the invitation. */
    url: string
    /** Validity of the link. */
    days: number
  }
  /** To a staff member mentioned in an order note. */
  'note-mention': {
    name: string
    /** The author. */
    by: string
    /** Order number. */
    number: string
    text: string
    /** URL of the order in the admin. */
    url: string
  }
  /** To an existing account whose e-mail Google confirmed. */
  'google-linked': null
  /** To the shop. */
  'contact-message': { name: string; email: string; topic: string; message: string }
  /** To the sender. It does not quote the message: the form must not send text to strangers. */
  'contact-receipt': null
  /** The shop's reply, with the original message quoted. */
  'contact-reply': { name: string; reply: string; message: string; replyTo: string }
  /** The shop's answer to a question about a product. */
  'question-answered': {
    /** Display name of the asker. */
    name: string
    /** The product. */
    item: Pick<MailLine, 'name'>
    question: string
    answer: string
    /** URL of the questions of the product. */
    url: string
  }
  /** Recipient of a gift card sent by staff. */
  'gift-card': {
    /** Grouped for reading. */
    code: string
    amount: Money
    /** Message of the giver. */
    message?: string
    endsAt?: string
  }
  /** What somebody asked for when it was sold out, as one piece of it costs now. */
  'back-in-stock': {
    item: MailLine
    /** URL of the variant. */
    url: string
    /** URL to end the alert, without an account. */
    stopUrl: string
  }
  /** Double opt-in of the newsletter. */
  'newsletter-confirm': {
    /** URL of the confirmation page. */
    confirmUrl: string
    /** Validity. */
    days: number
  }
  'newsletter-welcome': Unsubscribing
  /** To an existing subscriber who subscribed again. */
  'newsletter-already': Unsubscribing
  /** Sent once to customers who opted in. */
  'cart-reminder': Unsubscribing & {
    /** Some lines of the cart, at current prices. */
    lines: readonly MailLine[]
    /** Number of further lines. */
    more: number
    /** URL of the cart. */
    cartUrl: string
    /** Validity of the link; null if unlimited, because it requires a login. */
    days: number | null
  }
  /** Placed, unpaid. */
  'order-placed': AboutOrder
  'order-paid': AboutOrder
  'order-in-production': AboutOrder
  /** The whole order, or with `parcel` the last parcel. */
  'order-shipped': AboutOrder & { parcel?: MailParcel }
  'order-part-shipped': AboutOrder & { parcel: MailParcel }
  /** Correction of carrier or tracking number. */
  'order-parcel-corrected': AboutOrder & { parcel: MailParcel }
  /** A reported parcel was not shipped: its items will be sent again. */
  'order-parcel-voided': AboutOrder & { parcel: MailParcel }
  'order-delivered': AboutOrder
  'order-cancelled': AboutOrder & { wasPaid: boolean }
  'order-refunded': AboutOrder
  /** `amount` is this refund's; null if unknown. */
  'order-partly-refunded': AboutOrder & { amount: Money | null }
  /** Paid late and out of stock: cancelled and refunded automatically. */
  'order-sold-out': AboutOrder
  /** The shop edited the order before production. `difference`: price change, negative if lower. */
  'order-changed': AboutOrder & Pick<OrderEdit, 'changes' | 'difference'>
  /** The edit applies once its balance is paid, until `endsAt`. */
  'order-difference': AboutOrder & Pick<OrderEdit, 'changes' | 'difference'> & { endsAt: string }
  /** A question about an item before production. */
  'order-question': {
    number: string
    item: string
    question: string
    /** URL to answer, with the order's key for guests. */
    answerUrl: string
  }
  /** To the recipient of a staff-created order. */
  'payment-link': {
    lines: readonly MailLine[]
    totals: MailTotals
    shippingAddress: Order['shippingAddress']
    shippingMethod: Order['shippingMethod']
    /** Payment URL. */
    payUrl: string
    /** End of the payment period and price guarantee. */
    endsAt: string
    /** The shop's message, shown first. */
    note?: string
  }
  /** To a guest who requested the order link. */
  'order-link': AboutOrder
}

export type MailName = keyof MailData

/** Mails whose only data is an order. */
export type OrderMailName = { [Name in MailName]: AboutOrder extends MailData[Name] ? Name : never }[MailName]

/** A mail with sample data, for who edits its words. */
export interface TestLetter {
  to: string
  template: 'mail-test'
  /** Null: the built-in words. */
  data: { mail: OwnMail; words: MailText | null }
}

/** A mail to render: recipient, template and data. */
export type Letter = { [Name in MailName]: { to: string; template: Name; data: MailData[Name] } }[MailName] | TestLetter

/** A rendered mail. */
export interface RenderedMail {
  subject: string
  /** Preview text in mail lists. */
  preheader: string
  html: string
  text: string
  /** Reply address; the shop's by default. */
  replyTo?: string
  /** One-click unsubscribe URL for mail clients (RFC 8058). */
  oneClickUrl?: string
}
