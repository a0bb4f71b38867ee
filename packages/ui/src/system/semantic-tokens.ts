import { defineSemanticTokens } from '@chakra-ui/react'

export interface Accent {
  light: string
  dark: string
}

const both = (light: string, dark: string) => ({ value: { _light: light, _dark: dark } })

/** A share of another colour mixed into one, in percent; by the browser. */
const mixed = (colour: string, other: string, percent: number) => `color-mix(in srgb, ${other} ${percent}%, ${colour})`

/** Paper and ink, and the one accent. Contrast of each pair is listed in LOOK: 4.5:1 or more on `bg` for text, 3:1 for edges of controls. */
export const semanticTokens = (accent: Accent) =>
  defineSemanticTokens({
    colors: {
      bg: {
        DEFAULT: both('#FBF9F4', '#161512'),
        raised: both('#F3EFE6', '#211F1B'),
        float: both('#FFFFFF', '#26241F')
      },
      fg: { DEFAULT: both('#1C1B18', '#F4F0E8'), muted: both('#5C5850', '#B3ACA0') },
      border: { DEFAULT: both('#DDD6C8', '#37332D'), control: both('#8C857A', '#7A746A') },
      accent: {
        DEFAULT: both(accent.light, accent.dark),
        fg: both('#FFFFFF', '#161512'),
        // Away from the page in each theme, so that words on it are read even better.
        hover: both(mixed(accent.light, '#000000', 16), mixed(accent.dark, '#FFFFFF', 24)),
        soft: both(mixed('#FFFFFF', accent.light, 11), mixed('#161512', accent.dark, 15))
      },
      good: { DEFAULT: both('#1F6B45', '#6CC596'), soft: both('#E4F0E8', '#1B2A21') },
      warn: { DEFAULT: both('#8A5A00', '#F0B849'), soft: both('#F7ECD5', '#2E2615') },
      bad: { DEFAULT: both('#B3261E', '#FF8E86'), soft: both('#FBE5E2', '#361D1B') },
      info: { DEFAULT: both('#1F5FA8', '#7DB4F5'), soft: both('#E3ECF7', '#19242F') },
      /** Background of the product pictures; the pictures are made for it, so it stays the same in both themes. */
      backdrop: { value: '#E9E6E0' },
      scrim: both('rgb(28 27 24 / 0.45)', 'rgb(0 0 0 / 0.6)')
    }
  })
