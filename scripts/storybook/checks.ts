/** What the gate looks at in which mode. */
import type { ModeName, Visit } from './visits.ts'

/** axe's rules that look at what another theme changes. */
const rulesOfColour = ['color-contrast']

/**
 * Rules that axe looks for in a mode: all (null) in the light theme at each width, those of colours in the other theme,
 * none in the made-up languages, where the same elements have other words.
 */
export function rulesIn({ theme }: Visit['look'], mode: ModeName): string[] | null {
  if (mode.startsWith('rtl') || mode.startsWith('long')) return []
  return theme === 'dark' ? rulesOfColour : null
}
