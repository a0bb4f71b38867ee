import type { Checkout, PayableDraft } from '@motif/contract'
import { and, eq, isNull } from 'drizzle-orm'
import type { Platform } from '../../platform/platform.ts'
import { ProblemError } from '../../platform/problem.ts'
import { rememberLines, viewLine } from '../carts/index.ts'
import { stockTransaction } from '../catalogue/index.ts'
import { openPayment, placeLines, placeWithRetries, refuseWithdrawn } from '../checkout/index.ts'
import { lockOrder, orderKey } from '../orders/index.ts'
import { paymentOf, paymentSetup } from '../payments/index.ts'
import { placedAsDraft, readDraftDesigns, readDraftLines } from './lines.ts'
import { linkIdIn } from './links.ts'
import { offeredAmounts } from './send.ts'
import { askAboutOrder, lockDraft, orderOf } from './state.ts'
import { type DraftRow, draftOrders } from './tables.ts'

const ended = () => new ProblemError('payment-link-ended')

/** The draft of a link. The same refusal whether the link never existed, was withdrawn, or its draft was changed or deleted. */
async function draftOfLink(platform: Platform, key: string): Promise<DraftRow> {
  const linkId = linkIdIn(platform, key)
  const [draft] =
    linkId === undefined
      ? []
      : await platform.db
          .select()
          .from(draftOrders)
          .where(and(eq(draftOrders.linkId, linkId), isNull(draftOrders.deletedAt)))
  if (!draft) throw ended()
  return draft
}

/** Whether the offer can still be paid. */
const isOpen = ({ clock, shop }: Pick<Platform, 'clock' | 'shop'>, { endsAt, currency }: DraftRow) =>
  endsAt !== null && endsAt > clock.now() && currency === shop.currency.code

/** The offer of a link, for whoever has it. */
export async function openPaymentLink(platform: Platform, key: string): Promise<PayableDraft> {
  const { db, clock } = platform
  const found = await draftOfLink(platform, key)
  await askAboutOrder(platform, found.id)
  const draft = await draftOfLink(platform, key)
  const { offer, email, shippingAddress, billingAddress, endsAt } = draft
  const order = await orderOf(db, draft)
  const isPaid = order !== undefined && order.paidAt !== null
  const lines = await readDraftLines(db, draft.id)
  const amounts = offer === null ? undefined : offeredAmounts(lines, offer)
  if (!isPaid && (!isOpen(platform, draft) || amounts === undefined)) throw ended()
  if (offer === null || email === null || shippingAddress === null || endsAt === null) throw ended()
  await rememberLines(db, lines, clock.now(), readDraftDesigns)
  const { id, name, daysMin, daysMax } = offer.method
  return {
    state: isPaid ? 'paid' : 'open',
    email,
    lines: lines.map((line, index) => viewLine(line, amounts?.[index], draft.currency)),
    totals: offer.totals,
    shippingAddress,
    billingAddress: billingAddress ?? shippingAddress,
    shippingMethod: { id, name, daysMin, daysMax },
    note: draft.note,
    endsAt: endsAt.toISOString(),
    payment: paymentSetup(platform),
    order: isPaid ? { id: order.id, number: order.number, key: orderKey(platform, order.id) } : null
  }
}

/**
 * Places the order of a link, or finds the unpaid one, and begins its payment. Stock is reserved from here on, as for any order; a draft reserves
 * none. Repeated calls lead to one paid order.
 */
export async function placeLinked(
  platform: Platform,
  key: string
): Promise<Pick<Checkout, 'orderId' | 'orderKey' | 'payment'>> {
  const { id } = await draftOfLink(platform, key)
  await askAboutOrder(platform, id)
  const { orderId, payment } = await placeWithRetries(platform, id, (checkedOrders) =>
    stockTransaction(platform, async (tx) => {
      const draft = await lockDraft(tx, id)
      const order = draft.orderId === null ? undefined : await lockOrder(tx, draft.orderId)
      if (draft.linkId !== linkIdIn(platform, key)) throw ended()
      if (order && order.paidAt !== null) throw new ProblemError('payment-link-paid')
      const { offer, email, shippingAddress, billingAddress } = draft
      if (!isOpen(platform, draft) || offer === null || email === null || shippingAddress === null) throw ended()
      if (order?.status === 'pending' && order.stock === 'held')
        return { orderId: order.id, payment: await paymentOf(tx, order.id) }
      const lines = await readDraftLines(tx, id)
      const amounts = offeredAmounts(lines, offer)
      if (!amounts) throw ended()
      refuseWithdrawn(lines)
      const placed = await placeLines(platform, tx, {
        ...placedAsDraft,
        cartId: id,
        email,
        shippingAddress,
        billingAddress: billingAddress ?? shippingAddress,
        method: offer.method,
        lines,
        amounts,
        totals: offer.totals,
        checkedOrders
      })
      await tx.update(draftOrders).set({ orderId: placed.orderId }).where(eq(draftOrders.id, id))
      return placed
    })
  )
  return { orderId, orderKey: orderKey(platform, orderId), payment: await openPayment(platform, payment) }
}
