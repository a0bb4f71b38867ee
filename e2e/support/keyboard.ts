import { expect, type Locator, type Page } from '@playwright/test'

/** Maximum number of key presses to reach a target; a toast takes three of them. */
const maxSteps = 60

/**
 * Checks the current elements without waiting for the target to appear between two key presses. A menu has the focus itself and refers to its
 * active item by `aria-activedescendant`.
 */
const isFocused = (target: Locator) =>
  target.evaluateAll((found) => {
    const focused = document.activeElement
    const meant = focused?.getAttribute('aria-activedescendant')
    return found.some((element) => element === focused || (element.id !== '' && element.id === meant))
  })

/** Moves the focus to the target by repeated presses of one key. Fails if the target does not appear or the key does not reach it. */
export async function tabTo(page: Page, target: Locator, key = 'Tab'): Promise<void> {
  await expect(target).toBeAttached()
  for (let step = 0; step < maxSteps; step += 1) {
    if (await isFocused(target)) return
    await page.keyboard.press(key)
  }
  await expect(target).toBeFocused({ timeout: 1 })
}

/** Moves the focus to the target and presses Enter. */
export async function enter(page: Page, target: Locator, key = 'Tab'): Promise<void> {
  await tabTo(page, target, key)
  await page.keyboard.press('Enter')
}

/** Opens a menu and chooses an item by keyboard. */
export async function chooseFrom(page: Page, menu: Locator, name: string): Promise<void> {
  await enter(page, menu)
  await enter(page, page.getByRole('menuitem', { name, exact: true }), 'ArrowDown')
}

/** Skips header and menu by the skip link. */
export async function skipToContent(page: Page): Promise<void> {
  await enter(page, page.getByRole('link', { name: 'Skip to content' }))
  await expect(page.locator('#main')).toBeFocused()
}

/** Replaces the text of a field reached by Tab. */
export async function typeInto(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target)
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type(text)
}
