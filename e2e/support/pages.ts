import { expect, type Locator, type Page } from '@playwright/test'

/** Waits until React has hydrated the page. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const heading = document.querySelector('#main h1')
    const isTakenOver = heading !== null && Object.keys(heading).some((key) => key.startsWith('__reactFiber'))
    // React marks the heading before it handles events. `hydrated` is set once earlier input has been replayed.
    return isTakenOver && 'hydrated' in document.documentElement.dataset
  })
}

/** Opens an address and waits for the hydration. */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await hydrated(page)
}

export async function reload(page: Page): Promise<void> {
  await page.reload()
  await hydrated(page)
}

export const main = (page: Page): Locator => page.locator('#main')
export const title = (page: Page): Locator => page.getByRole('heading', { level: 1 })
export const toasts = (page: Page): Locator => page.getByRole('region', { name: 'Messages' })
export const cartCount = (page: Page, count: number): Locator =>
  page.getByRole('banner').getByRole('link', { name: `Cart, ${count} item${count === 1 ? '' : 's'}`, exact: true })

/** Chooses the first available value of every product option that has no value yet. */
export async function chooseOptions(page: Page): Promise<void> {
  for (const group of await main(page).getByRole('radiogroup').all()) {
    if ((await group.locator('input:checked').count()) > 0) continue
    for (const choice of await group.locator('input:enabled').all()) {
      await choice.check()
      if (await page.getByRole('button', { name: 'Add to cart' }).isEnabled()) break
    }
  }
}

/** Opens a product and adds one to the cart. */
export async function buy(page: Page, slug: string): Promise<void> {
  await open(page, `/product/${slug}`)
  await chooseOptions(page)
  await page.getByRole('button', { name: 'Add to cart' }).click()
  await expect(toasts(page)).toContainText('is in your cart')
}

/** Adds one item of the first size to the cart, in the sheet that asks for the quantities of a design. */
export async function takeOne(page: Page): Promise<void> {
  const sheet = page.getByRole('dialog', { name: 'Add to cart' })
  const add = sheet.getByRole('button', { name: 'Add 1 to cart' })
  await expect(sheet).toBeVisible()
  // Products with one size start with a quantity of one.
  if ((await sheet.getByRole('spinbutton').count()) > 1)
    await sheet.getByRole('button', { name: 'One more' }).first().click()
  await add.click()
}

/** Waits until a menu's exit animation has ended, as needed before another opens: its items remain in the page until then. */
export const menuIsGone = (page: Page): Promise<void> => expect(page.getByRole('menu')).toHaveCount(0)
