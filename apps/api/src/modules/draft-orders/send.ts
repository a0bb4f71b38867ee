import { eq } from 'drizzle-orm'
import type { Transaction } from '../../platform/database.ts'
import type { Platform } from '../../platform/platform.ts'
import { ProblemError } from '../../platform/problem.ts'
import { audit } from '../audit/index.ts'
import { viewLine } from '../carts/index.ts'
import { stockTransaction } from '../catalogue/index.ts'
import { placeLines, placeWithRetries, refuseWithdrawn } from '../checkout/index.ts'
import { keepNote } from '../order-management/index.ts'
import { minimumPayment, settleManually } from '../payments/index.ts'
import { type DraftLine, placedAsDraft, readDraftLines } from './lines.ts'
import { linkIdBytes, paymentUrl } from './links.ts'
import { lacksOf, priceDraft } from './price.ts'
import { withoutLink } from './save.ts'
import { askAboutOrder, giveUpOrder, lockDraft, mustBeCurrent, orderOf, stateOf } from './state.ts'
import { type DraftRow, type Offer, draftOrders } from './tables.ts'

/** A complete draft, ready for placement. */
interface ReadyDraft {
  email: string
  shippingAddress: NonNullable<DraftRow['shippingAddress']>
  billingAddress: NonNullable<DraftRow['billingAddress']>
  lines: DraftLine[]
  offer: Offer
}

/** The offered amounts by line; undefined if a line is gone. */
export function offeredAmounts(lines: readonly DraftLine[], offer: Offer) {
  const amounts = lines.flatMap(({ id }) => offer.lines.find(({ lineId }) => lineId === id) ?? [])
  return amounts.length === lines.length && lines.length === offer.lines.length ? amounts : undefined
}

/** The amount the customer pays: the offer while its link is open, else today's price. Refused if data is missing, or if staff saw another total. */
async function readyToPay(
  platform: Platform,
  tx: Transaction,
  draft: DraftRow,
  { total, isAnew }: { total: number; isAnew: boolean }
): Promise<ReadyDraft> {
  const { email, shippingAddress, billingAddress, currency } = draft
  if (currency !== platform.shop.currency.code) throw new ProblemError('draft-order-other-currency')
  const lines = await readDraftLines(tx, draft.id)
  refuseWithdrawn(lines)
  const price = priceDraft(platform, lines, draft)
  const isOpen = !isAnew && stateOf(platform, draft, await orderOf(tx, draft)) === 'sent'
  const isWhole = lacksOf(draft, lines, price).length === 0
  if (email === null || shippingAddress === null || !price.method || !isWhole)
    throw new ProblemError('draft-order-incomplete')
  const offered = isOpen ? draft.offer : null
  const offer = offered ?? {
    lines: lines.map(({ id }, index) => {
      const amounts = price.amounts[index]
      if (!amounts) throw new Error(`Line ${id} has no price`)
      return { ...amounts, lineId: id }
    }),
    totals: price.totals,
    method: price.method
  }
  if (offer.totals.total.amount !== total || !offeredAmounts(lines, offer))
    throw new ProblemError('draft-order-price-changed')
  return { email, shippingAddress, billingAddress: billingAddress ?? shippingAddress, lines, offer }
}

/** Mails the customer a payment link at today's price. Earlier links become invalid. */
export async function sendDraft(
  platform: Platform,
  personId: string,
  { id, revision, days, total }: { id: string; revision: number; days: number; total: number }
): Promise<void> {
  const { clock, shop } = platform
  await askAboutOrder(platform, id)
  await stockTransaction(platform, async (tx) => {
    const draft = await lockDraft(tx, id)
    mustBeCurrent(draft, revision)
    await giveUpOrder(platform, tx, draft)
    const { email, shippingAddress, lines, offer } = await readyToPay(platform, tx, draft, { total, isAnew: true })
    const least = Math.max(1, minimumPayment(platform))
    const { code: currency, decimals } = shop.currency
    if (total < least) throw new ProblemError('draft-order-too-small', { params: { least, currency, decimals } })
    const [linkId, sentAt] = [platform.randomId(linkIdBytes), clock.now()]
    const endsAt = new Date(sentAt.getTime() + days * 86_400_000)
    await tx
      .update(draftOrders)
      .set({
        ...withoutLink,
        linkId,
        offer,
        sentAt,
        endsAt,
        withdrawnAt: null,
        total,
        revision: revision + 1,
        updatedAt: sentAt
      })
      .where(eq(draftOrders.id, id))
    await audit(platform, tx, {
      adminId: personId,
      action: 'draft-order.send',
      subject: id,
      change: { from: null, to: { until: endsAt.toISOString(), total } }
    })
    await platform.mail.send(
      {
        to: email,
        template: 'payment-link',
        data: {
          lines: lines.map((line, index) => {
            const { name, options, quantity, total: cost, image } = viewLine(line, offer.lines[index], currency)
            return { name, options, quantity, total: cost, image }
          }),
          totals: offer.totals,
          shippingAddress,
          shippingMethod: { id: offer.method.id, name: offer.method.name },
          payUrl: paymentUrl(platform, linkId),
          endsAt: endsAt.toISOString(),
          ...(draft.note !== null && { note: draft.note })
        }
      },
      { tx }
    )
  })
}

/** Withdraws a link, if one is open. Refused if it was paid. */
export async function withdrawDraft(platform: Platform, personId: string, id: string): Promise<void> {
  await askAboutOrder(platform, id)
  await stockTransaction(platform, async (tx) => {
    const draft = await lockDraft(tx, id)
    await giveUpOrder(platform, tx, draft)
    if (draft.linkId === null) return
    const now = platform.clock.now()
    await tx
      .update(draftOrders)
      .set({ ...withoutLink, withdrawnAt: now, revision: draft.revision + 1, updatedAt: now })
      .where(eq(draftOrders.id, id))
    await audit(platform, tx, {
      adminId: personId,
      action: 'draft-order.withdraw',
      subject: id,
      change: { from: { until: draft.endsAt?.toISOString() ?? null }, to: null }
    })
  })
}

/** Records a payment outside the shop: the draft becomes a paid order. */
export async function settleDraft(
  platform: Platform,
  personId: string,
  { id, revision, total, note }: { id: string; revision: number; total: number; note: string }
): Promise<void> {
  await askAboutOrder(platform, id)
  await placeWithRetries(platform, id, (checkedOrders) =>
    stockTransaction(platform, async (tx) => {
      const draft = await lockDraft(tx, id)
      await refusePaid(tx, draft)
      mustBeCurrent(draft, revision)
      const { offer, lines, ...ready } = await readyToPay(platform, tx, draft, { total, isAnew: false })
      await giveUpOrder(platform, tx, draft)
      const { orderId, payment } = await placeLines(platform, tx, {
        ...placedAsDraft,
        ...ready,
        cartId: id,
        method: offer.method,
        lines,
        amounts: offer.lines,
        totals: offer.totals,
        checkedOrders,
        by: 'shop',
        isPaidByHand: true
      })
      await settleManually(platform, tx, payment)
      await tx
        .update(draftOrders)
        .set({ orderId, offer, total, revision: revision + 1, updatedAt: platform.clock.now() })
        .where(eq(draftOrders.id, id))
      await keepNote(platform, tx, { orderId, authorId: personId, text: note })
      await audit(platform, tx, {
        adminId: personId,
        action: 'draft-order.settle',
        subject: id,
        change: { from: null, to: { orderId, total, note } }
      })
    })
  )
}

async function refusePaid(tx: Transaction, draft: DraftRow): Promise<void> {
  if ((await orderOf(tx, draft))?.paidAt) throw new ProblemError('draft-order-paid')
}
