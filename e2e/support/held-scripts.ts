import type { Page } from '@playwright/test'

/** Delays the page's scripts, as a slow network does, until `letGo` continues or `lose` aborts them. The page and its styles load. */
export async function holdScripts(page: Page): Promise<{ letGo: () => void; lose: () => void }> {
  const held = Promise.withResolvers<'come' | 'lost'>()
  await page.route('**/assets/*.js', async (route) =>
    (await held.promise) === 'come' ? route.continue() : route.abort('connectionreset')
  )
  return { letGo: () => held.resolve('come'), lose: () => held.resolve('lost') }
}

/** Opens an address with delayed scripts: the page is visible but not hydrated. */
export async function openHeld(page: Page, address: string) {
  const scripts = await holdScripts(page)
  await page.goto(address, { waitUntil: 'commit' })
  await page.locator('#main h1').waitFor()
  return scripts
}
