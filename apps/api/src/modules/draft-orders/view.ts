import type { DraftOrder, DraftOrderList } from '@motif/contract'
import type { DraftOrderState } from '@motif/contract/draft-order-rules'
import { and, desc, eq, getTableColumns, isNull, sql } from 'drizzle-orm'
import { customerKeyOf } from '../../platform/customer-key.ts'
import { containsPattern } from '../../platform/text-patterns.ts'
import type { Platform } from '../../platform/platform.ts'
import { namesOf } from '../accounts/index.ts'
import { rememberLines } from '../carts/index.ts'
import { orders } from '../orders/index.ts'
import { minimumPayment } from '../payments/index.ts'
import { readDraftDesigns, readDraftLines } from './lines.ts'
import { paymentUrl } from './links.ts'
import { lacksOf, priceDraft, viewPrice } from './price.ts'
import { draftNotFound, orderOf, stateIn, stateOf } from './state.ts'
import { draftOrderLines, draftOrders } from './tables.ts'

/** A draft for staff. */
export async function readDraft(platform: Platform, id: string): Promise<DraftOrder> {
  const { db, clock, shop } = platform
  const [draft] = await db
    .select()
    .from(draftOrders)
    .where(and(eq(draftOrders.id, id), isNull(draftOrders.deletedAt)))
  if (!draft) throw draftNotFound()
  const order = await orderOf(db, draft)
  const state = stateOf(platform, draft, order)
  const lines = await readDraftLines(db, id)
  await rememberLines(db, lines, clock.now(), readDraftDesigns)
  const { email, shippingAddress, billingAddress, shippingMethod, note, discount, linkId, sentAt, endsAt } = draft
  const price = priceDraft(platform, lines, draft)
  const names = await namesOf(db, [draft.createdBy])
  return {
    id,
    state,
    revision: draft.revision,
    email,
    shippingAddress,
    billingAddress,
    shippingMethod,
    note,
    discount,
    price: viewPrice(platform, lines, price, state === 'sent' || state === 'paid' ? draft.offer : null),
    lacks: lacksOf(draft, lines, price),
    least: { amount: Math.max(1, minimumPayment(platform)), currency: shop.currency.code },
    by: names.get(draft.createdBy) ?? null,
    customerKey: email === null ? null : customerKeyOf(platform, email),
    createdAt: draft.createdAt.toISOString(),
    updatedAt: draft.updatedAt.toISOString(),
    link:
      state === 'sent' && linkId !== null && sentAt !== null && endsAt !== null
        ? { url: paymentUrl(platform, linkId), sentAt: sentAt.toISOString(), endsAt: endsAt.toISOString() }
        : null,
    order: state === 'paid' && order ? { id: order.id, number: order.number } : null
  }
}

export interface DraftFilter {
  page: number
  pageSize: number
  state?: DraftOrderState | undefined
  q?: string | undefined
}

/** Drafts, last changed first. */
export async function listDrafts(
  platform: Platform,
  { page, pageSize, state, q = '' }: DraftFilter
): Promise<DraftOrderList> {
  const { db } = platform
  const stateNow = stateIn(platform)
  const name = sql<string | null>`${draftOrders.shippingAddress} ->> 'name'`
  const where = and(
    isNull(draftOrders.deletedAt),
    state === undefined ? undefined : sql`${stateNow} = ${state}`,
    q === ''
      ? undefined
      : sql`(coalesce(${draftOrders.email}, '') || ' ' || coalesce(${name}, '')) ilike ${containsPattern(q)}`
  )
  const pieces = sql<number>`(select coalesce(sum(${draftOrderLines.quantity}), 0)::int from ${draftOrderLines} where ${draftOrderLines.draftId} = ${draftOrders.id})`
  const joined = eq(orders.id, draftOrders.orderId)
  const { id, revision, email, total, currency, endsAt, createdBy, updatedAt } = getTableColumns(draftOrders)
  const rows = await db
    .select({
      draft: { id, revision, email, total, currency, endsAt, createdBy, updatedAt },
      state: stateNow,
      name,
      pieces,
      order: { id: orders.id, number: orders.number }
    })
    .from(draftOrders)
    .leftJoin(orders, joined)
    .where(where)
    .orderBy(desc(draftOrders.updatedAt), desc(draftOrders.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize)
  const [counted] = await db
    .select({ total: sql<number>`count(*)::int` })
    .from(draftOrders)
    .leftJoin(orders, joined)
    .where(where)
  const names = await namesOf(
    db,
    rows.map(({ draft }) => draft.createdBy)
  )
  return {
    items: rows.map(({ draft, state: isNow, name: called, pieces: count, order }) => ({
      id: draft.id,
      state: isNow,
      revision: draft.revision,
      email: draft.email,
      name: called,
      pieces: count,
      total: { amount: draft.total, currency: draft.currency },
      by: names.get(draft.createdBy) ?? null,
      updatedAt: draft.updatedAt.toISOString(),
      endsAt: isNow === 'sent' || isNow === 'ended' ? (draft.endsAt?.toISOString() ?? null) : null,
      order: isNow === 'paid' ? order : null
    })),
    total: counted?.total ?? 0,
    page,
    pageSize
  }
}
