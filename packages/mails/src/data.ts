import type { StaffRole } from '@motif/contract/staff-rules'
import type { Line, Money, Order, OrderEdit, ShopConfig, Totals } from '@motif/contract'

/** What a mail tells of the shop; `url` is where people reach it, without a slash at the end. */
export type MailShop = Pick<ShopConfig, 'name' | 'tagline' | 'supportEmail' | 'company' | 'currency' | 'accent'> & {
  url: string
  /** In the place of the name at the top; absolute, with its size in pixels. */
  logo?: { url: string; width: number; height: number } | undefined
}

/** A line as a mail shows it. A whole `Line` fits; its design is left out, because a mail waits in the queue and a design may be large. */
export type MailLine = Pick<Line, 'name' | 'options' | 'quantity' | 'total' | 'image'>

/** What a parcel holds of a line: money stands with the whole order. */
export type MailPieces = Omit<MailLine, 'total'>

/** A parcel as a mail shows it. */
export interface MailParcel {
  /** Null where nobody follows it. */
  tracking: Order['tracking']
  lines: readonly MailPieces[]
  /** What is still to be sent after it. */
  rest: readonly MailPieces[]
}

/** Orders of a time before taxes were kept by rate have them in one sum. */
export type MailTotals = Omit<Totals, 'taxes'> & Partial<Pick<Totals, 'taxes'>>

export type MailOrder = Pick<Order, 'number' | 'placedAt' | 'shippingAddress' | 'shippingMethod' | 'tracking'> & {
  lines: readonly MailLine[]
  totals: MailTotals
}

interface AboutOrder {
  order: MailOrder
  /** Opens the order, for guests with its key. */
  orderUrl: string
  /** Opens the invoice, where there is one. */
  invoiceUrl?: string
  /** Where what was ordered is reviewed, once it has arrived and the shop asks for it. */
  reviewUrl?: string
  /** Why, in the shop's own words; said first. */
  note?: string
}

interface CodeData {
  code: string
  /** How long the code is good for. */
  minutes: number
}

/** How mails of a kind are ended, without an account. */
interface Unsubscribing {
  /** A page with a button. */
  stopUrl: string
  /** What mail programs call themselves (RFC 8058). */
  oneClickUrl: string
}

/** Every mail by its name, and what it is made from. Plain values only: they wait in the queue as JSON. Null where it needs nothing. */
export interface MailData {
  'register-code': CodeData
  'reset-code': CodeData
  welcome: { name: string }
  'already-registered': null
  'password-changed': null
  'two-factor-on': null
  'two-factor-off': null
  /** To somebody of staff, whose two-factor sign-in an owner took away. */
  'two-factor-reset': { by: string }
  /** One was used; so many are left. */
  'two-factor-recovery-code': { left: number }
  /** So many wrong codes were entered by somebody who knows the password. */
  'two-factor-refused': { count: number }
  /** To whoever is invited to the staff of the shop. */
  'staff-invitation': {
    name: string
    /** Who invites. */
    by: string
    role: StaffRole
    /** Opens the page where the invitation is accepted. */
    url: string
    /** How long that link is good for. */
    days: number
  }
  /** To somebody of staff whom a note on an order mentions. */
  'note-mention': {
    name: string
    /** Who wrote it. */
    by: string
    /** Of the order. */
    number: string
    text: string
    /** Opens the order in the admin. */
    url: string
  }
  /** To whoever had an account under the address that Google has just confirmed. */
  'google-linked': null
  /** To the shop. */
  'contact-message': { name: string; email: string; topic: string; message: string }
  /** To the writer. Nothing they wrote stands in it: the form must not send strangers' words to strangers. */
  'contact-receipt': null
  /** What the shop wrote back. The message goes with it: the reader may not remember it. */
  'contact-reply': { name: string; reply: string; message: string; replyTo: string }
  /** What somebody asked for when it was sold out, as one piece of it costs now. */
  /** To whom staff send a gift card. */
  'gift-card': {
    /** As people read it, in groups. */
    code: string
    amount: Money
    /** What whoever gives it says. */
    message?: string
    endsAt?: string
  }
  'back-in-stock': {
    item: MailLine
    /** Opens the variant. */
    url: string
    /** Where the address is forgotten, without an account. */
    stopUrl: string
  }
  /** To whoever asked for the newsletter: whether the address is theirs. */
  'newsletter-confirm': {
    /** Opens the page with the button that confirms. */
    confirmUrl: string
    /** How long it is good for. */
    days: number
  }
  'newsletter-welcome': Unsubscribing
  /** To whoever asked for the newsletter and gets it already. */
  'newsletter-already': Unsubscribing
  /** To whoever agreed to be reminded, once. */
  'cart-reminder': Unsubscribing & {
    /** Some of the cart's lines, as they cost now. */
    lines: readonly MailLine[]
    /** How many lines there are beside them. */
    more: number
    /** Leads back to the cart. */
    cartUrl: string
    /** How long that link is good for; null where it has no end, because one logs in. */
    days: number | null
  }
  /** Written down, not paid yet. */
  'order-placed': AboutOrder
  'order-paid': AboutOrder
  'order-in-production': AboutOrder
  /** All of it, or with `parcel` the last of it. */
  'order-shipped': AboutOrder & { parcel?: MailParcel }
  'order-part-shipped': AboutOrder & { parcel: MailParcel }
  /** The carrier or the number told before was wrong. */
  'order-parcel-corrected': AboutOrder & { parcel: MailParcel }
  /** The parcel told of before has not left: what is in it is to be sent again. */
  'order-parcel-voided': AboutOrder & { parcel: MailParcel }
  'order-delivered': AboutOrder
  'order-cancelled': AboutOrder & { wasPaid: boolean }
  'order-refunded': AboutOrder
  /** `amount` is what is paid back this time; null where that is not known. */
  'order-partly-refunded': AboutOrder & { amount: Money | null }
  /** Paid after its time, and the items gone meanwhile: cancelled and paid back by itself. */
  'order-sold-out': AboutOrder
  /** The shop changed it before it was produced. `difference`: what it cost more, or less where it is below 0. */
  'order-changed': AboutOrder & Pick<OrderEdit, 'changes' | 'difference'>
  /** The shop changes it once the difference is paid; `endsAt` says until when that can be. */
  'order-difference': AboutOrder & Pick<OrderEdit, 'changes' | 'difference'> & { endsAt: string }
  /** What the shop wants to know about an item before it prints it. */
  'order-question': {
    number: string
    item: string
    question: string
    /** Opens the order where it is answered, for guests with its key. */
    answerUrl: string
  }
  /** To whom staff put an order together for: what it is, and where it is paid. */
  'payment-link': {
    lines: readonly MailLine[]
    totals: MailTotals
    shippingAddress: Order['shippingAddress']
    shippingMethod: Order['shippingMethod']
    /** Opens the page where it is paid. */
    payUrl: string
    /** Until when that can be, and the price holds. */
    endsAt: string
    /** In the shop's own words; said first. */
    note?: string
  }
  /** To whoever lost the link and knows number and address. */
  'order-link': AboutOrder
}

export type MailName = keyof MailData

/** The mails that are about an order and need no more than it. */
export type OrderMailName = { [Name in MailName]: AboutOrder extends MailData[Name] ? Name : never }[MailName]

/** A mail before it is written out: which one, to whom, from what. */
export type Letter = { [Name in MailName]: { to: string; template: Name; data: MailData[Name] } }[MailName]

/** A mail as mail programs take it. */
export interface RenderedMail {
  subject: string
  /** The line a list of mails shows beside the subject. */
  preheader: string
  html: string
  text: string
  /** Who an answer goes to; the shop without it. */
  replyTo?: string
  /** What mail programs call to end mails of this kind with one press (RFC 8058). */
  oneClickUrl?: string
}
