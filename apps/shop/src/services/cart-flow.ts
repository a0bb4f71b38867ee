import type { Cart, LineBatch, NewLine } from '@motif/contract'
import { ResponseError } from '@motif/contract/client'
import {
  type CartActor,
  type CartEmitted,
  type CartEvent,
  cartCountOf,
  cartFailureOf,
  cartIdOf,
  cartMachine,
  isCart,
  isCartBusy,
  isCartWaiting,
  memoryOf,
  readChanges,
  unansweredOf,
  writeChanges
} from '@motif/flows/cart'
import type { Failure } from '@motif/flows/outcome'
import { createActor, fromPromise, waitFor } from 'xstate'
import { callAsPerson as call, isSignedInHere } from './as-person.ts'
import { cartKey, changesKey, pressesKey, readRememberedCart, rememberCart } from './remembered-cart.ts'
import { tellAddedLater } from './cart-news.ts'
import { forgetQuotes } from './quote.ts'
import { deviceStorage } from './storage.ts'

/** @throws ResponseError also for an answer that is no cart: what is kept here must not be overwritten by it */
async function ask(answer: Promise<{ status: number; data: Cart }>): Promise<Cart> {
  const { status, data } = await answer
  if (!isCart(data)) throw new ResponseError(status, undefined)
  return data
}

/** Browsers let no more than 64 kB go on after the page is left. */
const keepalive = (body: unknown) => (JSON.stringify(body).length < 60_000 ? { keepalive: true } : undefined)
const change = (cartId: string, lineId: string, body: { quantity: number } | { isSaved: boolean }) =>
  ask(call('PATCH /api/v1/carts/{id}/lines/{lineId}', { params: { id: cartId, lineId }, body }))

const machine = cartMachine.provide({
  guards: { isSignedIn: isSignedInHere },
  actors: {
    openCart: fromPromise(() => ask(call('POST /api/v1/carts', {}))),
    loadCart: fromPromise(({ input: { cartId } }) => ask(call('GET /api/v1/carts/{id}', { params: { id: cartId } }))),
    addLine: fromPromise(({ input: { cartId, line } }) =>
      ask(call('POST /api/v1/carts/{id}/lines', { params: { id: cartId }, body: line, ...keepalive(line) }))
    ),
    addBatch: fromPromise(({ input: { cartId, batch } }) =>
      ask(call('POST /api/v1/carts/{id}/batches', { params: { id: cartId }, body: batch, ...keepalive(batch) }))
    ),
    changeQuantity: fromPromise(({ input: { cartId, lineId, quantity } }) => change(cartId, lineId, { quantity })),
    saveLine: fromPromise(({ input: { cartId, lineId, isSaved } }) => change(cartId, lineId, { isSaved })),
    removeLine: fromPromise(({ input: { cartId, lineId } }) =>
      ask(call('DELETE /api/v1/carts/{id}/lines/{lineId}', { params: { id: cartId, lineId } }))
    ),
    applyCoupon: fromPromise(({ input: { cartId, coupon } }) =>
      ask(call('PUT /api/v1/carts/{id}/coupon', { params: { id: cartId }, body: { coupon } }))
    ),
    claimCart: fromPromise(({ input: { cartId } }) =>
      ask(call('POST /api/v1/carts/{id}/claim', { params: { id: cartId } }))
    )
  }
})

let actor: CartActor | undefined

/** Tells the other tabs of every change the shop has made, and hears of theirs. */
function keepTabsInStep(cart: CartActor): void {
  const tabs = new BroadcastChannel('cart')
  cart.on('cartChanged', ({ cart: { id } }) => {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches tabs of this origin alone
    tabs.postMessage(id)
    void forgetQuotes()
  })
  // Whether it happened is not known.
  cart.on('changeFailed', () => void forgetQuotes())
  const onChange = (cartId: string | null) => {
    if (cartId === null || cartId !== cartIdOf(cart.getSnapshot())) return
    void forgetQuotes()
    cart.send({ type: 'CART_REPLACED', cartId })
  }
  tabs.addEventListener('message', ({ data }) => onChange(String(data)))
  // Another cart altogether is told by what the browser remembers.
  addEventListener('storage', ({ key, newValue }) => {
    const { id, belongsToAccount = false } = readRememberedCart(newValue)
    if (key === cartKey && id !== cartIdOf(cart.getSnapshot()))
      cart.send({ type: 'CART_REPLACED', cartId: id, belongsToAccount })
  })
  // A tab that comes to the front may have slept through both.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') onChange(cartIdOf(cart.getSnapshot()))
  })
}

/** Keeps what the shop has not answered yet, so that a reload loses nothing. A tab that waits for nothing leaves another's alone. */
function keepUnanswered(cart: CartActor): void {
  let kept = '[]'
  let isLeaving = false
  // A browser ends the calls of a page that is left: that is no answer, and the next page has to know of them.
  addEventListener('pagehide', () => (isLeaving = true))
  addEventListener('pageshow', () => (isLeaving = false))
  cart.subscribe((snapshot) => {
    if (isLeaving) return
    const changes = unansweredOf(snapshot)
    const now = JSON.stringify(changes)
    if (now === kept) return
    kept = now
    const text = writeChanges(changes, { cartId: cartIdOf(snapshot), now: Date.now() })
    if (text === null) deviceStorage.removeItem(changesKey)
    else deviceStorage.setItem(changesKey, text)
  })
}

/** Remembers for the next page which cart it is; its count too as soon as that is known. */
function keepMemory(cart: CartActor, before: ReturnType<typeof readRememberedCart>): void {
  let { id: knownId, count } = before
  let written = ''
  cart.subscribe((snapshot) => {
    const { cartId: id, belongsToAccount, isClaimOwed } = memoryOf(snapshot)
    if (snapshot.context.cart !== null || id === null) count = cartCountOf(snapshot)
    else if (id !== knownId) count = 0
    knownId = id
    const memory = {
      id,
      count,
      ...(belongsToAccount ? { belongsToAccount } : undefined),
      ...(isClaimOwed ? { isClaimOwed } : undefined)
    }
    if (JSON.stringify(memory) === written) return
    written = JSON.stringify(memory)
    rememberCart(memory)
  })
}

function start(): CartActor {
  const remembered = readRememberedCart(deviceStorage.getItem(cartKey))
  const { id: cartId, count: _count, ...more } = remembered
  const kept = [changesKey, pressesKey].flatMap((key) =>
    readChanges(deviceStorage.getItem(key), { cartId, now: Date.now() })
  )
  for (const key of kept.length === 0 ? [changesKey, pressesKey] : [pressesKey]) deviceStorage.removeItem(key)
  const started = createActor(machine, { input: { cartId, ...more, kept } })
  keepUnanswered(started)
  keepMemory(started, remembered)
  keepTabsInStep(started)
  tellAddedLater(started, kept)
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
function asked(
  event: Extract<CartEvent, { type: 'ADD' | 'ADD_BATCH' }>,
  of: (told: CartEmitted) => 'done' | Failure | undefined
): Promise<void> {
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
    return told.type === 'changeFailed' && told.change.kind === 'add' && told.change.line === line
      ? told.failure
      : undefined
  })

/** Puts several lines in, all or none. @throws CartFailure with what the shop said instead; sent again with the same key, nothing goes in twice */
export const addBatch = (batch: LineBatch): Promise<void> =>
  asked({ type: 'ADD_BATCH', batch }, (told) => {
    if (told.type === 'batchAdded' && told.batch === batch) return 'done'
    return told.type === 'changeFailed' && told.change.kind === 'batch' && told.change.batch === batch
      ? told.failure
      : undefined
  })

/** Makes this cart the person's own; resolves once it is, or once it is known that it has to wait. */
export async function claim(): Promise<void> {
  const cart = cartActor()
  const now = cart.getSnapshot()
  if (!memoryOf(now).isClaimOwed || !isCartBusy(now)) cart.send({ type: 'CLAIM' })
  await waitFor(
    cart,
    (snapshot) => !memoryOf(snapshot).isClaimOwed || isCartWaiting(snapshot) || cartFailureOf(snapshot) !== null
  )
}

/** The cart became an order; the next thing bought opens a new one. */
export function forgetCart(): void {
  cartActor().send({ type: 'CART_REPLACED', cartId: null })
}
