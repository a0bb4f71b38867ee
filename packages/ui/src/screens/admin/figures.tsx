import { chakra } from '@chakra-ui/react'
import { lowStockCountMax } from '@motif/contract/stock-rules'
import { m } from '@motif/messages'
import { Skeleton } from '../../components/skeleton/index.ts'
import { formatMoney, formatNumber } from '../../format/index.ts'
import type { AdminFigures } from './types.ts'

/** A number counted up to a bound. */
const upTo = (count: number, most: number) =>
  count < most ? formatNumber(count) : m.admin_figure_or_more({ count: formatNumber(most) })

const shown: readonly { id: string; label: () => string; value: (figures: AdminFigures) => string }[] = [
  { id: 'to-produce', label: () => m.admin_figure_to_produce(), value: ({ toProduce }) => formatNumber(toProduce) },
  { id: 'paid', label: () => m.admin_figure_paid_today(), value: ({ paidToday }) => formatNumber(paidToday) },
  {
    id: 'revenue',
    label: () => m.admin_figure_revenue_today(),
    value: ({ revenueToday }) => formatMoney(revenueToday)
  },
  { id: 'low', label: () => m.admin_figure_low_stock(), value: ({ lowStock }) => upTo(lowStock, lowStockCountMax) }
]

/** Four figures of the day. */
export const Figures = ({ figures }: { figures: AdminFigures | undefined }) => (
  <chakra.dl
    aria-busy={figures === undefined || undefined}
    display="grid"
    gridTemplateColumns={{ base: '1fr 1fr', md: 'repeat(4, 1fr)' }}
    borderBlockWidth="1px"
    marginBlockEnd={6}
  >
    {shown.map(({ id, label, value }) => (
      <chakra.div
        key={id}
        paddingBlock={4}
        paddingInlineEnd={4}
        display="flex"
        flexDirection="column-reverse"
        justifyContent="flex-end"
        gap={1}
      >
        <chakra.dt color="fg.muted">{label()}</chakra.dt>
        <chakra.dd
          fontFamily="heading"
          fontWeight="semibold"
          fontSize={{ base: 'xl', md: '2xl' }}
          lineHeight="title"
          letterSpacing="tight"
          fontVariantNumeric="tabular-nums"
        >
          {figures ? value(figures) : <Skeleton height="1.1em" width="3em" />}
        </chakra.dd>
      </chakra.div>
    ))}
  </chakra.dl>
)
