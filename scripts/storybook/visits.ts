/** Which stories are shown in which modes. */
import { checkedModes, type viewports } from '../../.storybook/modes.ts'

export type ModeName = keyof typeof checkedModes
export const modeNames = Object.keys(checkedModes) as ModeName[]

export interface Story {
  id: string
  /** `Screens/Cart` */
  title: string
  name: string
  /** `./stories/screens/cart.stories.tsx` */
  importPath: string
  tags: string[]
  isPlayed: boolean
  /** Values of the toolbar that the story sets itself. */
  globals: Record<string, unknown>
}

interface Look {
  theme: string
  viewport: keyof typeof viewports
  locale: string
}

export interface Visit {
  story: Story
  mode: ModeName
  look: Look
}

const isNamed = (value: unknown): value is { value: string } =>
  typeof value === 'object' && value !== null && 'value' in value

/** The look of a story in a mode; globals set by the story take precedence. */
function lookOf({ globals }: Story, mode: ModeName): Look {
  const { viewport } = globals
  return {
    ...checkedModes[mode],
    ...globals,
    ...(isNamed(viewport) && { viewport: viewport.value as Look['viewport'] })
  }
}

/** Each look of each story once: a story fixed to dark looks the same in both themes. */
export function visitsOf(stories: readonly Story[], modes: readonly ModeName[]): Visit[] {
  const seen = new Set<string>()
  return modes.flatMap((mode) =>
    stories
      .map((story) => ({ story, mode, look: lookOf(story, mode) }))
      .filter(({ story, look: { theme, viewport, locale } }) => {
        const key = [story.id, theme, viewport, locale].join(' ')
        if (seen.has(key)) return false
        seen.add(key)
        return true
      })
  )
}

export const keyOf = ({ story, mode }: Visit) => `${story.id} ${mode}`

/** A number that stays the same for a text: FNV-1a, 32 bits. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0
  return hash
}

/**
 * Each story in one mode, some in more. The mode is derived from the story's id: modes are balanced, and runs are
 * reproducible.
 */
export function visitsInTurn(
  stories: readonly Story[],
  modes: readonly ModeName[],
  further: { modes: readonly ModeName[]; isShown: (story: Story) => boolean }
): Visit[] {
  const visits = modes.flatMap((mode, turn) => [
    ...visitsOf(
      stories.filter(({ id }) => hashOf(id) % modes.length === turn),
      [mode]
    ),
    ...(further.modes.includes(mode) ? visitsOf(stories.filter(further.isShown), [mode]) : [])
  ])
  return [...new Map(visits.map((visit) => [keyOf(visit), visit])).values()]
}
