import { expect, type Locator, type Page } from '@playwright/test'

/** Waits until React has taken the page over from the server: before that a press would be lost. */
export async function settled(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const heading = document.querySelector('#main h1')
    return heading !== null && Object.keys(heading).some((key) => key.startsWith('__reactFiber'))
  })
}

/** Opens an address as a person would type it, and lets it come to life. */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await settled(page)
}

export async function reload(page: Page): Promise<void> {
  await page.reload()
  await settled(page)
}

export const main = (page: Page): Locator => page.locator('#main')
export const title = (page: Page): Locator => page.getByRole('heading', { level: 1 })
export const toasts = (page: Page): Locator => page.getByRole('region', { name: 'Messages' })
export const cartCount = (page: Page, count: number): Locator => page.getByRole('banner').getByRole('link', { name: `Cart, ${count} item${count === 1 ? '' : 's'}`, exact: true })

/** Opens a product and puts one of it into the cart. */
export async function buy(page: Page, slug: string): Promise<void> {
  await open(page, `/product/${slug}`)
  await page.getByRole('button', { name: 'Add to cart' }).click()
  await expect(toasts(page)).toContainText('is in your cart')
}

/** In the sheet that asks how many of a design are wanted: what it suggests. */
export const takeSuggested = (page: Page): Promise<void> => page.getByRole('dialog', { name: 'Add to cart' }).getByRole('button', { name: /^Add \d+ to cart$/ }).click()
