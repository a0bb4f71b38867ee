import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type Fault, faults, openBrowser, shopWith } from '../testing/cart-shop.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** All calls from the login to the visible cart, with or without a visitor's cart to merge. */
const calls = [
  { call: 'POST /current-user', isFilled: false },
  { call: 'POST /current-user', isFilled: true },
  { call: 'POST /api/v1/carts', isFilled: false },
  { call: 'POST /api/v1/carts/{id}/claim', isFilled: true },
  { call: 'GET /api/v1/carts/{id}', isFilled: false },
  { call: 'GET /api/v1/carts/{id}', isFilled: true }
]
const everyFault = Object.keys(faults) as Fault[]

const open = (isFilled: boolean) => {
  const shop = shopWith({ account: { mug: 1, tote: 2 }, visitor: isFilled ? { card: 1 } : undefined })
  return { shop, browser: openBrowser(shop) }
}
type Opened = ReturnType<typeof open>

/** The browser's storage leads the next page to the cart, or says that it still has to claim one. */
function expectKept({ shop, browser }: Opened): void {
  const { id, isClaimOwed } = browser.memory()
  expect(isClaimOwed === true || (id !== null && shop.pieces(id) !== undefined)).toBe(true)
}

/** A page without network faults shows every item once. */
async function expectWhole({ browser }: Opened, isFilled: boolean): Promise<void> {
  const next = await browser.openPage()
  await next.showCart()
  expect([next.lines(), browser.memory()]).toEqual([
    ['mug×1', 'tote×2', ...(isFilled ? ['card×1'] : [])],
    { id: 'own', count: isFilled ? 4 : 3, belongsToAccount: true }
  ])
  next.leave()
}

describe.each(calls)('after a login, where $call (a visitor’s cart: $isFilled)', ({ call, isFilled }) => {
  it.each(everyFault)(
    'is answered by %s, the cart of the account is there, and not taken for empty before',
    async (fault) => {
      for (const times of [1, Infinity]) {
        const all = open(isFilled)
        const login = await all.browser.openPage({ call, fault, times })
        login.logIn()
        await login.showCart()
        expect([login.isSpoilt(), login.isShownEmpty()]).toEqual([true, false])
        expectKept(all)
        login.leave()
        await expectWhole(all, isFilled)
      }
    }
  )

  it.each([true, false])(
    'is under way as the page is left (it arrives: %s), the cart of the account is there on the next',
    async (arrives) => {
      const all = open(isFilled)
      const login = await all.browser.openPage({
        call,
        fault: arrives ? 'nothing, lost on the way back' : 'nothing at all',
        times: 1,
        isLeft: true
      })
      login.logIn()
      await login.showCart()
      expect(login.isSpoilt()).toBe(true)
      expectKept(all)
      login.leave()
      await expectWhole(all, isFilled)
    }
  )
})

it.each([true, false])(
  'the cart of the account is there where the page is left at once (a visitor’s cart: %s)',
  async (isFilled) => {
    const all = open(isFilled)
    const login = await all.browser.openPage()
    login.logIn()
    login.leave()
    expectKept(all)
    await expectWhole(all, isFilled)
  }
)

it('are as many cases as docs/robustness.md tells of', () => {
  expect(calls.length * (everyFault.length * 2 + 2) + 2).toBe(146)
})
