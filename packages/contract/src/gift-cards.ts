import { z } from 'zod'
import { defineCalls } from './call.ts'
import { giftCardLimits, giftCardStates } from './gift-card-rules.ts'
import { idempotencyHeaders } from './idempotency.ts'
import { email, id, money, partOf, partPaging, text, timestamp } from './primitives.ts'

/** A gift card in a cart, without its code. */
export const cartGiftCard = z.object({
  id,
  /** The last characters of its code, for recognition. */
  lastFour: z.string(),
  /** What it can pay now; 0 if it expired, was stopped or is used up. */
  balance: money
})

export type CartGiftCard = z.infer<typeof cartGiftCard>

export const cartGiftCards = z.object({ giftCards: z.array(cartGiftCard) })

/** `amount` is its part of the total. */
export const quotedGiftCard = cartGiftCard.extend({ amount: money })
export type QuotedGiftCard = z.infer<typeof quotedGiftCard>

export const giftCardState = z.enum(giftCardStates)

export const adminGiftCard = z.object({
  id,
  lastFour: z.string(),
  state: giftCardState,
  /** Initial amount. */
  amount: money,
  balance: money,
  /** The part of the balance held for unpaid orders. */
  reserved: money,
  endsAt: timestamp.nullable(),
  /** Recipient of the code. */
  recipientEmail: z.string().nullable(),
  createdAt: timestamp
})
export type AdminGiftCard = z.infer<typeof adminGiftCard>

export const giftCardEntry = z.object({
  id: z.int(),
  kind: z.enum(['issued', 'spent', 'refunded', 'adjusted', 'ended']),
  /** Signed amount: positive entries add to the balance. */
  amount: money,
  /** The balance after it. */
  balance: money,
  at: timestamp,
  /** The paid or refunded order. */
  order: z.object({ id, number: z.string() }).nullable(),
  /** Reason of an adjustment. */
  reason: z.string().nullable()
})
export type GiftCardEntry = z.infer<typeof giftCardEntry>

/** A card with its ledger, newest first. */
export const giftCardPage = adminGiftCard.extend({
  message: z.string().nullable(),
  entries: z.array(giftCardEntry),
  /** There are older entries. */
  isCut: z.boolean()
})
export type GiftCardPage = z.infer<typeof giftCardPage>

export const giftCardList = partOf(adminGiftCard).extend({
  /** Total balance of all cards: a liability of the shop. */
  outstanding: money
})
export type GiftCardList = z.infer<typeof giftCardList>

export const newGiftCards = z
  .object({
    /** Minor units, per card. */
    amount: z.int().min(1).max(giftCardLimits.amount),
    count: z.int().min(1).max(giftCardLimits.atOnce),
    endsAt: timestamp.nullable(),
    /** Receives the code by mail; without one the codes are returned once. */
    recipientEmail: email.nullable(),
    message: text(giftCardLimits.message).nullable()
  })
  .refine(({ count, recipientEmail }) => recipientEmail === null || count === 1, {
    path: ['count'],
    message: 'one card goes to one address'
  })
export type NewGiftCards = z.infer<typeof newGiftCards>

/** `code` is null if it was mailed. Only this response contains it. */
export const issuedGiftCard = z.object({ card: adminGiftCard, code: z.string().nullable() })
export type IssuedGiftCard = z.infer<typeof issuedGiftCard>

/** `amount` is added; a negative one is subtracted. */
export const giftCardAdjustment = z.object({
  amount: z
    .int()
    .min(-giftCardLimits.amount)
    .max(giftCardLimits.amount)
    .refine((amount) => amount !== 0, 'not nothing'),
  reason: text(giftCardLimits.reason)
})
export type GiftCardAdjustment = z.infer<typeof giftCardAdjustment>

export const giftCardChange = z.object({ isStopped: z.boolean().optional(), endsAt: timestamp.nullable().optional() })
export type GiftCardChange = z.infer<typeof giftCardChange>

const ofCard = z.object({ id })

export const giftCardCalls = defineCalls({
  'GET /api/v1/admin/gift-cards': {
    summary:
      'Gift cards, newest first; `q` is the last four letters, a part of an e-mail address or the number of an order',
    tag: 'admin',
    access: 'admin',
    permission: 'gift-cards.read',
    query: z.object({
      ...partPaging({ usual: 25, most: 100 }),
      q: z.string().trim().max(254).optional(),
      state: giftCardState.optional()
    }),
    answers: { 200: giftCardList }
  },
  'POST /api/v1/admin/gift-cards': {
    summary: 'Make gift cards; repeated with the same key they are the same cards, with the same codes',
    tag: 'admin',
    access: 'admin',
    permission: 'gift-cards.change',
    headers: idempotencyHeaders,
    body: newGiftCards,
    answers: { 201: z.object({ items: z.array(issuedGiftCard) }) }
  },
  'GET /api/v1/admin/gift-cards/{id}': {
    summary: 'A gift card with its ledger',
    tag: 'admin',
    access: 'admin',
    permission: 'gift-cards.read',
    params: ofCard,
    answers: { 200: giftCardPage }
  },
  'PATCH /api/v1/admin/gift-cards/{id}': {
    summary: 'Stop a gift card, let it be used again, or change when it ends',
    tag: 'admin',
    access: 'admin',
    permission: 'gift-cards.change',
    params: ofCard,
    body: giftCardChange,
    answers: { 200: giftCardPage }
  },
  'POST /api/v1/admin/gift-cards/{id}/adjustments': {
    summary: 'Add to the balance of a gift card, or take from it, with a reason',
    tag: 'admin',
    access: 'admin',
    permission: 'gift-cards.change',
    params: ofCard,
    headers: idempotencyHeaders,
    body: giftCardAdjustment,
    answers: { 200: giftCardPage }
  },
  'POST /api/v1/admin/gift-cards/{id}/code': {
    summary: 'Give a gift card another code; the old one pays nothing any more',
    tag: 'admin',
    access: 'admin',
    permission: 'gift-cards.change',
    params: ofCard,
    headers: idempotencyHeaders,
    answers: { 200: issuedGiftCard }
  }
})
