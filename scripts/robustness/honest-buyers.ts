import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { answerTo } from '../../apps/api/src/testing/solve-challenge.ts'
import type { Cart, Checkout, NewLine, PaymentStatus, Problem } from '@motif/contract'
import { address } from './buyer.ts'

export interface HonestBuyers {
  origin: string
  /** People who buy at the same time, each from a network of their own. */
  buyers: number
  /** Purchases of each. */
  purchases: number
  /** Milliseconds from the beginning of one purchase of a buyer to the next; a slow answer moves the next one back. */
  everyMs: number
  /** What is put into the cart. Called once a purchase. */
  wish: (buyer: number) => NewLine
  /** Address a buyer calls from, sent as X-Forwarded-For: the shop must run with TRUST_PROXY=1. Default: one of 198.18.0.0/16 each. */
  addressOf?: (buyer: number) => string
}

export interface HonestBuyersReport {
  /** Purchases that ended in a paid order. */
  served: number
  /** Purchases that did not, in a sentence each. */
  refusals: string[]
  /** Milliseconds of each whole purchase that was served, sorted. */
  purchaseMs: number[]
  /** Milliseconds of each call, sorted, waiting times between repeats left out. */
  callMs: number[]
  /** Calls that the shop could not answer just now and that were sent again, by what it answered. */
  repeats: Record<string, number>
}

/** The value at a share of a sorted list; NaN where it is empty. */
export const percentile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN

/** How often at most a call is repeated that the shop could not answer just now, as the checkout in the browser does. */
const maxRepeats = 5

class Refused extends Error {}

/** Handles a refusal like a browser: returns headers for a retry. */
export type AnswerRefusal = (problem: Problem) => Promise<Record<string, string> | undefined>

/** Like the checkout: solves the proof-of-work challenge. */
const asBrowser: AnswerRefusal = async ({ challenge }) =>
  challenge ? { 'challenge-answer': await answerTo(challenge) } : undefined

async function buyOnce(
  { origin, wish, addressOf = (index) => `198.18.${Math.floor(index / 250)}.${1 + (index % 250)}` }: HonestBuyers,
  buyer: number,
  { callMs, repeats }: Pick<HonestBuyersReport, 'callMs' | 'repeats'>,
  answerRefusal: AnswerRefusal
): Promise<void> {
  const post = async <T>(path: string, body?: object, headers: Record<string, string> = {}): Promise<T> => {
    let more: Record<string, string> = {}
    for (let tries = 0; ; tries += 1) {
      const began = performance.now()
      const answer = await fetch(`${origin}${path}`, {
        method: 'POST',
        headers: {
          'x-forwarded-for': addressOf(buyer),
          ...(body ? { 'content-type': 'application/json' } : undefined),
          ...headers,
          ...more
        },
        ...(body ? { body: JSON.stringify(body) } : undefined),
        signal: AbortSignal.timeout(60_000)
      })
      const text = await answer.text()
      callMs.push(performance.now() - began)
      if (answer.ok) return JSON.parse(text) as T
      const problem = answer.headers.get('content-type')?.includes('problem+json')
        ? (JSON.parse(text) as Problem)
        : undefined
      const solved = problem && tries < maxRepeats ? await answerRefusal(problem) : undefined
      if (solved) more = solved
      else if (answer.status >= 500 && tries < maxRepeats) {
        const what = problem?.code ?? String(answer.status)
        repeats[what] = (repeats[what] ?? 0) + 1
        await pause(1000 * 2 ** tries)
      } else
        throw new Refused(
          `${answer.status} to POST ${path.replace(/[\w-]{16,}/g, '…')}: ${problem?.detail ?? text.slice(0, 200)}`
        )
    }
  }
  const cart = await post<Cart>('/api/v1/carts')
  await post(`/api/v1/carts/${cart.id}/lines`, wish(buyer))
  await post('/api/v1/quotes', { cartId: cart.id, country: 'US', region: 'OR', shippingMethod: 'standard' })
  const order = {
    cartId: cart.id,
    email: `buyer-${buyer}-${randomUUID().slice(0, 8)}@example.com`,
    shippingAddress: address,
    shippingMethod: 'standard'
  }
  const placed = await post<Checkout>('/api/v1/checkouts', order, { 'idempotency-key': randomUUID() })
  const { status } = await post<{ status: PaymentStatus }>(
    `/api/v1/test-payments/${placed.payment.clientSecret}/confirm`,
    { card: '4242424242424242' }
  )
  if (status !== 'succeeded') throw new Refused(`The payment ended as ${status}`)
}

/**
 * Buyers like in a browser: cart, line, quote, order, and payment with the built-in provider's valid card. Unavailable
 * responses are retried with the same key. Run with and without an attack, and compare the 95th percentiles.
 */
export async function honestBuyers(
  options: HonestBuyers,
  answerRefusal: AnswerRefusal = asBrowser
): Promise<HonestBuyersReport> {
  const [purchaseMs, callMs, refusals]: [number[], number[], string[]] = [[], [], []]
  const repeats: Record<string, number> = {}
  await Promise.all(
    Array.from({ length: options.buyers }, async (_, buyer) => {
      // Not all at the same moment.
      await pause((options.everyMs * buyer) / options.buyers)
      for (let purchase = 0; purchase < options.purchases; purchase += 1) {
        const began = performance.now()
        await buyOnce(options, buyer, { callMs, repeats }, answerRefusal).then(
          () => void purchaseMs.push(performance.now() - began),
          (error: unknown) => void refusals.push(error instanceof Error ? error.message : String(error))
        )
        await pause(Math.max(0, options.everyMs - (performance.now() - began)))
      }
    })
  )
  const sorted = (times: number[]) => times.toSorted((a, b) => a - b)
  return { served: purchaseMs.length, refusals, purchaseMs: sorted(purchaseMs), callMs: sorted(callMs), repeats }
}
