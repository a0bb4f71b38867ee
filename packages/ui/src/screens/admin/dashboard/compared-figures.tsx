import { chakra } from '@chakra-ui/react'
import type { Dashboard, SalesFigures } from '@motif/contract'
import { m } from '@motif/messages'
import { formatMoney, formatNumber, formatPercent } from '../../../format/index.ts'

interface Figure {
  id: string
  label: () => string
  /** What is compared; null where there is nothing to compare. */
  of: (sales: SalesFigures) => number | null
  write: (value: number, currency: string) => string
}

const money = (amount: number, currency: string) => formatMoney({ amount, currency })
const whole = (value: number) => formatNumber(value)

const figures: readonly Figure[] = [
  { id: 'gross', label: () => m.admin_report_gross(), of: ({ gross }) => gross, write: money },
  { id: 'refunds', label: () => m.admin_report_refunds(), of: ({ refunds }) => refunds, write: money },
  { id: 'net', label: () => m.admin_report_net(), of: ({ net }) => net, write: money },
  { id: 'orders', label: () => m.admin_report_orders(), of: ({ orders }) => orders, write: whole },
  { id: 'average', label: () => m.admin_report_average(), of: ({ averageOrder }) => averageOrder, write: money },
  {
    id: 'returning',
    label: () => m.admin_report_returning(),
    of: ({ orders, returningOrders }) => (orders === 0 ? null : returningOrders / orders),
    write: (share) => formatPercent(Math.round(share * 100))
  }
]

/** "Up 12%", "Down 4%", unchanged, or the previous value if it was zero. */
function changeOf({ write }: Figure, now: number | null, before: number | null, currency: string): string {
  if (before === null || before === 0) return m.admin_report_before({ value: write(before ?? 0, currency) })
  const percent = Math.round((((now ?? 0) - before) / before) * 100)
  if (percent === 0) return m.admin_report_same()
  const change = formatPercent(Math.abs(percent))
  return percent > 0 ? m.admin_report_up({ change }) : m.admin_report_down({ change })
}

/** Totals of the period, with the change from the previous period. */
export const ComparedFigures = ({ sales, currency }: Pick<Dashboard, 'sales' | 'currency'>) => (
  <chakra.dl display="grid" gridTemplateColumns={{ base: '1fr 1fr', md: 'repeat(3, 1fr)' }} borderBlockWidth="1px">
    {figures.map((figure) => {
      const [now, before] = [figure.of(sales.now), figure.of(sales.before)]
      return (
        <chakra.div key={figure.id} paddingBlock={4} paddingInlineEnd={4} display="grid" gap={1} alignContent="start">
          <chakra.dt color="fg.muted">{figure.label()}</chakra.dt>
          <chakra.dd
            fontFamily="heading"
            fontWeight="semibold"
            fontSize={{ base: 'xl', md: '2xl' }}
            lineHeight="title"
            letterSpacing="tight"
            fontVariantNumeric="tabular-nums"
            overflowWrap="anywhere"
          >
            {now === null ? '–' : figure.write(now, currency)}
          </chakra.dd>
          <chakra.dd color="fg.muted" fontVariantNumeric="tabular-nums">
            {changeOf(figure, now, before, currency)}
          </chakra.dd>
        </chakra.div>
      )
    })}
  </chakra.dl>
)
