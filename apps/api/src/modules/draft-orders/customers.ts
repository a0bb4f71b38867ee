import type { Address, DraftCustomer } from '@motif/contract'
import { and, asc, desc, inArray, isNotNull } from 'drizzle-orm'
import type { Platform } from '../../platform/platform.ts'
import { subjectOf } from '../accounts/index.ts'
import { lineDesign } from '../carts/index.ts'
import { orderLines, orders, ordersOf } from '../orders/index.ts'

/** Number of orders, addresses and lines shown. */
const shown = { orders: 10, addresses: 3, lines: 20 } as const

/** What the shop knows about an address, for staff who create an order. */
export async function draftCustomerOf({ db }: Pick<Platform, 'db'>, email: string): Promise<DraftCustomer> {
  const subject = await subjectOf(db, email)
  const placed = await db
    .select({ id: orders.id, number: orders.number, shippingAddress: orders.shippingAddress })
    .from(orders)
    .where(and(ordersOf(subject), isNotNull(orders.paidAt)))
    .orderBy(desc(orders.placedAt), desc(orders.id))
    .limit(shown.orders)
  const addresses = new Map<string, Address>()
  for (const { shippingAddress } of placed) {
    const key = JSON.stringify(shippingAddress)
    if (addresses.size < shown.addresses && !addresses.has(key)) addresses.set(key, shippingAddress)
  }
  const ids = placed.map(({ id }) => id)
  const rows =
    ids.length === 0
      ? []
      : await db
          .select({
            id: orderLines.id,
            orderId: orderLines.orderId,
            variantId: orderLines.variantId,
            name: orderLines.name,
            options: orderLines.options,
            quantity: orderLines.quantity,
            image: orderLines.image,
            designId: orderLines.designId,
            designHash: orderLines.designHash,
            member: orderLines.member,
            confirmed: orderLines.confirmed
          })
          .from(orderLines)
          .where(inArray(orderLines.orderId, ids))
          .orderBy(asc(orderLines.position))
  const byOrder = Map.groupBy(rows, ({ orderId }) => orderId)
  return {
    isKnown: subject.account !== undefined || placed.length > 0,
    name: subject.account?.name ?? placed[0]?.shippingAddress.name ?? null,
    addresses: [...addresses.values()],
    lines: placed
      .flatMap(({ id, number }) =>
        (byOrder.get(id) ?? []).map((row) => ({
          orderId: id,
          lineId: row.id,
          orderNumber: number,
          variantId: row.variantId,
          name: row.name,
          options: row.options,
          quantity: row.quantity,
          image: row.image,
          design:
            row.designHash === null
              ? null
              : lineDesign({ ...row, contentHash: row.designHash, member: row.member ?? '' }, row.image)
        }))
      )
      .slice(0, shown.lines)
  }
}
