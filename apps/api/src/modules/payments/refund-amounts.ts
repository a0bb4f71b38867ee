/** The paid parts of an order, for refunds. All amounts in minor units. */
export interface PaidOrder {
  /** The received amount. */
  total: number
  /** Whether tax was added to the prices. */
  isTaxAdded: boolean
  lines: readonly { id: string; quantity: number; total: number; discount: number; tax: number }[]
}

export interface RefundParts {
  lines: readonly { lineId: string; quantity: number }[]
  withShipping: boolean
}

/** The amount paid for all pieces of a line. */
const paidFor = ({ isTaxAdded }: PaidOrder, { total, discount, tax }: PaidOrder['lines'][number]) =>
  total - discount + (isTaxAdded ? tax : 0)

/** The share of the first `pieces` of `quantity` in `whole`, rounded half up: partial refunds add up to exactly the whole. */
const upTo = (pieces: number, quantity: number, whole: number) =>
  Number((2n * BigInt(whole) * BigInt(pieces) + BigInt(quantity)) / (2n * BigInt(quantity)))

/** Pieces of a line refunded earlier. */
export function piecesBack(earlier: readonly RefundParts[], lineId: string): number {
  return earlier
    .flatMap(({ lines }) => lines)
    .reduce((sum, line) => sum + (line.lineId === lineId ? line.quantity : 0), 0)
}

/** The amount of parts of an order after earlier refunds. The parts were validated. */
export function costOf(
  order: PaidOrder,
  { lines, withShipping }: RefundParts,
  earlier: readonly RefundParts[]
): number {
  const items = lines.reduce((sum, { lineId, quantity }) => {
    const line = order.lines.find(({ id }) => id === lineId)
    if (!line) return sum
    const [before, whole] = [piecesBack(earlier, lineId), paidFor(order, line)]
    return sum + upTo(before + quantity, line.quantity, whole) - upTo(before, line.quantity, whole)
  }, 0)
  // Delivery is the rest of the total, with its own tax.
  const shipping = order.total - order.lines.reduce((sum, line) => sum + paidFor(order, line), 0)
  return items + (withShipping ? shipping : 0)
}
