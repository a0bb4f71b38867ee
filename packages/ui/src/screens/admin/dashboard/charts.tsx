import { Chart, useChart } from '@chakra-ui/charts'
import type { Dashboard, SalesDay } from '@motif/contract'
import { m } from '@motif/messages'
import { Bar, BarChart, CartesianGrid, Line, LineChart, Tooltip, XAxis, YAxis } from 'recharts'
import { formatDay, formatMoney, formatNumber } from '../../../format/index.ts'
import { PointFacts, chartCss, isMirrored, shortMoney, shortName } from './chart-parts.tsx'

const net = ({ gross, refunds }: SalesDay) => gross - refunds

/** Tooltip content of a point. */
interface PointProps<Point> {
  payload?: readonly { payload?: Point }[]
}

interface ComparedDay {
  day: string
  now: number
  dayBefore: string
  before: number
}

function SalesPoint({ payload, currency }: PointProps<ComparedDay> & { currency: string }) {
  const point = payload?.[0]?.payload
  if (!point) return null
  const { day, now, dayBefore, before } = point
  const line = (date: string, amount: number) => ({ label: formatDay(date), value: formatMoney({ amount, currency }) })
  return (
    <PointFacts
      title={m.admin_report_net()}
      lines={dayBefore ? [line(day, now), line(dayBefore, before)] : [line(day, now)]}
    />
  )
}

/** Daily net sales as a line, with the previous period as a dashed line. */
export function SalesChart({ salesByDay, currency }: Pick<Dashboard, 'salesByDay' | 'currency'>) {
  const chart = useChart({
    data: salesByDay.now.map((day, index): ComparedDay => {
      const before = salesByDay.before[index]
      return { day: day.day, now: net(day), before: before ? net(before) : 0, dayBefore: before?.day ?? '' }
    }),
    series: [
      { name: 'before', color: 'border.control' },
      { name: 'now', color: 'accent' }
    ]
  })
  const mirrored = isMirrored()
  return (
    <Chart.Root chart={chart} aspectRatio="auto" height="18rem" css={chartCss}>
      <LineChart data={chart.data} responsive title={m.admin_report_sales_chart()} margin={{ top: 8 }}>
        <CartesianGrid vertical={false} stroke={chart.color('border')} />
        <XAxis
          dataKey="day"
          reversed={mirrored}
          tick={{ fill: chart.color('fg.muted') }}
          axisLine={false}
          tickLine={false}
          minTickGap={32}
          tickFormatter={(day: string) => formatDay(day)}
        />
        <YAxis
          orientation={mirrored ? 'right' : 'left'}
          tick={{ fill: chart.color('fg.muted') }}
          axisLine={false}
          tickLine={false}
          width={64}
          tickFormatter={shortMoney(currency)}
        />
        <Tooltip isAnimationActive={false} content={<SalesPoint currency={currency} />} />
        {chart.series.map(({ name, color }) => (
          <Line
            key={name}
            type="linear"
            dataKey={chart.key(name)}
            isAnimationActive={false}
            stroke={chart.color(color)}
            strokeWidth={2}
            dot={false}
            {...(name === 'before' && { strokeDasharray: '5 5' })}
          />
        ))}
      </LineChart>
    </Chart.Root>
  )
}

export interface NamedCount {
  name: string
  value: number
}

function BarPoint({ payload, title }: PointProps<NamedCount> & { title: string }) {
  const bar = payload?.[0]?.payload
  return bar ? <PointFacts title={bar.name} lines={[{ label: title, value: formatNumber(bar.value) }]} /> : null
}

/** Counts as horizontal bars. */
export function BarsChart({ title, bars }: { title: string; bars: readonly NamedCount[] }) {
  const chart = useChart({ data: [...bars], series: [{ name: 'value', color: 'accent' }] })
  const mirrored = isMirrored()
  return (
    <Chart.Root chart={chart} aspectRatio="auto" height={`${bars.length * 2.75}rem`} css={chartCss}>
      <BarChart data={chart.data} responsive layout="vertical" title={title} barCategoryGap="25%">
        <XAxis type="number" hide reversed={mirrored} />
        <YAxis
          type="category"
          dataKey="name"
          orientation={mirrored ? 'right' : 'left'}
          tick={{ fill: chart.color('fg.muted') }}
          axisLine={false}
          tickLine={false}
          width={144}
          tickFormatter={shortName}
        />
        <Tooltip
          isAnimationActive={false}
          cursor={{ fill: chart.color('bg.raised') }}
          content={<BarPoint title={title} />}
        />
        <Bar dataKey={chart.key('value')} isAnimationActive={false} fill={chart.color('accent')} radius={2} />
      </BarChart>
    </Chart.Root>
  )
}
