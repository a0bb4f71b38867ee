import { expect, type Locator, type Page } from '@playwright/test'

/** Steps a person is ready to take to the next thing on the page. */
const patience = 40

const isFocused = (target: Locator) => target.evaluate((element) => element === document.activeElement).catch(() => false)

/** Goes to something with the Tab key alone. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let step = 0; step < patience; step += 1) {
    if (await isFocused(target)) return
    await page.keyboard.press('Tab')
  }
  await expect(target).toBeFocused({ timeout: 1 })
}

/** Leaves header and menu behind by the link that is there for it. */
export async function skipToContent(page: Page): Promise<void> {
  await tabTo(page, page.getByRole('link', { name: 'Skip to content' }))
  await page.keyboard.press('Enter')
  await expect(page.locator('#main')).toBeFocused()
}

/** Types into a field reached by Tab, over what stands in it. */
export async function typeInto(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target)
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type(text)
}
