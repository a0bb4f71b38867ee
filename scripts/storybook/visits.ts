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

/** A mode as a story shows it: what the story sets itself stays. */
function lookOf({ globals }: Story, mode: ModeName): Look {
  const { viewport } = globals
  return {
    ...checkedModes[mode],
    ...globals,
    ...(isNamed(viewport) && { viewport: viewport.value as Look['viewport'] })
  }
}

/** Each look of each story once: a story in the dark of its own looks the same in the light mode and the dark one. */
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
