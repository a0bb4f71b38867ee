import type { Money, Order, RefundRequest } from '@motif/contract'
import { decimalsOf } from '@motif/contract/money-rules'
import { m } from '@motif/messages'
import { formatMoney } from '../../format/index.ts'
import type { FormErrors } from '../../forms/index.ts'

export type RefundTexts = Readonly<Record<string, string>> & { readonly reason: string; readonly amount: string }
export interface RefundChoice {
  by: 'lines' | 'amount'
  withShipping: boolean
  isRestocking: boolean
}

/** Field name of a line's quantity. */
export const piecesField = (lineId: string) => `pieces ${lineId}`

/** Parses a typed amount to minor units; undefined if invalid. */
function minorUnits(typed: string, currency: string): number | undefined {
  const [, whole = '', fraction = ''] = /^(\d{1,10})(?:[.,](\d+))?$/.exec(typed.trim()) ?? []
  const decimals = decimalsOf(currency)
  return whole === '' || fraction.length > decimals ? undefined : Number(whole + fraction.padEnd(decimals, '0'))
}

const piecesOf = (typed: string) => (/^\d{1,3}$/.test(typed.trim()) ? Number(typed) : Number.NaN)

/** The refundable amount. */
export const leftOf = ({ totals, refunded }: Order): Money => ({
  ...totals.total,
  amount: totals.total.amount - refunded.amount
})

/** Validation errors of a refund, by field. */
export function refundErrors(order: Order, texts: RefundTexts, { by, withShipping }: RefundChoice): FormErrors<string> {
  const left = leftOf(order)
  const errors: FormErrors<string> = {
    reason: texts.reason.trim() === '' ? m.admin_refund_reason_missing() : undefined
  }
  if (by === 'amount') {
    const amount = minorUnits(texts.amount, left.currency)
    const isRight = amount !== undefined && amount > 0 && amount <= left.amount
    return {
      ...errors,
      amount: isRight
        ? undefined
        : m.admin_refund_amount_wrong({ least: formatMoney({ ...left, amount: 1 }), most: formatMoney(left) })
    }
  }
  for (const { id, quantity } of order.lines) {
    const pieces = piecesOf(texts[piecesField(id)] ?? '')
    errors[piecesField(id)] = pieces >= 0 && pieces <= quantity ? undefined : m.admin_refund_of({ quantity })
  }
  const first = order.lines[0]
  const isNothing = !withShipping && order.lines.every(({ id }) => piecesOf(texts[piecesField(id)] ?? '') === 0)
  return first && isNothing ? { ...errors, [piecesField(first.id)]: m.admin_refund_nothing() } : errors
}

/** The refund request; requires valid input. */
export function refundRequestOf(
  order: Order,
  texts: RefundTexts,
  { by, withShipping, isRestocking }: RefundChoice
): RefundRequest {
  const reason = texts.reason.trim()
  if (by === 'amount')
    return {
      lines: [],
      shipping: false,
      amount: minorUnits(texts.amount, order.totals.total.currency) ?? 0,
      reason,
      restock: false
    }
  const lines = order.lines.flatMap(({ id }) => {
    const quantity = piecesOf(texts[piecesField(id)] ?? '')
    return quantity > 0 ? [{ lineId: id, quantity }] : []
  })
  return { lines, shipping: withShipping, reason, restock: isRestocking }
}
