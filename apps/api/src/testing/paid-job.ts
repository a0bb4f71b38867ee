import type { Variant } from '@motif/contract'
import type { DesignDocument } from '@motif/design'
import { eq } from 'drizzle-orm'
import { productionJobs } from '../modules/orders/tables.ts'
import type { Shop } from './buy.ts'

/** The production job of a paid order of two pieces, with or without a design. */
export async function paidJob(shop: Shop, { id: variantId }: Pick<Variant, 'id'>, document?: DesignDocument) {
  const { data: cart } = await shop.call('POST /api/v1/carts', {})
  await shop.call('POST /api/v1/carts/{id}/lines', {
    params: { id: cart.id },
    body: { variantId, quantity: 2, ...(document && { design: { document } }) }
  })
  const { data: checkout } = await shop.submit(cart.id)
  await shop.pay(checkout)
  const [row] = await shop.platform.db.select().from(productionJobs).where(eq(productionJobs.orderId, checkout.orderId))
  if (!row) throw new Error('A paid order has no job')
  return row
}
