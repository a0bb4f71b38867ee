import { chakra } from '@chakra-ui/react'
import { wcagContrast } from 'culori'
import { useLayoutEffect, useRef, useState } from 'react'
import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { Section, Sheet } from './sheet.tsx'

interface Pair {
  /** Token of the foreground. */
  ink: string
  /** Token of the background. */
  on: string
  /** By WCAG 2.2: 4.5 for text (1.4.3), 3 for edges of controls (1.4.11). */
  atLeast: 4.5 | 3
  use: string
}

const pairs: readonly Pair[] = [
  { ink: 'fg', on: 'bg', atLeast: 4.5, use: 'Words on paper' },
  { ink: 'fg', on: 'bg.raised', atLeast: 4.5, use: 'Words on panels' },
  { ink: 'fg', on: 'bg.float', atLeast: 4.5, use: 'Words in menus, sheets and dialogs' },
  { ink: 'fg.muted', on: 'bg', atLeast: 4.5, use: 'Words that matter less' },
  { ink: 'fg.muted', on: 'bg.raised', atLeast: 4.5, use: 'The same on panels' },
  { ink: 'fg.muted', on: 'bg.float', atLeast: 4.5, use: 'The same in menus, sheets and dialogs' },
  { ink: 'accent.fg', on: 'accent', atLeast: 4.5, use: 'The one step forward' },
  { ink: 'accent.fg', on: 'accent.hover', atLeast: 4.5, use: 'The same under the pointer' },
  { ink: 'accent', on: 'bg', atLeast: 4.5, use: 'Links, what is selected' },
  { ink: 'fg', on: 'accent.soft', atLeast: 4.5, use: 'What is chosen of several' },
  { ink: 'accent', on: 'accent.soft', atLeast: 3, use: 'Its edge' },
  { ink: 'good', on: 'good.soft', atLeast: 4.5, use: 'It went well' },
  { ink: 'warn', on: 'warn.soft', atLeast: 4.5, use: 'Look at this' },
  { ink: 'bad', on: 'bad.soft', atLeast: 4.5, use: 'It went wrong' },
  { ink: 'info', on: 'info.soft', atLeast: 4.5, use: 'Good to know' },
  { ink: 'border.control', on: 'bg', atLeast: 3, use: 'Edges of fields and controls' },
  { ink: 'border.control', on: 'bg.float', atLeast: 3, use: 'The same in menus, sheets and dialogs' }
]

/** Contrast ratio of the two colours computed by the browser; undefined before the first paint. */
function useContrast(isEdge: boolean) {
  const sample = useRef<HTMLSpanElement>(null)
  const [ratio, setRatio] = useState<number>()
  useLayoutEffect(() => {
    if (sample.current === null) return
    const { color, borderTopColor, backgroundColor } = getComputedStyle(sample.current)
    setRatio(wcagContrast(isEdge ? borderTopColor : color, backgroundColor))
  }, [isEdge])
  return { sample, ratio }
}

function Row({ ink, on, atLeast, use }: Pair) {
  const isEdge = atLeast === 3
  const { sample, ratio } = useContrast(isEdge)
  return (
    <chakra.li
      display="grid"
      gridTemplateColumns={{ base: '1fr auto', md: '240px 1fr auto' }}
      columnGap={6}
      rowGap={2}
      alignItems="center"
      data-least={atLeast}
      data-ratio={ratio}
    >
      <chakra.span
        ref={sample}
        background={on}
        color={isEdge ? 'fg' : ink}
        borderWidth={isEdge ? '2px' : '1px'}
        borderColor={isEdge ? ink : 'border'}
        borderRadius="control"
        paddingInline={4}
        paddingBlock={3}
        gridColumn={{ base: '1 / -1', md: 'auto' }}
      >
        {use}
      </chakra.span>
      <span>
        <chakra.span fontWeight="medium">{ink}</chakra.span> on <chakra.span fontWeight="medium">{on}</chakra.span>
      </span>
      <chakra.span textStyle="figure">
        {ratio?.toFixed(1)} : 1, at least {atLeast}
      </chakra.span>
    </chakra.li>
  )
}

const Colour = () => (
  <Sheet
    title="Colour"
    lead="People bring the colour: the shop is paper and ink, and one accent marks the step forward. Each pair is measured in the theme that is shown."
  >
    <Section title="Pairs that are read">
      <chakra.ul display="grid" gap={3} listStyleType="none">
        {pairs.map((pair) => (
          <Row key={`${pair.ink} ${pair.on}`} {...pair} />
        ))}
      </chakra.ul>
    </Section>
    <Section title="Not read">
      <p>
        <code>border</code> divides and carries no meaning. <code>backdrop</code> is the bed of product pictures, the
        same in both themes, since they are made for it. <code>scrim</code> dims what lies under a sheet or a dialog.
      </p>
    </Section>
  </Sheet>
)

const meta = preview.meta({ title: 'Foundations/Colour', component: Colour, tags: ['!autodocs'] })

const readsEverywhere = async ({ canvas }: { canvas: { getAllByRole: (role: string) => HTMLElement[] } }) => {
  const measured = canvas.getAllByRole('listitem').map(({ textContent, dataset }) => ({
    textContent,
    ratio: Number(dataset['ratio']),
    least: Number(dataset['least'])
  }))
  await expect(measured).toHaveLength(pairs.length)
  await expect(measured.filter(({ ratio, least }) => !(ratio >= least))).toEqual([])
}

export const Light = meta.story({ tags: ['picture'], globals: { theme: 'light' }, play: readsEverywhere })
export const Dark = meta.story({ tags: ['picture'], globals: { theme: 'dark' }, play: readsEverywhere })
