import type { Checkout } from '@motif/contract'
import type { Shop } from '../../../testing/buy.ts'

/** A paid order and its reviewable line. */
export interface Bought extends Checkout {
  lineId: string
}

export async function buyOne(shop: Shop, { token, slug = 'plain-tee' }: { token?: string | undefined; slug?: string }) {
  const checkout = await shop.order(slug, 1, token)
  await shop.pay(checkout)
  return { ...checkout, lineId: (await shop.see(checkout)).data.lines[0]?.id ?? '' } satisfies Bought
}

export const moveOrder = (
  shop: Shop,
  admin: string,
  { orderId }: Checkout,
  status: 'in_production' | 'shipped' | 'delivered'
) => shop.call('PATCH /api/v1/admin/orders/{id}', { token: admin, params: { id: orderId }, body: { status } })

export async function deliverOrder(shop: Shop, admin: string, bought: Bought): Promise<Bought> {
  for (const status of ['in_production', 'shipped', 'delivered'] as const) await moveOrder(shop, admin, bought, status)
  return bought
}
