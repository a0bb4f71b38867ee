import { expect, type Locator, type Page } from '@playwright/test'

/** Steps a person is ready to take to the next thing on the page: a message takes three of them. */
const maxSteps = 60

/** Looks at what is there now: a page that has not shown the target must not be waited for with a key in hand. A menu has the focus itself, and tells which of its items is meant. */
const isFocused = (target: Locator) =>
  target.evaluateAll((found) => {
    const focused = document.activeElement
    const meant = focused?.getAttribute('aria-activedescendant')
    return found.some((element) => element === focused || (element.id !== '' && element.id === meant))
  })

/** Goes to something with one key alone: Tab, unless another is named. Fails where the target does not appear. */
export async function tabTo(page: Page, target: Locator, key = 'Tab'): Promise<void> {
  await expect(target).toBeAttached()
  for (let step = 0; step < maxSteps; step += 1) {
    if (await isFocused(target)) return
    await page.keyboard.press(key)
  }
  await expect(target).toBeFocused({ timeout: 1 })
}

/** Goes to something, and presses it. */
export async function enter(page: Page, target: Locator, key = 'Tab'): Promise<void> {
  await tabTo(page, target, key)
  await page.keyboard.press('Enter')
}

/** Opens a menu and chooses from it. */
export async function chooseFrom(page: Page, menu: Locator, name: string): Promise<void> {
  await enter(page, menu)
  await enter(page, page.getByRole('menuitem', { name, exact: true }), 'ArrowDown')
}

/** Leaves header and menu behind by the link that is there for it. */
export async function skipToContent(page: Page): Promise<void> {
  await enter(page, page.getByRole('link', { name: 'Skip to content' }))
  await expect(page.locator('#main')).toBeFocused()
}

/** Types into a field reached by Tab, over what stands in it. */
export async function typeInto(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target)
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type(text)
}
