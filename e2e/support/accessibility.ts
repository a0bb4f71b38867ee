import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** All that depends on the theme. */
const ofColour = ['color-contrast', 'link-in-text-block']

/**
 * Ends every change of colour: without motion too it is a transition, and waits for frames, which a busy machine may not draw for a while.
 * A colour that is inherited changes level by level.
 */
function endTransitions() {
  for (let level = 0; level < 100; level += 1) {
    const transitions = document.getAnimations().filter((each) => each instanceof CSSTransition)
    if (transitions.length === 0) return
    for (const each of transitions) each.finish()
  }
  throw new Error('Colours go on changing.')
}

/** What stands in somebody's way on the page as it is: everything in one theme, what depends on colours in both. */
export async function expectAccessible(page: Page): Promise<void> {
  // Colours are judged at rest, not on their way.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const problems: string[] = []
  for (const theme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: theme })
    await expect(page.locator('html')).toHaveClass(new RegExp(`\\b${theme}\\b`))
    await page.evaluate(endTransitions)
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
