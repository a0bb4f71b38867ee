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

/** Money that whoever knows the code can pay with. All amounts in minor units. */
export const giftCards = pgTable(
  'gift_cards',
  {
    id: text('id').primaryKey(),
    /** Keyed hash of the code, which is kept nowhere. */
    codeHash: text('code_hash').notNull().unique(),
    lastFour: text('last_four').notNull(),
    currency: text('currency').notNull(),
    /** What it was issued with. */
    amount: bigint('amount', { mode: 'number' }).notNull(),
    /** The sum of its entries. */
    balance: bigint('balance', { mode: 'number' }).notNull(),
    /** What of the balance is held for orders that wait for their payment. */
    reserved: bigint('reserved', { mode: 'number' }).notNull().default(0),
    /** From then on it pays nothing; null where it never ends. */
    endsAt: moment('ends_at'),
    /** When staff stopped it; null while it can be used. */
    stoppedAt: moment('stopped_at'),
    /** To whom the code was mailed. */
    recipientEmail: text('recipient_email'),
    /** What the mail said beside the code. */
    message: text('message'),
    /** Keyed hash of the request that made it, so that one sent again makes no more. */
    batch: text('batch'),
    /** Its place among the cards of that request, counted from 0. */
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

/** `ended`: what was left at its end date. `adjusted`: by staff, with a reason. */
export type EntryKind = 'issued' | 'spent' | 'refunded' | 'adjusted' | 'ended'

/** The ledger: only ever added to. */
export const giftCardEntries = pgTable(
  'gift_card_entries',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    giftCardId: text('gift_card_id')
      .notNull()
      .references(() => giftCards.id),
    kind: text('kind').$type<EntryKind>().notNull(),
    /** What came in; negative where it went out. */
    amount: bigint('amount', { mode: 'number' }).notNull(),
    /** The order that was paid, or is paid back. */
    orderId: text('order_id').references(() => orders.id),
    /** Names what is booked once: the order, the refund, the request of staff. */
    key: text('key').notNull(),
    /** Why staff adjusted it. */
    reason: text('reason'),
    at: moment('at').notNull()
  },
  (table) => [
    uniqueIndex('gift_card_entries_once').on(table.giftCardId, table.kind, table.key),
    index('gift_card_entries_order').on(table.orderId),
    check('gift_card_entries_amount', sql`${table.amount} <> 0`)
  ]
)

/** What a card pays of an order. `held` until the order is paid; `released` where its time is over or it was cancelled. */
export const giftCardUses = pgTable(
  'gift_card_uses',
  {
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    giftCardId: text('gift_card_id')
      .notNull()
      .references(() => giftCards.id),
    /** In which order the cards are used. */
    position: integer('position').notNull(),
    amount: bigint('amount', { mode: 'number' }).notNull(),
    state: text('state').$type<'held' | 'released' | 'spent'>().notNull(),
    /** What refunds gave back. */
    returned: bigint('returned', { mode: 'number' }).notNull().default(0)
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.giftCardId] }),
    index('gift_card_uses_card').on(table.giftCardId),
    check('gift_card_uses_amount', sql`${table.amount} > 0`),
    check('gift_card_uses_returned', sql`${table.returned} >= 0 and ${table.returned} <= ${table.amount}`)
  ]
)
