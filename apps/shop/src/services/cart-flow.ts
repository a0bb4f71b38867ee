import type { Cart, NewLine } from '@motif/contract'
import { type CartActor, type CartChange, cartCountOf, cartIdOf, cartMachine } from '@motif/flows/cart'
import type { Failure } from '@motif/flows/outcome'
import { createActor, fromPromise } from 'xstate'
import { call } from './api.ts'
import { cartKey, readRememberedCart, rememberCart } from './cart.ts'
import { deviceStorage } from './storage.ts'

const ask = async (answer: Promise<{ data: Cart }>): Promise<Cart> => (await answer).data

const machine = cartMachine.provide({
  actors: {
    openCart: fromPromise(() => ask(call('POST /api/v1/carts', {}))),
    loadCart: fromPromise(({ input: { cartId } }) => ask(call('GET /api/v1/carts/{id}', { params: { id: cartId } }))),
    addLine: fromPromise(({ input: { cartId, line } }) => ask(call('POST /api/v1/carts/{id}/lines', { params: { id: cartId }, body: line }))),
    changeQuantity: fromPromise(({ input: { cartId, lineId, quantity } }) => ask(call('PATCH /api/v1/carts/{id}/lines/{lineId}', { params: { id: cartId, lineId }, body: { quantity } }))),
    removeLine: fromPromise(({ input: { cartId, lineId } }) => ask(call('DELETE /api/v1/carts/{id}/lines/{lineId}', { params: { id: cartId, lineId } }))),
    applyCoupon: fromPromise(({ input: { cartId, coupon } }) => ask(call('PUT /api/v1/carts/{id}/coupon', { params: { id: cartId }, body: { coupon } }))),
    claimCart: fromPromise(({ input: { cartId } }) => ask(call('POST /api/v1/carts/{id}/claim', { params: { id: cartId } })))
  }
})

let actor: CartActor | undefined

function start(): CartActor {
  const started = createActor(machine, { input: { cartId: readRememberedCart(deviceStorage.getItem(cartKey)).id } })
  started.subscribe((snapshot) => {
    // Before the first answer the remembered count is better than none.
    if (snapshot.context.cart !== null || cartIdOf(snapshot) === null) rememberCart({ id: cartIdOf(snapshot), count: cartCountOf(snapshot) })
  })
  addEventListener('storage', ({ key, newValue }) => {
    if (key === cartKey) started.send({ type: 'CART_REPLACED', cartId: readRememberedCart(newValue).id })
  })
  return started.start()
}

/** The one cart of this page. */
export function cartActor(): CartActor {
  actor ??= start()
  return actor
}

/** Sends a change and waits for its end. */
function carriedOut(cart: CartActor, isMine: (change: CartChange) => boolean, send: () => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const subscriptions = [
      cart.on('lineAdded', () => finish(resolve)),
      cart.on('changeFailed', ({ change, failure }) => {
        if (isMine(change)) finish(() => reject(new CartFailure(failure)))
      })
    ]
    const finish = (act: () => void) => {
      for (const subscription of subscriptions) subscription.unsubscribe()
      act()
    }
    send()
  })
}

/** Why a change of the cart did not happen. */
export class CartFailure extends Error {
  override readonly name = 'CartFailure'
  readonly failure: Failure
  constructor(failure: Failure) {
    super(failure.message)
    this.failure = failure
  }
}

export function addLine(line: NewLine): Promise<void> {
  const cart = cartActor()
  return carriedOut(cart, (change) => change.kind === 'add' && change.line === line, () => cart.send({ type: 'ADD', line }))
}

export async function claim(): Promise<void> {
  const cart = cartActor()
  if (cartIdOf(cart.getSnapshot()) !== null) return cart.send({ type: 'CLAIM' })
  const { data } = await call('POST /api/v1/carts', {})
  cart.send({ type: 'CART_REPLACED', cartId: data.id })
}

/** The cart became an order; the next thing bought opens a new one. */
export function forgetCart(): void {
  cartActor().send({ type: 'CART_REPLACED', cartId: null })
}
