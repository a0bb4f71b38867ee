/** What of an order can be paid back, and what was paid for each part of it. All amounts in minor units. */
export interface PaidOrder {
  /** What was received. */
  total: number
  /** Whether tax came on top of the prices. */
  isTaxAdded: boolean
  lines: readonly { id: string; quantity: number; total: number; discount: number; tax: number }[]
}

export interface RefundParts {
  lines: readonly { lineId: string; quantity: number }[]
  withShipping: boolean
}

/** What was paid for all pieces of a line. */
const paidFor = ({ isTaxAdded }: PaidOrder, { total, discount, tax }: PaidOrder['lines'][number]) =>
  total - discount + (isTaxAdded ? tax : 0)

/** The first `pieces` of `quantity` cost this much of `whole`, rounded half up: parts paid back one by one add up to exactly the whole. */
const upTo = (pieces: number, quantity: number, whole: number) =>
  Number((2n * BigInt(whole) * BigInt(pieces) + BigInt(quantity)) / (2n * BigInt(quantity)))

/** Pieces of a line that earlier refunds gave back. */
export function piecesBack(earlier: readonly RefundParts[], lineId: string): number {
  return earlier
    .flatMap(({ lines }) => lines)
    .reduce((sum, line) => sum + (line.lineId === lineId ? line.quantity : 0), 0)
}

/** What parts of an order cost, after those that went back earlier. The parts were checked to be there. */
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
  // Delivery is what is left of the total: its own tax is in it.
  const shipping = order.total - order.lines.reduce((sum, line) => sum + paidFor(order, line), 0)
  return items + (withShipping ? shipping : 0)
}
