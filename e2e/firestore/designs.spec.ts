import { documentVersion } from '@motif/design'
import type { Browser, Page } from '@playwright/test'
import { account, logIn, logOut } from '../support/accounts.ts'
import { signInWithGoogle, standInForGoogle } from '../support/google.ts'
import { cartCount, main, open, takeOne, toasts } from '../support/pages.ts'
import { expect, test } from '../support/shop-test.ts'

test.describe.configure({ mode: 'serial' })
test.beforeEach(({ context }) => standInForGoogle(context))

const customer = { email: 'customer@motif.test', password: 'paper-and-ink-42' }

/** A visitor's design, as the browser stores it. */
const drawn = (name: string) => ({
  id: `device-${crypto.randomUUID()}`,
  name,
  product: 'classic-tee',
  updatedAt: new Date().toISOString(),
  previewUrl: '',
  document: {
    version: documentVersion,
    product: 'classic-tee',
    areas: {
      front: [
        {
          type: 'text',
          id: 'a',
          text: name,
          font: 'anton',
          size: 40,
          x: 150,
          y: 200,
          rotation: 0,
          opacity: 1,
          align: 'centre',
          letterSpacing: 0,
          lineHeight: 1.2,
          fill: '#1c1b18'
        }
      ]
    }
  }
})

async function arrive(page: Page, ...names: string[]): Promise<void> {
  await open(page, '/login?next=/mydesigns')
  await page.evaluate((designs) => localStorage.setItem('designs', designs), JSON.stringify(names.map(drawn)))
  await logIn(page, customer.email, customer.password)
  await expect(page).toHaveURL(/\/mydesigns$/)
}

const card = (page: Page, name: string) => main(page).getByRole('article', { name, exact: true })

async function rename(page: Page, name: string, next: string): Promise<void> {
  await page.getByRole('button', { name: `More for ${name}` }).click()
  await page.getByRole('menuitem', { name: 'Rename' }).click()
  await page.getByLabel('Name of the design').fill(next)
  await page.getByLabel('Name of the design').press('Enter')
}

/** Opens a page on a second device. */
async function elsewhere(browser: Browser): Promise<Page> {
  const context = await browser.newContext()
  await standInForGoogle(context)
  return context.newPage()
}

const firestoreDatabases = (page: Page) =>
  page.evaluate(async () =>
    (await indexedDB.databases()).map(({ name }) => name).filter((name) => name?.startsWith('firestore/'))
  )

test('what a visitor drew is theirs after the login, on every device at once, and can be bought', async ({
  page,
  browser
}) => {
  await arrive(page, 'Rain later')
  await expect(card(page, 'Rain later')).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('designs'))).toBe('[]')
  await expect
    .poll(() =>
      card(page, 'Rain later')
        .locator('img[src*="preview.svg"]')
        .first()
        .evaluate((image: HTMLImageElement) => image.naturalWidth)
    )
    .toBeGreaterThan(0)

  const there = await elsewhere(browser)
  await arrive(there)
  await expect(card(there, 'Rain later')).toBeVisible()
  await rename(page, 'Rain later', 'Sun now')
  await expect(card(there, 'Sun now')).toBeVisible()
  await there.getByRole('button', { name: 'More for Sun now' }).click()
  await there.getByRole('menuitem', { name: 'Delete' }).click()
  await expect(card(page, 'Sun now')).toHaveCount(0)
  await toasts(there).getByRole('button', { name: 'Undo' }).click()
  await expect(card(page, 'Sun now')).toBeVisible()

  await page.getByRole('button', { name: 'Add to cart Sun now' }).click()
  await takeOne(page)
  await expect(cartCount(page, 1)).toBeVisible()
  await there.context().close()
})

test.describe('without a network', () => {
  // The browser logs every failed request; Google's code requests `cleardot` to check the connection.
  test.use({ expectedComplaints: /ERR_INTERNET_DISCONNECTED|google\.com\/images\/cleardot/ })

  test('a change without a network waits, and arrives by itself', async ({ page, context, browser }) => {
    await arrive(page)
    await expect(card(page, 'Sun now')).toBeVisible()
    const there = await elsewhere(browser)
    await arrive(there)
    await expect(card(there, 'Sun now')).toBeVisible()
    await context.setOffline(true)
    await rename(page, 'Sun now', 'Drawn on the train')
    await expect(card(page, 'Drawn on the train')).toBeVisible()
    await expect(card(there, 'Sun now')).toBeVisible()
    await context.setOffline(false)
    await expect(card(there, 'Drawn on the train')).toBeVisible()
    await there.context().close()
  })

  test('a change that came second after its page was closed is kept as a copy', async ({ page, context, browser }) => {
    await arrive(page)
    await expect(card(page, 'Drawn on the train')).toBeVisible()
    const there = await elsewhere(browser)
    await arrive(there)
    await expect(card(there, 'Drawn on the train')).toBeVisible()
    await context.setOffline(true)
    await rename(page, 'Drawn on the train', 'Came second')
    await expect(card(page, 'Came second')).toBeVisible()
    await page.close()
    await rename(there, 'Drawn on the train', 'Came first')
    await expect(card(there, 'Came first')).toBeVisible()
    await context.setOffline(false)
    const again = await context.newPage()
    await open(again, '/mydesigns')
    await expect(card(again, 'Came first')).toBeVisible()
    await expect(card(again, 'Came second, copy')).toBeVisible()
    await expect(card(there, 'Came second, copy')).toBeVisible()
    await there.context().close()
  })
})

test('somebody with a password has the same designs with Google, and nothing of them stays in the browser', async ({
  page
}) => {
  await arrive(page)
  await expect(card(page, 'Came first')).toBeVisible()
  expect(await firestoreDatabases(page)).not.toEqual([])
  await logOut(page)
  expect(await firestoreDatabases(page)).toEqual([])
  await open(page, '/login?next=/mydesigns')
  await signInWithGoogle(page, { email: customer.email })
  await expect(account(page)).toBeVisible()
  await expect(card(page, 'Came first')).toBeVisible()
})

test('Firestore’s code is fetched for designs alone', async ({ page }) => {
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(request.url()))
  const ofFirestore = () => fetched.filter((url) => url.includes('open-library'))
  await open(page, '/login')
  await logIn(page, customer.email, customer.password)
  await expect(account(page)).toBeVisible()
  await open(page, '/')
  await page.waitForLoadState('networkidle')
  expect(ofFirestore()).toEqual([])
  await open(page, '/mydesigns')
  await expect.poll(() => ofFirestore().length).toBeGreaterThan(0)
})
