import { setTimeout as pause } from 'node:timers/promises'
import type { FakeStripe } from '../../../apps/api/src/testing/fake-stripe/server.ts'
import { type Purchase, buy, newPurchase } from '../buyer.ts'
import { type Blank, usual } from '../drawing.ts'
import { type Call, watchedFetch } from './calls.ts'

interface World {
  origin: string
  stripe: FakeStripe
  variantIds: readonly string[]
  blank: Blank
  staff: { email: string; password: string }
}

export interface People {
  calls: Call[]
  purchases: Purchase[]
  /** What ended otherwise than by a call that failed, in a sentence each. */
  faults: string[]
  /** Lets everybody finish what they are at and go. */
  leave(): Promise<void>
}

const [buyers, designers, visitors] = [3, 2, 5]

/** Continuous traffic: buyers, designers who order, visitors, and a staff member. */
export function startTraffic({ origin, stripe, variantIds, blank, staff }: World): People {
  const [calls, purchases, faults]: [Call[], Purchase[], string[]] = [[], [], []]
  const [leaving, closing] = [new AbortController(), new AbortController()]
  const ask = watchedFetch(calls)
  const repeat = async (pauseMs: number, turn: () => Promise<void>) => {
    while (!leaving.signal.aborted) {
      await turn().catch((error: unknown) => faults.push(String(error)))
      await pause(pauseMs)
    }
  }
  const purchase = async (more: { design?: () => ReturnType<typeof usual> } = {}) => {
    const made = newPurchase()
    purchases.push(made)
    const ids = more.design ? [blank.variant.id] : variantIds
    await buy({ origin, fetch: ask, variantIds: ids, stripe, underway: new Map(), ...more }, made, closing.signal)
  }
  /** Retries failed reads like a browser. */
  const look = async (path: string, headers: Record<string, string> = {}): Promise<Response | undefined> => {
    for (let times = 0; times < 30 && !closing.signal.aborted; times += 1) {
      const answer = await ask(origin + path, { headers, signal: AbortSignal.timeout(20_000) }).catch(() => undefined)
      if (answer && answer.status < 500) return answer
      await pause(200)
    }
    return undefined
  }
  const visit = async () => {
    await look('/api/v1/products?pageSize=24')
    await look(`/api/v1/products/${blank.product.slug}`)
    await look('/api/v1/products?q=shirt')
    await look('/api/v1/home')
  }
  let token = ''
  const signIn = async () => {
    const answer = await ask(`${origin}/api/v1/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(staff),
      signal: AbortSignal.timeout(20_000)
    }).catch(() => undefined)
    if (answer?.ok) token = ((await answer.json()) as { id_token: string }).id_token
  }
  const work = async () => {
    if (token === '') await signIn()
    if (token === '') return
    const answer = await look('/api/v1/admin/orders?pageSize=20', { authtoken: token })
    if (answer?.status === 401) token = ''
    if (!answer?.ok) return
    const { items } = (await answer.json()) as { items: { id: string }[] }
    for (const { id } of items.slice(0, 3)) await look(`/api/v1/orders/${id}`, { authtoken: token })
    await look('/api/v1/admin/summary', { authtoken: token })
  }
  const everybody = [
    ...Array.from({ length: buyers }, () => repeat(700, () => purchase())),
    ...Array.from({ length: designers }, () => repeat(3000, () => purchase({ design: () => usual(blank) }))),
    ...Array.from({ length: visitors }, () => repeat(250, visit)),
    repeat(1000, work)
  ]
  return {
    calls,
    purchases,
    faults,
    leave: async () => {
      leaving.abort()
      // A purchase that does not end counts as a fault.
      const late = setTimeout(() => closing.abort(new Error('A purchase did not come to its end')), 120_000)
      await Promise.all(everybody)
      clearTimeout(late)
      closing.abort()
    }
  }
}
