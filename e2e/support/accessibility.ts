import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** All that depends on the theme. */
const ofColour = ['color-contrast', 'link-in-text-block']

/** What stands in somebody's way on the page as it is: everything in one theme, what depends on colours in both. */
export async function expectAccessible(page: Page): Promise<void> {
  // Colours are judged at rest, not on their way.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const problems: string[] = []
  for (const theme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: theme })
    await expect(page.locator('html')).toHaveClass(new RegExp(`\\b${theme}\\b`))
    // Without motion too a colour changes by a transition, which ends with a frame: a busy machine has none for a while.
    await page.waitForFunction(() => document.getAnimations().every((each) => !(each instanceof CSSTransition)))
    // What is well is most of what axe tells, and nobody reads it.
    const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode()
    const { violations } = await (theme === 'light' ? axe : axe.withRules(ofColour)).analyze()
    problems.push(
      ...violations.map(
        ({ id, nodes }) => `${theme}: ${id} at ${nodes.map(({ target }) => target.join(' ')).join(', ')}`
      )
    )
  }
  expect(problems).toEqual([])
}
