import type { Reorder } from '@motif/contract'
import { call } from '../services/api.ts'
import { rememberedCart } from '../services/cart.ts'

/** Puts an order's goods into this browser's cart, opening one where there is none. @throws what the shop said instead */
export async function orderAgain(id: string, query: { key?: string }): Promise<Reorder> {
  const { cartActor } = await import('../services/cart-flow.ts')
  const cartId = rememberedCart.get().id ?? (await call('POST /api/v1/carts', {})).data.id
  const { data } = await call('POST /api/v1/orders/{id}/reorder', { params: { id }, query, body: { cartId } })
  cartActor().send({ type: 'CART_REPLACED', cartId: data.cart.id })
  return data
}
