import type { Page } from '@playwright/test'

/** Keeps the page's code back, as a slow network does, until it is let go. The page itself and its styles come. */
export async function holdScripts(page: Page): Promise<{ letGo: () => void; lose: () => void }> {
  const held = Promise.withResolvers<'come' | 'lost'>()
  await page.route('**/assets/*.js', async (route) =>
    (await held.promise) === 'come' ? route.continue() : route.abort('connectionreset')
  )
  return { letGo: () => held.resolve('come'), lose: () => held.resolve('lost') }
}

/** Opens an address whose code does not come yet: its buttons can be seen, and nothing of it lives. */
export async function openHeld(page: Page, address: string) {
  const scripts = await holdScripts(page)
  await page.goto(address, { waitUntil: 'commit' })
  await page.locator('#main h1').waitFor()
  return scripts
}
