import type { Totals } from '@motif/contract'
import { printAreasIn } from '@motif/contract/area-rules'
import type { DesignDocument } from '@motif/design'
import { and, inArray, isNotNull } from 'drizzle-orm'
import type { Transaction } from '../../../platform/database.ts'
import type { Platform } from '../../../platform/platform.ts'
import { designFreezer, readSoldVariants } from '../../carts/index.ts'
import { type StockTransaction, lockVariants, returnStock, sellStock, shownArea } from '../../catalogue/index.ts'
import { rememberArtwork } from '../../drawing/index.ts'
import {
  type OrderContent,
  type OrderEditRow,
  type OrderRow,
  changesIn,
  mailEdit,
  movedPieces,
  orderLines,
  publishEdited,
  settleEdit,
  writeContent
} from '../../orders/index.ts'
import { enqueueRefund, giftAmountOf, lockPayment } from '../enqueue.ts'
import { providerNamed } from '../providers.ts'

type Designs = Map<string, { design: DesignDocument; designHash: string }>

/** The designs of lines that change their variant, fitted to it, and their print facts. */
async function designsAfter(
  { clock }: Pick<Platform, 'clock'>,
  tx: Transaction,
  { before, after }: OrderEditRow
): Promise<Designs> {
  const exchanged = after.lines.filter(({ id, variantId }) =>
    before.lines.some((line) => line.id === id && line.variantId !== variantId)
  )
  const designs: Designs = new Map()
  if (exchanged.length === 0) return designs
  const variants = await readSoldVariants(
    tx,
    exchanged.map(({ variantId }) => variantId),
    ''
  )
  const ids = exchanged.map(({ id }) => id)
  const rows = await tx
    .select({ id: orderLines.id, design: orderLines.design })
    .from(orderLines)
    .where(and(inArray(orderLines.id, ids), isNotNull(orderLines.design)))
  const freeze = designFreezer()
  for (const { id, design } of rows) {
    const variant = variants.get(exchanged.find((line) => line.id === id)?.variantId ?? '')
    if (!variant || design === null) continue
    const { document, hash } = freeze(design, variant)
    const area = shownArea(printAreasIn(variant.areas, document), document)
    if (area) await rememberArtwork(tx, document, area, { now: clock.now() })
    designs.set(id, { design: document, designHash: hash })
  }
  return designs
}

/** The gift card part of a changed order's totals: what they paid minus refunds to them, the last used first. */
function withGiftCards(totals: Totals, before: Totals, back: number): Totals {
  if (before.giftCards === undefined) return totals
  const { currency } = totals.total
  let left = back
  const giftCards = before.giftCards
    .toReversed()
    .map((card) => {
      const returned = Math.min(left, card.amount.amount)
      left -= returned
      return { ...card, amount: { amount: card.amount.amount - returned, currency } }
    })
    .toReversed()
    .filter(({ amount }) => amount.amount > 0)
  const paid = giftCards.reduce((sum, { amount }) => sum + amount.amount, 0)
  return giftCards.length === 0
    ? totals
    : { ...totals, giftCards, toPay: { amount: totals.total.amount - paid, currency } }
}

/** Refunds the difference of a cheaper order. Returns the part for gift cards. */
async function payBack(platform: Platform, tx: Transaction, { id, orderId, difference, reason }: OrderEditRow) {
  const payment = await lockPayment(tx, orderId)
  if (difference >= 0 || !payment) return 0
  const step = providerNamed(platform, payment.provider).step(payment.currency)
  const amount = Math.round(-difference / step) * step
  if (amount === 0) return 0
  await enqueueRefund(platform, tx, payment, { key: `edit-${id}`, amount, reason, by: 'shop', editId: id })
  return giftAmountOf(tx, id)
}

/**
 * Applies an edit of a locked order whose pieces are reserved: refunds the difference, updates the board and the invoice, and notifies the
 * customer.
 */
export async function applyEdit(
  platform: Platform,
  tx: StockTransaction,
  order: OrderRow,
  edit: OrderEditRow
): Promise<OrderRow> {
  const toGiftCards = await payBack(platform, tx, edit)
  const { more, fewer } = movedPieces(edit)
  await lockVariants(tx, [...more.keys(), ...fewer.keys()])
  await sellStock(tx, more, 'firm')
  await returnStock(tx, fewer)
  const after: OrderContent = {
    ...edit.after,
    totals: withGiftCards(edit.after.totals, order.totals, toGiftCards)
  }
  const changed = await writeContent(
    platform,
    tx,
    order,
    { before: edit.before, after },
    await designsAfter(platform, tx, edit)
  )
  await settleEdit(platform, tx, edit, 'applied')
  await publishEdited(platform, tx, changed)
  await mailEdit(platform, tx, changed, {
    changes: changesIn(edit),
    difference: { amount: edit.difference, currency: order.currency },
    reason: edit.reason,
    endsAt: null
  })
  return changed
}
