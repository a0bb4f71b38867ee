import type { Reorder } from '@motif/contract'
import type { BodyOf } from '@motif/contract/client'
import { call } from '../services/api.ts'
import { rememberedCart } from '../services/remembered-cart.ts'

type Wanted = Omit<BodyOf<'POST /api/v1/orders/{id}/reorder'>, 'cartId'> & { key: string }

/**
 * Puts an order's items into this browser's cart in one step, opening one where there is none. Sent again under the same key, nothing goes
 * in twice. @throws what the shop said instead
 */
export async function orderAgain(id: string, query: { key?: string }, wanted: Wanted): Promise<Reorder> {
  const { cartActor } = await import('../services/cart-flow.ts')
  const cart = cartActor()
  let { id: cartId } = rememberedCart.get()
  if (cartId === null) {
    cartId = (await call('POST /api/v1/carts', {})).data.id
    // Known from now on: a second try is about the same cart.
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
