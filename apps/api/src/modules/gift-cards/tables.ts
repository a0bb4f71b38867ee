import { sql } from 'drizzle-orm'
import {
  bigint,
  bigserial,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex
} from 'drizzle-orm/pg-core'
import { orders } from '../orders/tables.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true })

/** Gift cards. All amounts in minor units. */
export const giftCards = pgTable(
  'gift_cards',
  {
    id: text('id').primaryKey(),
    /** Keyed hash of the code, which is stored nowhere. */
    codeHash: text('code_hash').notNull().unique(),
    lastFour: text('last_four').notNull(),
    currency: text('currency').notNull(),
    /** Initial amount. */
    amount: bigint('amount', { mode: 'number' }).notNull(),
    /** The sum of its entries. */
    balance: bigint('balance', { mode: 'number' }).notNull(),
    /** The part of the balance held for unpaid orders. */
    reserved: bigint('reserved', { mode: 'number' }).notNull().default(0),
    /** Expiry; null for none. */
    endsAt: moment('ends_at'),
    /** When staff stopped it; null while it is usable. */
    stoppedAt: moment('stopped_at'),
    /** Recipient of the code. */
    recipientEmail: text('recipient_email'),
    /** Message of the mail. */
    message: text('message'),
    /** Keyed hash of the request that created it, for retries. */
    batch: text('batch'),
    /** Its position in that request, from 0. */
    position: integer('position').notNull().default(0),
    createdAt: moment('created_at').notNull()
  },
  (table) => [
    index('gift_cards_listed').on(table.createdAt, table.id),
    index('gift_cards_last_four').on(table.lastFour),
    index('gift_cards_recipient').on(table.recipientEmail),
    index('gift_cards_ends')
      .on(table.endsAt)
      .where(sql`${table.balance} > 0`),
    uniqueIndex('gift_cards_batch').on(table.batch, table.position),
    check('gift_cards_amount', sql`${table.amount} > 0`),
    check('gift_cards_reserved', sql`${table.reserved} >= 0 and ${table.reserved} <= ${table.balance}`)
  ]
)

export type GiftCardRow = typeof giftCards.$inferSelect

/** `ended`: the balance at its expiry. `adjusted`: by staff, with a reason. */
export type EntryKind = 'issued' | 'spent' | 'refunded' | 'adjusted' | 'ended'

/** The ledger, append-only. */
export const giftCardEntries = pgTable(
  'gift_card_entries',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    giftCardId: text('gift_card_id')
      .notNull()
      .references(() => giftCards.id),
    kind: text('kind').$type<EntryKind>().notNull(),
    /** Signed amount: positive entries add to the balance. */
    amount: bigint('amount', { mode: 'number' }).notNull(),
    /** The paid or refunded order. */
    orderId: text('order_id').references(() => orders.id),
    /** Idempotency key: the order, the refund, or the request of staff. */
    key: text('key').notNull(),
    /** Reason of an adjustment. */
    reason: text('reason'),
    at: moment('at').notNull()
  },
  (table) => [
    uniqueIndex('gift_card_entries_once').on(table.giftCardId, table.kind, table.key),
    index('gift_card_entries_order').on(table.orderId),
    check('gift_card_entries_amount', sql`${table.amount} <> 0`)
  ]
)

/** Payments by gift card. `held` until the order is paid; `released` if it expired or was cancelled. */
export const giftCardUses = pgTable(
  'gift_card_uses',
  {
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    giftCardId: text('gift_card_id')
      .notNull()
      .references(() => giftCards.id),
    /** The order in which the cards are used. */
    position: integer('position').notNull(),
    amount: bigint('amount', { mode: 'number' }).notNull(),
    state: text('state').$type<'held' | 'released' | 'spent'>().notNull(),
    /** Refunded amount. */
    returned: bigint('returned', { mode: 'number' }).notNull().default(0)
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.giftCardId] }),
    index('gift_card_uses_card').on(table.giftCardId),
    check('gift_card_uses_amount', sql`${table.amount} > 0`),
    check('gift_card_uses_returned', sql`${table.returned} >= 0 and ${table.returned} <= ${table.amount}`)
  ]
)
