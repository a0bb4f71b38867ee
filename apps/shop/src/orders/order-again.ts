import type { Reorder } from '@motif/contract'
import type { BodyOf } from '@motif/contract/client'
import { call } from '../services/api.ts'
import { rememberedCart } from '../services/remembered-cart.ts'

type Wanted = Omit<BodyOf<'POST /api/v1/orders/{id}/reorder'>, 'cartId'> & { key: string }

/**
 * Adds an order's items to the cart atomically, creating a cart if necessary. Idempotent by key.
 * @throws the API's error
 */
export async function orderAgain(id: string, query: { key?: string }, wanted: Wanted): Promise<Reorder> {
  const { cartActor } = await import('../services/cart-flow.ts')
  const cart = cartActor()
  let { id: cartId } = rememberedCart.get()
  if (cartId === null) {
    cartId = (await call('POST /api/v1/carts', {})).data.id
    // Set early, so that a retry uses the same cart.
    cart.send({ type: 'CART_REPLACED', cartId })
  }
  const { data } = await call('POST /api/v1/orders/{id}/reorder', {
    params: { id },
    query,
    body: { cartId, ...wanted }
  })
  cart.send({ type: 'CART_REPLACED', cartId: data.cart.id })
  return data
}
