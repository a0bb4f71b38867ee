import type { Cart, LineBatch, NewLine } from '@motif/contract'
import { ResponseError } from '@motif/contract/client'
import {
  type AddedPieces,
  type CartActor,
  type CartEmitted,
  type CartEvent,
  cartCountOf,
  cartFailureOf,
  cartIdOf,
  cartMachine,
  cartOf,
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
import { authenticatedCall as call, isSignedInHere } from './authenticated-call.ts'
import { cartKey, changesKey, pressesKey, readRememberedCart, rememberCart } from './remembered-cart.ts'
import { toastLateChanges, toastOtherCurrency } from './cart-toasts.ts'
import { forgetQuotes } from './quote.ts'
import { shop } from './shop.ts'
import { deviceStorage } from './storage.ts'

/** @throws ResponseError also if the response is not a cart, which must not overwrite the local one */
async function ask(answer: Promise<{ status: number; data: Cart }>): Promise<Cart> {
  const { status, data } = await answer
  if (!isCart(data)) throw new ResponseError(status, undefined)
  return data
}

/** Browsers limit keepalive bodies to 64 kB. */
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

/** Synchronizes the cart between tabs. */
function keepTabsInStep(cart: CartActor): void {
  const tabs = new BroadcastChannel('cart')
  cart.on('cartChanged', ({ cart: { id } }) => {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches tabs of this origin alone
    tabs.postMessage(id)
    void forgetQuotes()
  })
  // The outcome is unknown.
  cart.on('changeFailed', () => void forgetQuotes())
  const onChange = (cartId: string | null) => {
    if (cartId === null || cartId !== cartIdOf(cart.getSnapshot())) return
    void forgetQuotes()
    cart.send({ type: 'CART_REPLACED', cartId })
  }
  tabs.addEventListener('message', ({ data }) => onChange(String(data)))
  // Other tabs announce a different cart through storage.
  addEventListener('storage', ({ key, newValue }) => {
    const { id, belongsToAccount = false } = readRememberedCart(newValue)
    if (key === cartKey && id !== cartIdOf(cart.getSnapshot()))
      cart.send({ type: 'CART_REPLACED', cartId: id, belongsToAccount })
  })
  // A tab in the background may have missed events.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') onChange(cartIdOf(cart.getSnapshot()))
  })
}

/** Persists unanswered changes across reloads. A tab without pending changes leaves other tabs' alone. */
function keepUnanswered(cart: CartActor): void {
  let kept = '[]'
  let isLeaving = false
  // Browsers abort requests of a closing page: that is not a failure, and the next page must resend them.
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

/** Persists the cart's id, and its count once known. */
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
  toastLateChanges(started, kept)
  toastOtherCurrency(started, shop.currency.code)
  addEventListener('online', () => started.send({ type: 'RETRY' }))
  return started.start()
}

/** The cart actor of this page. */
export function cartActor(): CartActor {
  actor ??= start()
  return actor
}

/** A failed cart change. */
export class CartFailure extends Error {
  override readonly name = 'CartFailure'
  readonly failure: Failure
  constructor(failure: Failure) {
    super(failure.message)
    this.failure = failure
  }
}

/** Resolves to what `of` finds done when the API has applied a change; the caller shows the result. */
function asked<Done>(
  event: Extract<CartEvent, { type: 'ADD' | 'ADD_BATCH' }>,
  of: (told: CartEmitted) => { done: Done } | { failure: Failure } | undefined
): Promise<Done> {
  const cart = cartActor()
  return new Promise((resolve, reject) => {
    const subscription = cart.on('*', (told: CartEmitted) => {
      const outcome = of(told)
      if (outcome === undefined) return
      subscription.unsubscribe()
      if ('done' in outcome) resolve(outcome.done)
      else reject(new CartFailure(outcome.failure))
    })
    cart.send(event)
  })
}

/** Adds a line; resolves when applied. @throws CartFailure with the API's error */
export const addLine = (line: NewLine): Promise<void> =>
  asked({ type: 'ADD', line }, (told) => {
    if (told.type === 'lineAdded' && told.line === line) return { done: undefined }
    return told.type === 'changeFailed' && told.change.kind === 'add' && told.change.line === line ? told : undefined
  })

/**
 * Adds several lines atomically. Idempotent by key. Resolves to the quantities added, if known.
 * @throws CartFailure with the API's error
 */
export const addBatch = (batch: LineBatch): Promise<readonly AddedPieces[] | undefined> =>
  asked({ type: 'ADD_BATCH', batch }, (told) => {
    if (told.type === 'batchAdded' && told.batch === batch) return { done: told.added }
    return told.type === 'changeFailed' && told.change.kind === 'batch' && told.change.batch === batch
      ? told
      : undefined
  })

/** Takes added quantities out again. Lines that are gone are skipped. */
export function takeOut(added: readonly AddedPieces[]): void {
  const cart = cartActor()
  for (const { lineId, quantity } of added) {
    const line = cartOf(cart.getSnapshot())?.lines.find(({ id }) => id === lineId)
    if (line) cart.send({ type: 'CHANGE_QUANTITY', lineId, quantity: line.quantity - quantity })
  }
}

/** Assigns the cart to the account; resolves once done or deferred. */
export async function claim(): Promise<void> {
  const cart = cartActor()
  const now = cart.getSnapshot()
  if (!memoryOf(now).isClaimOwed || !isCartBusy(now)) cart.send({ type: 'CLAIM' })
  await waitFor(
    cart,
    (snapshot) => !memoryOf(snapshot).isClaimOwed || isCartWaiting(snapshot) || cartFailureOf(snapshot) !== null
  )
}

/** The cart became an order; the next item creates a new one. */
export function forgetCart(): void {
  cartActor().send({ type: 'CART_REPLACED', cartId: null })
}
