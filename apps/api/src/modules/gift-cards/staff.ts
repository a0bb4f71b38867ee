import type {
  AdminGiftCard,
  GiftCardAdjustment,
  GiftCardChange,
  GiftCardList,
  GiftCardPage,
  IssuedGiftCard,
  NewGiftCards
} from '@motif/contract'
import { type GiftCardState, shownGiftCardCode } from '@motif/contract/gift-card-rules'
import {
  type SQL,
  and,
  desc,
  eq,
  exists,
  getTableColumns,
  gt,
  isNotNull,
  isNull,
  like,
  lte,
  or,
  sql
} from 'drizzle-orm'
import { createHash } from 'node:crypto'
import type { Database, Transaction } from '../../platform/database.ts'
import { containsPattern } from '../../platform/text-patterns.ts'
import type { Platform } from '../../platform/platform.ts'
import { ProblemError } from '../../platform/problem.ts'
import { audit } from '../audit/index.ts'
import { orders } from '../orders/index.ts'
import { holdCurrency } from '../pricing/index.ts'
import { codeHashOf, codeOfBatch, lastFourOf } from './codes.ts'
import { issueGiftCards } from './issue.ts'
import { bookEntry } from './ledger.ts'
import { type GiftCardRow, giftCardEntries, giftCards } from './tables.ts'

/** Largest number of entries on a page. */
const entriesMax = 200

const hasEnded = (now: Date): SQL => sql`(${isNotNull(giftCards.endsAt)} and ${lte(giftCards.endsAt, now)})`

/** SQL condition of a state; the states exclude each other, in this order. */
function isIn(state: GiftCardState, now: Date): SQL | undefined {
  const isGoing = and(isNull(giftCards.stoppedAt), sql`not ${hasEnded(now)}`)
  if (state === 'stopped') return isNotNull(giftCards.stoppedAt)
  if (state === 'ended') return and(isNull(giftCards.stoppedAt), hasEnded(now))
  return and(isGoing, state === 'active' ? gt(giftCards.balance, 0) : eq(giftCards.balance, 0))
}

function stateOf({ stoppedAt, endsAt, balance }: GiftCardRow, now: Date): GiftCardState {
  if (stoppedAt !== null) return 'stopped'
  if (endsAt !== null && endsAt <= now) return 'ended'
  return balance === 0 ? 'used-up' : 'active'
}

function viewCard({ clock }: Pick<Platform, 'clock'>, card: GiftCardRow): AdminGiftCard {
  const { id, lastFour, currency, recipientEmail } = card
  return {
    id,
    lastFour,
    state: stateOf(card, clock.now()),
    amount: { amount: card.amount, currency },
    balance: { amount: card.balance, currency },
    reserved: { amount: card.reserved, currency },
    endsAt: card.endsAt?.toISOString() ?? null,
    recipientEmail,
    createdAt: card.createdAt.toISOString()
  }
}

/** Cards with these last four letters, mailed to a matching address, or used for the order of this number. */
function matching(db: Database, q: string): SQL | undefined {
  const paid = db
    .select({ id: giftCardEntries.id })
    .from(giftCardEntries)
    .innerJoin(orders, eq(orders.id, giftCardEntries.orderId))
    .where(and(eq(giftCardEntries.giftCardId, giftCards.id), eq(orders.number, q.toUpperCase())))
  return or(
    eq(giftCards.lastFour, q.toUpperCase()),
    like(giftCards.recipientEmail, containsPattern(q.toLowerCase())),
    exists(paid)
  )
}

export async function listGiftCards(
  { db, clock, shop }: Platform,
  {
    after,
    pageSize,
    q = '',
    state
  }: {
    after?: string | undefined
    pageSize: number
    q?: string | undefined
    state?: GiftCardState | undefined
  }
): Promise<GiftCardList> {
  const now = clock.now()
  const rows = await db
    .select()
    .from(giftCards)
    .where(
      and(
        q === '' ? undefined : matching(db, q),
        state && isIn(state, now),
        // Compared in the database, because JavaScript dates lack its microseconds.
        after === undefined
          ? undefined
          : sql`(${giftCards.createdAt}, ${giftCards.id}) < (select created_at, id from gift_cards where id = ${after})`
      )
    )
    .orderBy(desc(giftCards.createdAt), desc(giftCards.id))
    .limit(pageSize + 1)
  const shown = rows.slice(0, pageSize)
  const { code: currency } = shop.currency
  const [owed] = await db
    .select({ amount: sql`coalesce(sum(${giftCards.balance}), 0)`.mapWith(Number) })
    .from(giftCards)
    .where(and(isIn('active', now), eq(giftCards.currency, currency)))
  return {
    items: shown.map((card) => viewCard({ clock }, card)),
    next: rows.length > pageSize ? (shown.at(-1)?.id ?? null) : null,
    outstanding: { amount: owed?.amount ?? 0, currency }
  }
}

const giftCardNotFound = () => new ProblemError('gift-card-not-found')

async function viewPage(
  platform: Pick<Platform, 'clock'>,
  db: Database | Transaction,
  card: GiftCardRow
): Promise<GiftCardPage> {
  const rows = await db
    .select({
      ...getTableColumns(giftCardEntries),
      number: orders.number,
      balance: sql`sum(${giftCardEntries.amount}) over (order by ${giftCardEntries.id})`.mapWith(Number)
    })
    .from(giftCardEntries)
    .leftJoin(orders, eq(orders.id, giftCardEntries.orderId))
    .where(eq(giftCardEntries.giftCardId, card.id))
    .orderBy(desc(giftCardEntries.id))
    .limit(entriesMax + 1)
  const { currency } = card
  return {
    ...viewCard(platform, card),
    message: card.message,
    entries: rows.slice(0, entriesMax).map(({ id, kind, amount, balance, at, orderId, number, reason }) => ({
      id,
      kind,
      amount: { amount, currency },
      balance: { amount: balance, currency },
      at: at.toISOString(),
      order: orderId === null || number === null ? null : { id: orderId, number },
      reason
    })),
    isCut: rows.length > entriesMax
  }
}

export async function readGiftCard(platform: Platform, id: string): Promise<GiftCardPage> {
  const [card] = await platform.db.select().from(giftCards).where(eq(giftCards.id, id))
  if (!card) throw giftCardNotFound()
  return viewPage(platform, platform.db, card)
}

async function lockCard(tx: Transaction, id: string): Promise<GiftCardRow> {
  const [card] = await tx.select().from(giftCards).where(eq(giftCards.id, id)).for('no key update')
  if (!card) throw giftCardNotFound()
  return card
}

/** A batch id from author, request and key: the same request is the same batch. */
const batchOf = (...parts: readonly unknown[]) => createHash('sha256').update(JSON.stringify(parts)).digest('base64url')

function checkEnd({ clock }: Pick<Platform, 'clock'>, endsAt: string | null | undefined): Date | null {
  const end = endsAt ? new Date(endsAt) : null
  if (end !== null && end <= clock.now())
    throw new ProblemError('gift-card-ends-in-past', { errors: [{ pointer: '/endsAt' }] })
  return end
}

/** Creates cards. Their codes are mailed or returned, and stored nowhere; the log has their last four letters. */
export function addGiftCards(
  platform: Platform,
  adminId: string,
  key: string,
  wish: NewGiftCards
): Promise<{ items: IssuedGiftCard[] }> {
  const endsAt = checkEnd(platform, wish.endsAt)
  const recipientEmail = wish.recipientEmail?.toLowerCase() ?? null
  return platform.db.transaction(async (tx) => {
    await holdCurrency(platform, tx)
    const { issued, isNew } = await issueGiftCards(platform, tx, {
      ...wish,
      batch: batchOf('issue', adminId, key, wish),
      endsAt,
      recipientEmail
    })
    for (const { card, code } of isNew ? issued : []) {
      await audit(platform, tx, {
        adminId,
        action: 'gift-card.issue',
        subject: card.id,
        change: { from: null, to: { ...wish, recipientEmail: undefined, message: undefined, lastFour: card.lastFour } }
      })
      if (code !== undefined) await mailCode(platform, tx, card, code)
    }
    return {
      items: issued.map(({ card, code }) => ({
        card: viewCard(platform, card),
        code: card.recipientEmail === null && code !== undefined ? shownGiftCardCode(code) : null
      }))
    }
  })
}

async function mailCode(
  { mail }: Platform,
  tx: Transaction,
  { recipientEmail: to, balance, currency, endsAt, message }: GiftCardRow,
  code: string
): Promise<void> {
  if (to === null) return
  await mail.send(
    {
      to,
      template: 'gift-card',
      data: {
        code: shownGiftCardCode(code),
        amount: { amount: balance, currency },
        ...(message === null ? undefined : { message }),
        ...(endsAt === null ? undefined : { endsAt: endsAt.toISOString() })
      }
    },
    { tx }
  )
}

/** Adjusts a balance: never below what is held. Once per key. */
export function adjustGiftCard(
  platform: Platform,
  adminId: string,
  { id, key, amount, reason }: GiftCardAdjustment & { id: string; key: string }
): Promise<GiftCardPage> {
  return platform.db.transaction(async (tx) => {
    const card = await lockCard(tx, id)
    const own = `${adminId} ${key}`
    const [known] = await tx
      .select()
      .from(giftCardEntries)
      .where(
        and(eq(giftCardEntries.giftCardId, id), eq(giftCardEntries.kind, 'adjusted'), eq(giftCardEntries.key, own))
      )
    if (known) {
      if (known.amount !== amount || known.reason !== reason) throw new ProblemError('gift-card-sent-differently')
      return viewPage(platform, tx, card)
    }
    const rest = card.balance - card.reserved
    if (amount + rest < 0) {
      const { code: currency, decimals } = platform.shop.currency
      throw new ProblemError('gift-card-over-balance', {
        params: { rest, currency, decimals },
        errors: [{ pointer: '/amount' }]
      })
    }
    await bookEntry(platform, tx, id, { kind: 'adjusted', amount, key: own, reason })
    await audit(platform, tx, {
      adminId,
      action: 'gift-card.adjust',
      subject: id,
      change: { from: { balance: card.balance }, to: { balance: card.balance + amount }, amount, reason }
    })
    return viewPage(platform, tx, await lockCard(tx, id))
  })
}

/** Amounts held for an order stay held. */
export function changeGiftCard(
  platform: Platform,
  adminId: string,
  id: string,
  { isStopped, endsAt }: GiftCardChange
): Promise<GiftCardPage> {
  return platform.db.transaction(async (tx) => {
    const card = await lockCard(tx, id)
    const fields = {
      ...(isStopped === undefined || isStopped === (card.stoppedAt !== null)
        ? undefined
        : { stoppedAt: isStopped ? platform.clock.now() : null }),
      ...(endsAt === undefined ? undefined : { endsAt: checkEnd(platform, endsAt) })
    }
    if (Object.keys(fields).length === 0) return viewPage(platform, tx, card)
    const [changed] = await tx.update(giftCards).set(fields).where(eq(giftCards.id, id)).returning()
    const from = Object.fromEntries(Object.entries(card).filter(([name]) => name in fields))
    await audit(platform, tx, { adminId, action: 'gift-card.change', subject: id, change: { from, to: fields } })
    return viewPage(platform, tx, changed ?? card)
  })
}

/** Replaces a lost code. The same key gives the same code. */
export function replaceCode(
  platform: Platform,
  adminId: string,
  { id, key }: { id: string; key: string }
): Promise<IssuedGiftCard> {
  return platform.db.transaction(async (tx) => {
    const card = await lockCard(tx, id)
    const code = codeOfBatch(platform, batchOf('code', adminId, key, id), 0)
    const [codeHash, lastFour] = [codeHashOf(platform, code), lastFourOf(code)]
    if (card.codeHash !== codeHash) {
      await tx.update(giftCards).set({ codeHash, lastFour }).where(eq(giftCards.id, id))
      await audit(platform, tx, {
        adminId,
        action: 'gift-card.new-code',
        subject: id,
        change: { from: { lastFour: card.lastFour }, to: { lastFour } }
      })
    }
    return { card: viewCard(platform, { ...card, lastFour }), code: shownGiftCardCode(code) }
  })
}
