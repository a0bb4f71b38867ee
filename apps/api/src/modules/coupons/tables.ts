import { sql } from 'drizzle-orm'
import { boolean, check, doublePrecision, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

const moment = (name: string) => timestamp(name, { withTimezone: true })

/** Coupons and their conditions. Uses are not stored but counted from the orders, so that a cancelled order returns its use. */
export const coupons = pgTable(
  'coupons',
  {
    /** In capitals. */
    code: text('code').primaryKey(),
    kind: text('kind').$type<'percent' | 'amount' | 'free-shipping'>().notNull().default('percent'),
    percentOff: doublePrecision('percent_off'),
    /** Minor units. */
    amountOff: integer('amount_off'),
    /** Minimum value of the products it applies to, in minor units. */
    minimum: integer('minimum').notNull(),
    startsAt: moment('starts_at'),
    endsAt: moment('ends_at'),
    /** Slugs of the categories and products it applies to; all if both are empty. */
    categories: jsonb('categories').$type<string[]>().notNull().default([]),
    products: jsonb('products').$type<string[]>().notNull().default([]),
    isFirstOrderOnly: boolean('is_first_order_only').notNull().default(false),
    isOncePerCustomer: boolean('is_once_per_customer').notNull().default(false),
    /** Largest number of orders; null for unlimited. */
    maxUses: integer('max_uses'),
    isActive: boolean('is_active').notNull().default(true),
    createdAt: moment('created_at').notNull().defaultNow()
  },
  (table) => [
    index('coupons_listed').on(table.createdAt, table.code),
    index('coupons_code').using('gin', table.code.op('gin_trgm_ops')),
    check(
      'coupons_worth',
      sql`coalesce(case ${table.kind} when 'percent' then ${table.percentOff} > 0 and ${table.percentOff} <= 100 when 'amount' then ${table.amountOff} > 0 else ${table.kind} = 'free-shipping' end, false)`
    )
  ]
)

/** Failed code attempts, counted by cart, account and network. */
export const couponGuesses = pgTable(
  'coupon_guesses',
  {
    /** Keyed hash of a cart, an account or a network. */
    hash: text('hash').primaryKey(),
    count: integer('count').notNull(),
    /** The count restarts then. */
    expiresAt: moment('expires_at').notNull()
  },
  (table) => [index('coupon_guesses_expires').on(table.expiresAt)]
)
