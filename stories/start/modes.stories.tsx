import { chakra } from '@chakra-ui/react'
import { useRef } from 'react'
import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { frameOfSheet } from '../../.storybook/still-frame.ts'
import { idOf } from './addresses.ts'
import { storiesOfJourneys } from './journeys.ts'

const widths = [320, 390, 820, 1440] as const
const themes = ['light', 'dark'] as const
const directions = { en: 'left to right', 'ar-XB': 'right to left' } as const

interface Mode {
  width: number
  theme: string
  locale: keyof typeof directions
  text: string
}

const modes: readonly Mode[] = [
  ...widths.flatMap((width) =>
    themes.flatMap((theme) => (['en', 'ar-XB'] as const).map((locale) => ({ width, theme, locale, text: '100' })))
  ),
  { width: 390, theme: 'light', locale: 'en', text: '200' },
  { width: 1440, theme: 'light', locale: 'en', text: '200' }
]

const nameOf = ({ width, theme, locale, text }: Mode) =>
  `${width} px · ${theme} · ${directions[locale]}${text === '100' ? '' : ` · letters of ${text} %`}`

const addressOf = (story: string, { theme, locale, text }: Mode) =>
  `./iframe.html?viewMode=story&id=${story}&globals=theme:${theme};locale:${locale};text:${text}`

/** Height of a frame in pixels, and the scale at which it is drawn. */
const height = 900
const scale = 0.5

/** A screen in all modes, side by side. They scroll together. */
function SheetOfModes({ story }: { story: string }) {
  const frames = useRef(new Map<string, HTMLIFrameElement>())

  /** Synchronizes the scroll position of the other frames, relative to their height. */
  const follow = (of: Window) => () => {
    const { scrollHeight, clientHeight } = of.document.documentElement
    const share = of.scrollY / Math.max(1, scrollHeight - clientHeight)
    for (const { contentWindow: other } of frames.current.values()) {
      // A loading frame has nothing to scroll.
      const scrolling = other?.document.scrollingElement ?? null
      if (other === null || other === of || scrolling === null) continue
      const target = Math.round(share * (scrolling.scrollHeight - scrolling.clientHeight))
      // A frame that is already there would send scroll events back endlessly.
      if (Math.abs(other.scrollY - target) > 1) other.scrollTo({ top: target })
    }
  }

  return (
    <chakra.main padding={6} display="grid" gap={6}>
      <chakra.h1 textStyle="section">{story}</chakra.h1>
      <chakra.ul display="flex" flexWrap="wrap" gap={6} listStyleType="none">
        {modes.map((mode) => {
          const name = nameOf(mode)
          return (
            <chakra.li key={name} display="grid" gridTemplateColumns="minmax(0, 1fr)" gap={2} maxWidth="full">
              {name}
              {/* A frame wider than a phone scrolls in its own section. */}
              <chakra.section overflowX="auto" tabIndex={0} aria-label={name}>
                <chakra.div
                  width={`${mode.width * scale}px`}
                  height={`${height * scale}px`}
                  overflow="hidden"
                  borderWidth="1px"
                >
                  <chakra.iframe
                    ref={(frame: HTMLIFrameElement | null) => {
                      if (frame === null) frames.current.delete(name)
                      else frames.current.set(name, frame)
                    }}
                    title={name}
                    name={frameOfSheet}
                    src={addressOf(story, mode)}
                    loading="lazy"
                    width={`${mode.width}px`}
                    height={`${height}px`}
                    transform={`scale(${scale})`}
                    transformOrigin="top left"
                    onLoad={({ currentTarget: { contentWindow: of } }) => {
                      if (of !== null) of.addEventListener('scroll', follow(of))
                    }}
                  />
                </chakra.div>
              </chakra.section>
            </chakra.li>
          )
        })}
      </chakra.ul>
    </chakra.main>
  )
}

const meta = preview.meta({
  title: 'Start/Modes',
  component: SheetOfModes,
  // Each frame loads a separate Storybook, which Vitest does not serve. Axe checks the framed story separately.
  tags: ['!test', '!autodocs', 'picture'],
  parameters: { a11y: { options: { iframes: false } }, chromatic: { disableSnapshot: true } },
  argTypes: { story: { control: 'select', options: storiesOfJourneys.map(idOf) } },
  args: { story: 'screens-checkout--declined' }
})

export const Sheet = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByTitle(/ px · /)).toHaveLength(modes.length)
  }
})
