import type { Cart, Line } from '@motif/contract'
import { cartOf, isCartEmpty } from '@motif/flows/cart'
import * as words from '@motif/messages'
import { vi } from 'vitest'

/**
 * For tests: a cart API that loses and corrupts responses, and a browser that visits pages with the shop's actual code.
 */

const ada = { _id: 'ada', name: 'Ada', email: 'ada@example.com', role: 'customer' } as const
const tokenOf = (version: number) => `e30.${btoa(JSON.stringify({ sub: ada._id, version }))}.signature`
const loginData = (version: number) => ({ id_token: tokenOf(version), expires_in: 900, user: ada })

const problem = (status: number, code: string) =>
  new Response(JSON.stringify({ type: 'about:blank', title: code, status, code, requestId: 'r' }), { status })
const text = (status: number, body: string | null) => new Response(body, { status })
const lost = () => Promise.reject(new TypeError('Failed to fetch'))

type Answer = () => Response
/** Faults of a call; `answer` is the actual response. */
export const faults = {
  'nothing, lost on the way there': lost,
  'nothing, lost on the way back': (answer: Answer) => {
    answer()
    return lost()
  },
  'nothing at all': () => new Promise<Response>(() => {}),
  '500': async () => problem(500, 'internal'),
  '503': async () => problem(503, 'unavailable'),
  '429': async () => problem(429, 'too-many-requests'),
  '401': async () => problem(401, 'sign-in-required'),
  '404 of a proxy': async () => text(404, '<h1>Not found</h1>'),
  '200 with a page': async () => text(200, '<h1>Welcome to the hotel</h1>'),
  '200 with {}': async () => text(200, '{}'),
  '204': async () => text(204, null)
} as const satisfies Record<string, (answer: Answer) => Promise<Response>>
export type Fault = keyof typeof faults

type Pieces = Record<string, number>
const money = (amount: number) => ({ amount, currency: 'USD' })
const lineOf = ([id, quantity]: [string, number]): Line => ({
  id,
  variantId: id,
  productSlug: id,
  name: id,
  sku: id,
  options: [],
  quantity,
  unitPrice: money(100),
  total: money(100 * quantity),
  image: { url: '/p', widths: [100], width: 100, height: 100, alt: '', placeholder: '#ffffff' },
  design: null
})

export function cartWith(id: string, pieces: Pieces): Cart {
  const lines = Object.entries(pieces).map(lineOf)
  const totals = {
    subtotal: money(0),
    discount: money(0),
    shipping: null,
    tax: null,
    includedTax: money(0),
    taxes: [],
    total: money(0)
  }
  return {
    id,
    lines,
    savedLines: [],
    count: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    totals,
    coupon: null,
    couponProblem: null,
    notices: [],
    belongsToAccount: id === 'own'
  }
}

/** An API with the carts of Ada's account (`own`) and of the current visitor (`visited`). */
export function shopWith({ account, visitor }: { account: Pieces; visitor: Pieces | undefined }) {
  const carts = new Map<string, Pieces>([
    ['own', { ...account }],
    ...(visitor === undefined ? [] : [['visited', { ...visitor }] as const])
  ])
  const merged = new Set<string>()
  let version = 1
  let opened = 0
  const answer = (cart: string, isAda: boolean): Response => {
    const id = merged.has(cart) ? 'own' : cart
    const pieces = carts.get(id)
    return pieces === undefined || (id === 'own' && !isAda)
      ? problem(404, 'not-found')
      : text(200, JSON.stringify(cartWith(id, pieces)))
  }
  const handle = (call: string, id: string, token: string | null): Response => {
    const isAda = token !== null
    switch (call) {
      case 'POST /current-user':
        return isAda ? text(200, JSON.stringify(ada)) : problem(401, 'sign-in-required')
      case 'POST /api/v1/refresh':
        version += 1
        return text(200, JSON.stringify(loginData(version)))
      case 'POST /api/v1/carts':
        if (isAda) return answer('own', true)
        opened += 1
        carts.set(`new${opened}`, {})
        return answer(`new${opened}`, false)
      case 'POST /api/v1/carts/{id}/claim':
        if (!isAda) return problem(401, 'sign-in-required')
        if (id !== 'own' && carts.has(id) && !merged.has(id)) {
          carts.set('own', { ...carts.get('own'), ...carts.get(id) })
          merged.add(id)
        }
        return answer(id, true)
      case 'GET /api/v1/carts/{id}':
        return answer(id, isAda)
      default:
        throw new Error(`Nobody answers ${call}`)
    }
  }
  return { handle, pieces: (id: string) => carts.get(id), hasVisitor: visitor !== undefined }
}
export type Shop = ReturnType<typeof shopWith>

const storage = () => {
  const texts = new Map<string, string>()
  return {
    texts,
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, value: string) => void texts.set(key, value),
    removeItem: (key: string) => void texts.delete(key)
  }
}

/** Flushes promises and timers, and advances time by `ms` milliseconds. */
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

/** A browser at that shop, with a guest cart if there is one. */
export function openBrowser(shop: Shop) {
  const kept = storage()
  kept.setItem('cart', JSON.stringify(shop.hasVisitor ? { id: 'visited', count: 1 } : { id: null, count: 0 }))

  async function openPage(
    {
      call: spoilt,
      fault,
      times,
      isLeft = false
    }: { call?: string; fault?: Fault; times: number; isLeft?: boolean } = { times: 0 }
  ) {
    // A closed page proceeds to its next call, which never returns; it must not share this page's modules.
    await pass(10)
    let isHere = true
    let [left, isSpoilt] = [times, false]
    vi.resetModules()
    const listeners = { addEventListener: () => {}, removeEventListener: () => {} }
    for (const [name, value] of Object.entries({
      localStorage: kept,
      sessionStorage: storage(),
      document: { ...listeners, getElementById: () => null, visibilityState: 'visible' },
      isSecureContext: false,
      BroadcastChannel: class {
        addEventListener() {}
        postMessage() {}
      },
      ...listeners,
      fetch: async (address: string, init: RequestInit) => {
        // Calls of a closed page never return.
        if (!isHere) return new Promise(() => {})
        const [, id = ''] = /\/carts\/(\w+)/.exec(address) ?? []
        const call = `${init.method} ${address.replace(/\/carts\/\w+/, '/carts/{id}')}`
        const answer = () => shop.handle(call, id, new Headers(init.headers).get('authtoken'))
        if (call !== spoilt || fault === undefined || left === 0) return answer()
        left -= 1
        isSpoilt = true
        // The page is closed during this call.
        isHere = !isLeft
        const spoiltAnswer = faults[fault](answer)
        return isLeft ? spoiltAnswer.catch(() => new Promise<Response>(() => {})) : spoiltAnswer
      }
    }))
      vi.stubGlobal(name, value)
    // Two thousand stateless modules: reloading them per page took most of the time.
    vi.doMock('@motif/messages', () => words)
    vi.doMock('../designs/library/use-designs.ts', () => ({ claimDesigns: async () => {} }))
    vi.doMock('../designs/library/firestore-home.ts', () => ({ forgetFirestoreHome: async () => {} }))
    vi.doMock('../shell/show-failure-toast.ts', () => ({ showFailureToast: () => {} }))
    vi.doMock('../services/cart-toasts.ts', () => ({ toastLateChanges: () => {}, toastOtherCurrency: () => {} }))
    vi.spyOn(console, 'info').mockImplementation(() => {})
    const [session, sessionFlow, cart, cartFlow] = await Promise.all([
      import('../shell/session.ts'),
      import('../shell/session-flow.ts'),
      import('../services/cart.ts'),
      import('../services/cart-flow.ts')
    ])
    // Loaded eagerly, because time is mocked.
    await (await import('@motif/contract/client')).loadAnswerCheck('GET /api/v1/carts/{id}')
    session.rememberSignIn()
    const stops = [cart.followRememberedCart(), session.startSession()]
    const snapshot = () => cartFlow.cartActor().getSnapshot()
    return {
      /** Clicks "Log in" successfully, without waiting for what follows. */
      logIn: () => {
        sessionFlow.followIdentity()
        void sessionFlow.signIn(loginData(1))
      },
      /** Opens the cart screen and lets time pass. */
      showCart: async () => {
        await pass(10)
        cartFlow.cartActor().send({ type: 'REFRESH' })
        await pass(10)
      },
      /** The fault occurred. */
      isSpoilt: () => isSpoilt,
      isShownEmpty: () => isCartEmpty(snapshot()),
      lines: () => cartOf(snapshot())?.lines.map(({ id, quantity }) => `${id}×${quantity}`),
      leave: () => {
        isHere = false
        for (const stop of stops) stop()
        vi.clearAllTimers()
      }
    }
  }
  return {
    openPage,
    memory: () =>
      JSON.parse(kept.texts.get('cart') ?? '{}') as { id: string | null; count: number; isClaimOwed?: boolean }
  }
}
