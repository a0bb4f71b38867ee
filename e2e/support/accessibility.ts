import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** Rules whose result depends on the theme. */
const ofColour = ['color-contrast', 'link-in-text-block']

/**
 * Finishes all colour transitions. They also run under reduced motion, and wait for frames, which a busy machine may not draw for a while.
 * An inherited colour changes level by level.
 */
function endTransitions() {
  for (let level = 0; level < 100; level += 1) {
    const transitions = document.getAnimations().filter((each) => each instanceof CSSTransition)
    if (transitions.length === 0) return
    for (const each of transitions) each.finish()
  }
  throw new Error('Colours go on changing.')
}

/** Expects no accessibility violation on the current page: all rules in the light theme, the rules about colours in the dark theme as well. */
export async function expectAccessible(page: Page): Promise<void> {
  // Colours are measured at rest, not during a transition.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const problems: string[] = []
  for (const theme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: theme })
    await expect(page.locator('html')).toHaveClass(new RegExp(`\\b${theme}\\b`))
    await page.evaluate(endTransitions)
    // Omits the details of passed rules, which are most of axe's result and are not used.
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
