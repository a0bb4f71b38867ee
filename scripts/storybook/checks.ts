/** What the gate looks at in which mode. */
import type { ModeName, Visit } from './visits.ts'

/** axe rules that depend on the theme. */
const rulesOfColour = ['color-contrast']

/**
 * axe rules by mode: all (null) in the light theme at each width, colour rules in the dark theme, none in
 * pseudo-languages, where the same elements have other text.
 */
export function rulesIn({ theme }: Visit['look'], mode: ModeName): string[] | null {
  if (mode.startsWith('rtl') || mode.startsWith('long')) return []
  return theme === 'dark' ? rulesOfColour : null
}
