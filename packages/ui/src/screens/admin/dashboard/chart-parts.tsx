import { chakra } from '@chakra-ui/react'
import type { Money } from '@motif/contract'
import { decimalsOf } from '@motif/contract/money-rules'
import { getLocale } from '@motif/messages'

/**
 * Common chart styles: no animation, focus rings, visible lines and bars in forced colours, and isolated text
 * direction.
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

/** Whether the layout is right-to-left. */
export const isMirrored = () => getComputedStyle(document.body).direction === 'rtl'

/** Formats compact amounts: "$1.2K". */
export function shortMoney(currency: string): (amount: Money['amount']) => string {
  const format = new Intl.NumberFormat(getLocale(), {
    style: 'currency',
    currency,
    notation: 'compact',
    maximumFractionDigits: 1
  })
  return (amount) => format.format(amount / 10 ** decimalsOf(currency))
}

/** Maximum length of a label beside a bar; the table has the full name. */
const nameLetters = 16

/** Truncates a name to the space beside the chart. */
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

/** Tooltip of the hovered or focused point. */
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
