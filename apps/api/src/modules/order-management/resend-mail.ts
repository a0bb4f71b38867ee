import type { OrderMails } from '@motif/contract'
import { and, asc, desc, eq, isNull } from 'drizzle-orm'
import type { Transaction } from '../../platform/database.ts'
import type { Platform } from '../../platform/platform.ts'
import { ProblemError } from '../../platform/problem.ts'
import { audit, countChanges } from '../audit/index.ts'
import {
  type OrderMailOptions,
  type OrderRow,
  changesIn,
  historyOf,
  isSent,
  lastStage,
  lockOrder,
  mailEdit,
  mailOrder,
  mailQuestion,
  mailsAbout,
  openEditOf,
  orderLines,
  orders,
  productionJobs,
  productionQuestions,
  shipmentState
} from '../orders/index.ts'
import { moneyOf, piecesPaidBack } from '../payments/index.ts'

const hourMs = 3_600_000

/** Mails of an order that staff may send again in an hour. */
const resendsPerHour = 5

/** Writes a mail anew, from the order as it is now. */
type Resend = () => Promise<void>

/** The open question to the buyer, with its item. */
async function openQuestion(tx: Transaction, orderId: string) {
  const [row] = await tx
    .select({ text: productionQuestions.text, item: orderLines.name })
    .from(productionQuestions)
    .innerJoin(productionJobs, eq(productionJobs.id, productionQuestions.jobId))
    .innerJoin(orderLines, eq(orderLines.id, productionJobs.lineId))
    .where(
      and(
        eq(productionJobs.orderId, orderId),
        eq(productionJobs.stage, 'ask'),
        isNull(productionJobs.closedAt),
        isNull(productionQuestions.answer)
      )
    )
    .orderBy(desc(productionQuestions.askedAt), asc(productionQuestions.id))
    .limit(1)
  return row
}

/** Mails that are still true of an order, by template. Corrections and changes that happened once are not repeated. */
async function currentMails(platform: Platform, tx: Transaction, order: OrderRow): Promise<Map<string, Resend>> {
  const { id, status, currency } = order
  const [stage, history, edit, question] = [
    await lastStage(tx, id),
    await historyOf(tx, id),
    await openEditOf(tx, id),
    await openQuestion(tx, id)
  ]
  const note = history.findLast((step) => step.status === status)?.note ?? undefined
  const mails = new Map<string, Resend>()
  const add = (mail: NonNullable<OrderMailOptions['mail']>, options: OrderMailOptions = {}, words?: string) =>
    mails.set(mail, () => mailOrder(platform, tx, order, words, { mail, ...options }))
  add('order-link')
  if (status === 'cancelled') add('order-cancelled', {}, note)
  else if (status === 'refunded') add('order-refunded', {}, note)
  else if (order.paidAt !== null) {
    add('order-paid')
    if (status === 'partially_refunded') {
      const refund = (await moneyOf(tx, id)).refunds.at(-1)
      if (refund) add('order-partly-refunded', { refunded: { amount: refund.amount, currency } }, refund.reason)
    }
    if (stage === 'in_production') add('order-in-production')
    if (stage === 'delivered') add('order-delivered')
    const { shipments, unsent } = await shipmentState(tx, order, await piecesPaidBack(tx, id))
    const sent = shipments.filter(isSent)
    const last = sent.at(-1)
    if (last && stage !== 'delivered') {
      const parcel = { tracking: last.tracking, lines: last.lines, rest: unsent }
      if (stage === 'shipped') add('order-shipped', sent.length > 1 ? { parcel } : {}, last.note ?? undefined)
      else add('order-part-shipped', { parcel }, last.note ?? undefined)
    }
    if (question)
      mails.set('order-question', () =>
        mailQuestion(platform, tx, order, { item: question.item, question: question.text })
      )
    if (edit?.endsAt)
      mails.set('order-difference', () =>
        mailEdit(platform, tx, order, {
          changes: changesIn(edit),
          difference: { amount: edit.difference, currency },
          reason: edit.reason,
          endsAt: edit.endsAt
        })
      )
  }
  return mails
}

const resendsLeft = async ({ clock }: Pick<Platform, 'clock'>, tx: Transaction, subject: string): Promise<number> => {
  const since = new Date(clock.now().getTime() - hourMs)
  return Math.max(0, resendsPerHour - (await countChanges(tx, { subject, action: 'order.resend-mail', since })))
}

async function viewMails(platform: Platform, tx: Transaction, order: OrderRow): Promise<OrderMails> {
  const sent = Map.groupBy(await mailsAbout(tx, order.id), ({ mail }) => mail)
  const current = order.email === '' ? new Map<string, Resend>() : await currentMails(platform, tx, order)
  return {
    to: order.email === '' ? null : order.email,
    items: [...sent]
      .flatMap(([mail, own]) => {
        const at = own.at(-1)?.at.toISOString()
        return at === undefined ? [] : [{ mail, at, count: own.length, isCurrent: current.has(mail) }]
      })
      .toSorted((one, other) => other.at.localeCompare(one.at)),
    resendsLeft: await resendsLeft(platform, tx, order.id)
  }
}

/** Mails that the buyer of an order got, and which may be sent again. Refused with `order-unknown`. */
export const mailsOfOrder = (platform: Platform, orderId: string): Promise<OrderMails> =>
  platform.db.transaction(async (tx) => {
    const [order] = await tx.select().from(orders).where(eq(orders.id, orderId))
    if (!order) throw new ProblemError('order-unknown')
    return viewMails(platform, tx, order)
  })

/**
 * Sends a mail again to the buyer's current address, from the order as it is now. Refused with `order-mail-outdated` if it was never sent or is no
 * longer true, and with `order-mails-over-limit`.
 */
export const resendMail = (
  platform: Platform,
  adminId: string,
  { orderId, mail }: { orderId: string; mail: string }
): Promise<OrderMails> =>
  platform.db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId)
    if (!order) throw new ProblemError('order-unknown')
    const { items, resendsLeft: left } = await viewMails(platform, tx, order)
    if (!items.some((item) => item.mail === mail && item.isCurrent)) throw new ProblemError('order-mail-outdated')
    if (left === 0) throw new ProblemError('order-mails-over-limit', { params: { count: resendsPerHour } })
    await (await currentMails(platform, tx, order)).get(mail)?.()
    // The log leaves the address out, because it outlives the order.
    await audit(platform, tx, { adminId, action: 'order.resend-mail', subject: orderId, change: { mail } })
    return viewMails(platform, tx, order)
  })
