import { expect, type Locator, type Page } from '@playwright/test'

/** Waits until React has taken the page over from the server: before that a press would be lost. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const heading = document.querySelector('#main h1')
    const isTakenOver = heading !== null && Object.keys(heading).some((key) => key.startsWith('__reactFiber'))
    // React marks a heading before it listens; what is kept until then is done after it.
    return isTakenOver && 'hydrated' in document.documentElement.dataset
  })
}

/** Opens an address as a person would type it, and lets it come to life. */
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

/** Chooses, of every option of a product that is still open, the first value that can be had. */
export async function chooseOptions(page: Page): Promise<void> {
  for (const group of await main(page).getByRole('radiogroup').all()) {
    if ((await group.locator('input:checked').count()) > 0) continue
    for (const choice of await group.locator('input:enabled').all()) {
      await choice.check()
      if (await page.getByRole('button', { name: 'Add to cart' }).isEnabled()) break
    }
  }
}

/** Opens a product and puts one of it into the cart. */
export async function buy(page: Page, slug: string): Promise<void> {
  await open(page, `/product/${slug}`)
  await chooseOptions(page)
  await page.getByRole('button', { name: 'Add to cart' }).click()
  await expect(toasts(page)).toContainText('is in your cart')
}

/** In the sheet that asks how many of a design are wanted: one of the first size there is. */
export async function takeOne(page: Page): Promise<void> {
  const sheet = page.getByRole('dialog', { name: 'Add to cart' })
  const add = sheet.getByRole('button', { name: 'Add 1 to cart' })
  await expect(sheet).toBeVisible()
  // Products that come in one size have their one piece chosen already.
  if ((await sheet.getByRole('spinbutton').count()) > 1)
    await sheet.getByRole('button', { name: 'One more' }).first().click()
  await add.click()
}

/** A menu's items are there until it has moved out: before another opens, they are waited for. */
export const menuIsGone = (page: Page): Promise<void> => expect(page.getByRole('menu')).toHaveCount(0)
