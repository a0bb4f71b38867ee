import { chakra } from '@chakra-ui/react'
import type { Money } from '@motif/contract'
import { getLocale } from '@motif/messages'

/**
 * What all charts have: no motion, rings where the keyboard is, lines and bars that stay to be seen where the system sets the colours, and text of
 * its own direction (numbers in the middle of a drawing are not a sentence).
 */
export const chartCss = {
  direction: 'ltr',
  '& .recharts-surface:focus-visible': { outline: '2px solid', outlineColor: 'accent', outlineOffset: '2px' },
  '& text': { fontVariantNumeric: 'tabular-nums' },
  '@media (forced-colors: active)': {
    '& .recharts-line-curve': { stroke: 'CanvasText' },
    '& .recharts-bar-rectangle path': { fill: 'CanvasText' },
    // Texts have their colour written on them.
    '& text': { fill: 'CanvasText !important' }
  }
} as const

/** Whether time and lengths run from right to left. */
export const isMirrored = () => getComputedStyle(document.body).direction === 'rtl'

/** A writer of amounts as "$1.2K", where there is little room. */
export function shortMoney(currency: string): (amount: Money['amount']) => string {
  const format = new Intl.NumberFormat(getLocale(), {
    style: 'currency',
    currency,
    notation: 'compact',
    maximumFractionDigits: 1
  })
  const { maximumFractionDigits: decimals = 2 } = new Intl.NumberFormat('en', {
    style: 'currency',
    currency
  }).resolvedOptions()
  return (amount) => format.format(amount / 10 ** decimals)
}

/** Letters of a name beside a bar; the whole name stands in the table. */
const nameLetters = 16

/** A name cut short where it would run over what stands beside the chart. */
export function shortName(name: string): string {
  const letters = [...new Intl.Segmenter().segment(name)]
  return letters.length > nameLetters
    ? `${letters
        .slice(0, nameLetters - 1)
        .map(({ segment }) => segment)
        .join('')
        .trimEnd()}…`
    : name
}

export interface TooltipLine {
  label: string
  value: string
}

/** What is said beside the point the pointer or the keyboard is at. */
export const PointFacts = ({ title, lines }: { title: string; lines: readonly TooltipLine[] }) => (
  <chakra.div
    dir="auto"
    bg="bg.float"
    color="fg"
    borderWidth="1px"
    borderRadius="control"
    paddingInline={3}
    paddingBlock={2}
    boxShadow="md"
  >
    <chakra.div fontWeight="medium">{title}</chakra.div>
    {lines.map(({ label, value }) => (
      <chakra.div key={label} display="flex" gap={4} justifyContent="space-between">
        <chakra.span color="fg.muted">{label}</chakra.span>
        <chakra.span fontVariantNumeric="tabular-nums">{value}</chakra.span>
      </chakra.div>
    ))}
  </chakra.div>
)
