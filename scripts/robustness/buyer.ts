import { randomInt, randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { Problem, UnconfirmedDesign } from '@motif/contract'
import type { DesignDocument } from '@motif/design'
import { type FakeStripe } from '../../apps/api/src/testing/fake-stripe/server.ts'

/** Shipping address of all buyers. */
export const address = {
  name: 'Robin Person',
  line1: '1 Main Street',
  city: 'Portland',
  region: 'OR',
  postalCode: '97201',
  country: 'US'
}

/** A buyer's intent, and what the shop confirmed. */
export interface Purchase {
  /** Address of their own, to which the order's mails go. */
  email: string
  plan: 'pay' | 'pay-twice' | 'pay-and-cancel' | 'leave'
  /** Known once the shop has answered 201: from then on it may never be lost. */
  orderId?: string
  orderKey?: string
  hasPaid: boolean
  hasCancelled: boolean
  isOver: boolean
}

/** Pending calls by URL without ids: shows where a kill struck. */
export type Underway = Map<string, number>

interface World {
  origin: string
  /** Asks the shop. Default: the network. */
  fetch?: typeof globalThis.fetch
  /** Makes what is to be printed on what is bought. Default: nothing is. */
  design?: () => DesignDocument
  variantIds: readonly string[]
  stripe: FakeStripe
  underway: Underway
}

class Refused extends Error {
  readonly status: number
  /** What of a design the buyer has to confirm first. */
  readonly unconfirmed: UnconfirmedDesign | undefined
  constructor(status: number, text: string) {
    super(`${status} ${text}`)
    this.status = status
    this.unconfirmed = /^\s*\{/.test(text) ? (JSON.parse(text) as Problem).unconfirmed?.[0] : undefined
  }
}

const plans: readonly Purchase['plan'][] = ['pay', 'pay', 'pay', 'pay-twice', 'pay-and-cancel', 'leave']

/**
 * A buyer whose browser retries while the shop is down, the checkout with its key. The payment itself is between
 * browser and Stripe.
 */
export async function buy(world: World, purchase: Purchase, signal: AbortSignal): Promise<void> {
  const call = <T>(path: string, body?: object, headers: Record<string, string> = {}) =>
    persist<T>(
      world,
      path,
      {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        ...(body ? { body: JSON.stringify(body) } : undefined)
      },
      signal
    )
  const cart = await call<{ id: string }>('/api/v1/carts')
  const document = world.design?.()
  const add = (confirmation?: object) =>
    call(`/api/v1/carts/${cart.id}/lines`, {
      variantId: world.variantIds[randomInt(world.variantIds.length)],
      quantity: randomInt(1, 4),
      ...(document && { design: { document, ...(confirmation && { confirmation }) } })
    })
  await add().catch((error: unknown) => {
    const open = error instanceof Refused ? error.unconfirmed : undefined
    if (!open) throw error
    return add({ contentHash: open.contentHash, findings: open.findings.map(({ id }) => id) })
  })
  const key = randomUUID()
  const order = { cartId: cart.id, email: purchase.email, shippingAddress: address, shippingMethod: 'standard' }
  const submit = () =>
    call<{ orderId: string; orderKey: string; payment: { clientSecret: string } }>('/api/v1/checkouts', order, {
      'idempotency-key': key
    })
  // Some click twice.
  const [placed, again] = await Promise.all([submit(), randomInt(4) === 0 ? submit() : undefined])
  Object.assign(purchase, { orderId: placed.orderId, orderKey: placed.orderKey })
  if (again && again.orderId !== placed.orderId) throw new Error('One key made two orders')
  if (purchase.plan !== 'leave') {
    world.stripe.books.pay(placed.payment.clientSecret, 'succeeded')
    purchase.hasPaid = true
    if (purchase.plan === 'pay-twice') {
      const repeated = await submit()
      world.stripe.books.pay(repeated.payment.clientSecret, 'succeeded')
    }
    if (purchase.plan === 'pay-and-cancel') {
      await call(`/api/v1/orders/${placed.orderId}/cancel?key=${placed.orderKey}`)
      purchase.hasCancelled = true
    }
  }
  purchase.isOver = true
}

export const newPurchase = (): Purchase => ({
  email: `buyer-${randomUUID()}@example.com`,
  plan: plans[randomInt(plans.length)] ?? 'pay',
  hasPaid: false,
  hasCancelled: false,
  isOver: false
})

async function persist<T>(
  { origin, underway, fetch: ask = fetch }: World,
  path: string,
  init: RequestInit,
  signal: AbortSignal
): Promise<T> {
  const name = path.replace(/[A-Za-z0-9_-]{16,}/g, '…').replace(/\?.*/, '')
  for (;;) {
    signal.throwIfAborted()
    underway.set(name, (underway.get(name) ?? 0) + 1)
    try {
      const answer = await ask(`${origin}${path}`, { ...init, signal: AbortSignal.timeout(20_000) })
      const text = await answer.text()
      if (answer.ok) return JSON.parse(text) as T
      if (answer.status < 500) throw new Refused(answer.status, text)
    } catch (error) {
      if (error instanceof Refused) throw error
    } finally {
      underway.set(name, (underway.get(name) ?? 1) - 1)
    }
    await pause(50)
  }
}
