import type { Page } from '@playwright/test'
import { account, endSessions, logIn, logOut, signUp } from '../support/accounts.ts'
import { buy, cartCount, main, open, reload, title, toasts } from '../support/pages.ts'
import { expect, test } from '../support/shop-test.ts'

const remembered = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('cart') ?? '{}') as { id: string | null; count: number })
const lines = (page: Page) =>
  main(page)
    .getByRole('listitem')
    .filter({ hasText: /Studio mug|Everyday tote/ })

test.describe('the cart of an account', () => {
  test.use({ expectedComplaints: /ERR_FAILED/ })

  test(
    'is there after logging in, although the first answer about it is lost',
    { tag: '@once' },
    async ({ page, mailbox, freshEmail }) => {
      await signUp(page, mailbox, { email: freshEmail })
      await buy(page, 'studio-mug')
      await buy(page, 'everyday-tote')
      await logOut(page)
      await expect(cartCount(page, 0)).toBeVisible()
      await open(page, '/login')
      let isLost = false
      await page.route('**/api/v1/carts/*', async (route) => {
        if (route.request().method() !== 'GET' || isLost) return route.fallback()
        isLost = true
        return route.abort('failed')
      })
      // The claim returns the cart: while it is pending, the next page would send no other request for the cart.
      const claimed = page.waitForResponse((response) => response.url().endsWith('/claim'))
      await logIn(page, freshEmail)
      await claimed
      await page.waitForFunction(() => JSON.parse(localStorage.getItem('cart') ?? '{}').isClaimOwed !== true)
      await open(page, '/cart')
      await expect(lines(page)).toHaveCount(2)
      expect(isLost).toBe(true)
      expect(await remembered(page)).toMatchObject({ id: expect.any(String), count: 2 })
    }
  )

  test(
    'is there where the page is left before it was asked for',
    { tag: '@once' },
    async ({ page, request, mailbox, freshEmail }) => {
      await signUp(page, mailbox, { email: freshEmail })
      await buy(page, 'studio-mug')
      await buy(page, 'everyday-tote')
      await endSessions(request, freshEmail)
      await open(page, '/cart')
      await expect(title(page)).toHaveText('Log in to see your cart')
      await expect(main(page)).toContainText('Everything in your cart is kept in your account.')
      await reload(page)
      await expect(title(page)).toHaveText('Log in to see your cart')
      await main(page).getByRole('link', { name: 'Log in' }).click()
      // Requests for the cart and the current user get no answer in this page.
      await page.route(/\/api\/v1\/carts|\/current-user/, () => {})
      await logIn(page, freshEmail)
      await page.waitForFunction(() => localStorage.getItem('userData') !== null)
      await page.unroute(/\/api\/v1\/carts|\/current-user/)
      await open(page, '/cart')
      await expect(lines(page)).toHaveCount(2)
      await expect(cartCount(page, 2)).toBeVisible()
    }
  )

  test(
    'takes in what was put in while logged out, on whichever page that works',
    { tag: '@once' },
    async ({ page, mailbox, freshEmail }) => {
      await signUp(page, mailbox, { email: freshEmail })
      await buy(page, 'studio-mug')
      await logOut(page)
      await buy(page, 'everyday-tote')
      await expect(cartCount(page, 1)).toBeVisible()
      await open(page, '/login')
      await page.route('**/claim', (route) => route.abort('failed'))
      await logIn(page, freshEmail)
      await expect(account(page)).toBeVisible()
      await page.unroute('**/claim')
      await open(page, '/faq')
      await expect(cartCount(page, 2)).toBeVisible()
      await open(page, '/cart')
      await expect(lines(page)).toHaveCount(2)
    }
  )
})

test(
  'what is pressed in the moment of leaving the page is in the cart on the next',
  { tag: '@once' },
  async ({ page }) => {
    for (const [slug, count] of [
      ['studio-mug?capacity=330-ml', 1],
      ['everyday-tote?handles=long', 2]
    ] as const) {
      await open(page, `/product/${slug}`)
      await page.evaluate(() => {
        const button = [...document.querySelectorAll('button')].find(
          ({ textContent }) => textContent?.trim() === 'Add to cart'
        )
        button?.click()
        location.assign('/faq')
      })
      await page.waitForURL('/faq')
      await expect(cartCount(page, count)).toBeVisible()
      await expect(toasts(page)).toContainText('is in your cart')
    }
    await reload(page)
    await expect(cartCount(page, 2)).toBeVisible()
  }
)

test.describe('an answer that is lost', () => {
  test.use({ expectedComplaints: /ERR_FAILED/ })

  test('while adding to the cart makes nobody buy twice', { tag: '@once' }, async ({ page }) => {
    await open(page, '/product/studio-mug?capacity=330-ml')
    await page.route(
      '**/api/v1/carts/*/lines',
      async (route) => {
        await route.fetch()
        await route.abort('failed')
      },
      { times: 1 }
    )
    const add = page.getByRole('button', { name: 'Add to cart' })
    await add.click()
    await expect(main(page)).toContainText('It is not in the cart yet')
    await add.click()
    await expect(toasts(page)).toContainText('is in your cart')
    await expect(cartCount(page, 1)).toBeVisible()
    await page.getByRole('button', { name: /^Add/ }).click()
    await expect(cartCount(page, 2)).toBeVisible()
  })
})
