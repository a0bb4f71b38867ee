import type { Cart, LineBatch, NewLine } from '@motif/contract'
import { type CartActor, type CartEmitted, type CartEvent, cartCountOf, cartIdOf, cartMachine, readChanges, unansweredOf, writeChanges } from '@motif/flows/cart'
import type { Failure } from '@motif/flows/outcome'
import { createActor, fromPromise } from 'xstate'
import { call } from './api.ts'
import { cartKey, changesKey, readRememberedCart, rememberCart } from './cart.ts'
import { deviceStorage } from './storage.ts'

const ask = async (answer: Promise<{ data: Cart }>): Promise<Cart> => (await answer).data
const change = (cartId: string, lineId: string, body: { quantity: number } | { isSaved: boolean }) => ask(call('PATCH /api/v1/carts/{id}/lines/{lineId}', { params: { id: cartId, lineId }, body }))

const machine = cartMachine.provide({
  actors: {
    openCart: fromPromise(() => ask(call('POST /api/v1/carts', {}))),
    loadCart: fromPromise(({ input: { cartId } }) => ask(call('GET /api/v1/carts/{id}', { params: { id: cartId } }))),
    addLine: fromPromise(({ input: { cartId, line } }) => ask(call('POST /api/v1/carts/{id}/lines', { params: { id: cartId }, body: line }))),
    addBatch: fromPromise(({ input: { cartId, batch } }) => ask(call('POST /api/v1/carts/{id}/batches', { params: { id: cartId }, body: batch }))),
    changeQuantity: fromPromise(({ input: { cartId, lineId, quantity } }) => change(cartId, lineId, { quantity })),
    saveLine: fromPromise(({ input: { cartId, lineId, isSaved } }) => change(cartId, lineId, { isSaved })),
    removeLine: fromPromise(({ input: { cartId, lineId } }) => ask(call('DELETE /api/v1/carts/{id}/lines/{lineId}', { params: { id: cartId, lineId } }))),
    applyCoupon: fromPromise(({ input: { cartId, coupon } }) => ask(call('PUT /api/v1/carts/{id}/coupon', { params: { id: cartId }, body: { coupon } }))),
    claimCart: fromPromise(({ input: { cartId } }) => ask(call('POST /api/v1/carts/{id}/claim', { params: { id: cartId } })))
  }
})

let actor: CartActor | undefined

/** Tells the other tabs of every change the shop has made, and hears of theirs. */
function keepTabsInStep(cart: CartActor): void {
  const tabs = new BroadcastChannel('cart')
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches tabs of this origin alone
  cart.on('cartChanged', ({ cart: { id } }) => tabs.postMessage(id))
  const heed = (cartId: string | null) => {
    if (cartId !== null && cartId === cartIdOf(cart.getSnapshot())) cart.send({ type: 'CART_REPLACED', cartId })
  }
  tabs.addEventListener('message', ({ data }) => heed(String(data)))
  // Another cart altogether is told by what the browser remembers.
  addEventListener('storage', ({ key, newValue }) => {
    const { id } = readRememberedCart(newValue)
    if (key === cartKey && id !== cartIdOf(cart.getSnapshot())) cart.send({ type: 'CART_REPLACED', cartId: id })
  })
  // A tab that comes to the front may have slept through both.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') heed(cartIdOf(cart.getSnapshot()))
  })
}

/** Keeps what the shop has not answered yet, so that a reload loses nothing. A tab that waits for nothing leaves another's alone. */
function keepUnanswered(cart: CartActor): void {
  let kept = '[]'
  cart.subscribe((snapshot) => {
    const changes = unansweredOf(snapshot)
    const now = JSON.stringify(changes)
    if (now === kept) return
    kept = now
    const text = writeChanges(changes, { cartId: cartIdOf(snapshot), now: Date.now() })
    if (text === null) deviceStorage.removeItem(changesKey)
    else deviceStorage.setItem(changesKey, text)
  })
}

function start(): CartActor {
  const { id: cartId } = readRememberedCart(deviceStorage.getItem(cartKey))
  const kept = readChanges(deviceStorage.getItem(changesKey), { cartId, now: Date.now() })
  if (kept.length === 0) deviceStorage.removeItem(changesKey)
  const started = createActor(machine, { input: { cartId, kept } })
  keepUnanswered(started)
  started.subscribe((snapshot) => {
    // Before the first answer the remembered count is better than none.
    if (snapshot.context.cart !== null || cartIdOf(snapshot) === null) rememberCart({ id: cartIdOf(snapshot), count: cartCountOf(snapshot) })
  })
  keepTabsInStep(started)
  addEventListener('online', () => started.send({ type: 'RETRY' }))
  return started.start()
}

/** The one cart of this page. */
export function cartActor(): CartActor {
  actor ??= start()
  return actor
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

/** Resolves when the shop has done what an event asks; how that shows is the caller's to say. */
function asked(event: Extract<CartEvent, { type: 'ADD' | 'ADD_BATCH' }>, of: (told: CartEmitted) => 'done' | Failure | undefined): Promise<void> {
  const cart = cartActor()
  return new Promise((resolve, reject) => {
    const subscription = cart.on('*', (told: CartEmitted) => {
      const outcome = of(told)
      if (outcome === undefined) return
      subscription.unsubscribe()
      if (outcome === 'done') resolve()
      else reject(new CartFailure(outcome))
    })
    cart.send(event)
  })
}

/** Puts a line in; resolves when the shop has it. @throws CartFailure with what the shop said instead */
export const addLine = (line: NewLine): Promise<void> =>
  asked({ type: 'ADD', line }, (told) => {
    if (told.type === 'lineAdded' && told.line === line) return 'done'
    return told.type === 'changeFailed' && told.change.kind === 'add' && told.change.line === line ? told.failure : undefined
  })

/** Puts several lines in, all or none. @throws CartFailure with what the shop said instead; sent again with the same key, nothing goes in twice */
export const addBatch = (batch: LineBatch): Promise<void> =>
  asked({ type: 'ADD_BATCH', batch }, (told) => {
    if (told.type === 'batchAdded' && told.batch === batch) return 'done'
    return told.type === 'changeFailed' && told.change.kind === 'batch' && told.change.batch === batch ? told.failure : undefined
  })

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
