import { type SQL, and, asc, desc, eq, inArray, isNotNull, isNull, max, or, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Database, Transaction } from '../../platform/database.ts'
import { type PersonalData, type Subject, ofAccount, rowsAbout } from '../../platform/personal-data.ts'
import type { Platform } from '../../platform/platform.ts'
import { storedShipments } from './shipments.ts'
import { stages } from './statuses.ts'
import {
  orderEdits,
  orderHistory,
  orderLines,
  orderMails,
  orders,
  productionJobs,
  productionQuestions
} from './tables.ts'

/** Orders of an account, and guest orders of its address. */
export const ordersOf = (subject: Subject): SQL =>
  or(ofAccount(orders.customerId, subject), and(isNull(orders.customerId), eq(orders.email, subject.email))) ??
  sql`false`

/** Their ids, as a subquery. */
export const orderIdsOf = (subject: Subject): SQL =>
  sql`(select ${orders.id} from ${orders} where ${ordersOf(subject)})`

const dayMs = 86_400_000

/** Days after which an unpaid order will not be paid any more. */
const unpaidDays = 2

/** Number of orders still to be paid, produced or sent, which prevent an erasure. */
export function countOpenOrders(
  { clock }: Pick<Platform, 'clock'>,
  db: Database | Transaction,
  subject: Subject
): Promise<number> {
  const lastStage = sql`(
    select ${orderHistory.status} from ${orderHistory}
    where ${orderHistory.orderId} = ${orders.id} and ${inArray(orderHistory.status, [...stages])}
    order by ${orderHistory.id} desc limit 1
  )`
  const mayBePaid = sql`${orders.placedAt} > ${new Date(clock.now().getTime() - unpaidDays * dayMs).toISOString()}::timestamptz`
  return db.$count(
    orders,
    and(
      ordersOf(subject),
      or(
        inArray(orders.status, ['paid', 'in_production']),
        and(eq(orders.status, 'pending'), mayBePaid),
        and(eq(orders.status, 'partially_refunded'), sql`${lastStage} in ('paid', 'in_production')`)
      )
    )
  )
}

const more = async (db: Database, { id }: Record<string, unknown>) => {
  const orderId = String(id)
  return {
    lines: await db
      .select({
        sku: orderLines.sku,
        name: orderLines.name,
        options: orderLines.options,
        quantity: orderLines.quantity,
        unitPrice: orderLines.unitPrice,
        total: orderLines.total,
        image: orderLines.image,
        design: orderLines.design
      })
      .from(orderLines)
      .where(eq(orderLines.orderId, orderId))
      .orderBy(asc(orderLines.position)),
    history: await db
      .select({ status: orderHistory.status, by: orderHistory.by, note: orderHistory.note, at: orderHistory.at })
      .from(orderHistory)
      .where(eq(orderHistory.orderId, orderId))
      .orderBy(asc(orderHistory.id)),
    shipments: ((await storedShipments(db, [orderId])).get(orderId) ?? []).map(
      ({ tracking, note, at, voidedAt, voidReason, lines }) => ({ tracking, note, at, voidedAt, voidReason, lines })
    ),
    mails: await db
      .select({ mail: orderMails.mail, at: orderMails.at })
      .from(orderMails)
      .where(eq(orderMails.orderId, orderId))
      .orderBy(asc(orderMails.id)),
    edits: await db
      .select({ before: orderEdits.before, after: orderEdits.after, reason: orderEdits.reason, at: orderEdits.at })
      .from(orderEdits)
      .where(eq(orderEdits.orderId, orderId))
      .orderBy(asc(orderEdits.at)),
    questions: await db
      .select({
        text: productionQuestions.text,
        askedAt: productionQuestions.askedAt,
        answer: productionQuestions.answer,
        answerText: productionQuestions.answerText,
        answeredAt: productionQuestions.answeredAt
      })
      .from(productionQuestions)
      .innerJoin(productionJobs, eq(productionJobs.id, productionQuestions.jobId))
      .where(eq(productionJobs.orderId, orderId))
      .orderBy(asc(productionQuestions.askedAt))
  }
}

const paid = (subject: Subject): SQL => sql`${ordersOf(subject)} and ${isNotNull(orders.paidAt)}`
const unpaid = (subject: Subject): SQL => sql`${ordersOf(subject)} and ${isNull(orders.paidAt)}`
const kept = { table: orders, by: orders.id, without: ['buyer', 'hold', 'network'], more }

/** Columns that identify the buyer, cleared. */
const unnamed = { email: '', customerId: null, giftNote: null, network: null }

/** Paid orders: name, items and address stay with the invoice. */
export const orderData: PersonalData = rowsAbout(
  { ...kept, which: (subject) => sql`(${paid(subject)})` },
  {
    kind: 'orders',
    fate: 'reduced',
    erase: async (_platform, tx, subject) => {
      const jobs = tx
        .select({ id: productionJobs.id })
        .from(productionJobs)
        .where(inArray(productionJobs.orderId, orderIdsOf(subject)))
      // Texts are deleted; that a question was asked and answered stays.
      await tx
        .update(productionQuestions)
        .set({ text: '', answerText: null })
        .where(inArray(productionQuestions.jobId, jobs))
      await tx
        .update(productionJobs)
        .set({ reasonText: null })
        .where(inArray(productionJobs.orderId, orderIdsOf(subject)))
      const withoutPhone = (content: PgColumn) =>
        sql`${content} #- '{shippingAddress,phone}' #- '{billingAddress,phone}'`
      await tx
        .update(orderEdits)
        .set({
          before: withoutPhone(orderEdits.before),
          after: withoutPhone(orderEdits.after),
          reason: '',
          waiver: null
        })
        .where(inArray(orderEdits.orderId, orderIdsOf(subject)))
      return tx
        .update(orders)
        .set({
          ...unnamed,
          shippingAddress: sql`${orders.shippingAddress} - 'phone'`,
          billingAddress: sql`${orders.billingAddress} - 'phone'`
        })
        .where(paid(subject))
    }
  }
)

/** An address with only its required fields. */
const nowhere = (address: PgColumn) =>
  sql`jsonb_build_object('name', '–', 'line1', '–', 'city', '–', 'postalCode', ${address} -> 'postalCode', 'country', ${address} -> 'country')`

/** Unpaid orders: only their existence, items and postal code stay. */
export const unpaidOrderData: PersonalData = rowsAbout(
  { ...kept, which: (subject) => sql`(${unpaid(subject)})` },
  {
    kind: 'unpaidOrders',
    fate: 'anonymised',
    erase: async (_platform, tx, subject) => {
      const ids = sql`(select ${orders.id} from ${orders} where ${unpaid(subject)})`
      await tx
        .update(orderLines)
        .set({
          design: null,
          designId: null,
          member: null,
          image: sql`jsonb_set(${orderLines.image}, '{url}', to_jsonb(regexp_replace(${orderLines.image} ->> 'url', '[^/]+$', 'blank')))`
        })
        .where(and(inArray(orderLines.orderId, ids), isNotNull(orderLines.design)))
      await tx
        .update(orders)
        .set({
          ...unnamed,
          shippingAddress: nowhere(orders.shippingAddress),
          billingAddress: nowhere(orders.billingAddress)
        })
        .where(unpaid(subject))
    }
  }
)

/** Coupons a person used, latest first. */
export const couponsOf = (db: Database, subject: Subject, limit: number) =>
  db
    .select({
      code: sql<string>`${orders.coupon}`,
      currency: orders.currency,
      orders: sql<number>`count(*)::int`,
      discount: sql<number>`sum((${orders.totals} -> 'discount' ->> 'amount')::bigint)::float8`,
      lastAt: sql`max(${orders.placedAt})`.mapWith(orders.placedAt)
    })
    .from(orders)
    .where(and(ordersOf(subject), isNotNull(orders.coupon), sql`${orders.status} <> 'cancelled'`))
    .groupBy(orders.coupon, orders.currency)
    .orderBy(desc(max(orders.placedAt)))
    .limit(limit)
