import { chakra } from '@chakra-ui/react'
import type { Dashboard } from '@motif/contract'
import { m } from '@motif/messages'
import { Suspense, lazy } from 'react'
import { EmptyState } from '../../../components/empty-state/index.ts'
import { FailedState } from '../../../components/failed-state/index.ts'
import { Link } from '../../../components/link/index.ts'
import { Notice } from '../../../components/notice/index.ts'
import { ProductPicture } from '../../../components/picture/index.ts'
import { Skeleton } from '../../../components/skeleton/index.ts'
import { formatDate, formatDay, formatMoney, formatNumber, formatPercent } from '../../../format/index.ts'
import { TableSkeleton } from '../table.tsx'
import { ComparedFigures } from './compared-figures.tsx'
import { RangeForm } from './range-form.tsx'
import { ReportPart, type ReportPartProps } from './report-part.tsx'
import type { DashboardSectionProps } from './types.ts'

// Drawing charts takes more code than the rest of the admin together.
const SalesChart = lazy(async () => ({ default: (await import('./charts.tsx')).SalesChart }))
const BarsChart = lazy(async () => ({ default: (await import('./charts.tsx')).BarsChart }))

type Exporting = Pick<ReportPartProps, 'onExportReport' | 'exportingReport'>
type PartProps = Exporting & { dashboard: Dashboard }

const figure = (label: string) => ({ label, isFigure: true })

function SalesPart({ dashboard: { salesByDay, currency, sales }, ...exporting }: PartProps) {
  const money = (amount: number) => formatMoney({ amount, currency })
  return (
    <ReportPart
      {...exporting}
      part="sales"
      title={m.admin_report_sales_title()}
      text={m.admin_report_sales_text()}
      chart={
        <Suspense fallback={<Skeleton height="18rem" />}>
          <SalesChart salesByDay={salesByDay} currency={currency} />
        </Suspense>
      }
      columns={[
        { label: m.admin_report_day() },
        figure(m.admin_report_gross()),
        figure(m.admin_report_refunds()),
        figure(m.admin_report_net()),
        figure(m.admin_report_orders())
      ]}
      rows={
        sales.now.orders + sales.before.orders === 0
          ? []
          : salesByDay.now.toReversed().map(({ day, gross, refunds, orders }) => ({
              key: day,
              cells: [formatDay(day), money(gross), money(refunds), money(gross - refunds), formatNumber(orders)]
            }))
      }
      empty={m.admin_report_sales_empty()}
    />
  )
}

/** Names of the steps, in their order. */
const steps = [
  { step: 'visits', label: () => m.admin_report_visits() },
  { step: 'designs', label: () => m.admin_report_designs_made() },
  { step: 'carts', label: () => m.admin_report_carts() },
  { step: 'orders', label: () => m.admin_report_orders() }
] as const

function FunnelPart({ dashboard: { funnel, countedSince, from }, ...exporting }: PartProps) {
  const share = (value: number, visits: number) =>
    visits === 0 ? '–' : formatPercent(Math.round((value / visits) * 1000) / 10)
  const isLater = countedSince !== null && countedSince > from
  return (
    <ReportPart
      {...exporting}
      part="funnel"
      title={m.admin_report_funnel_title()}
      text={
        <>
          {m.admin_report_funnel_text()}{' '}
          {isLater ? m.admin_report_counted_since({ day: formatDate(countedSince) }) : null}
        </>
      }
      chart={
        <Suspense fallback={<Skeleton height="11rem" />}>
          <BarsChart
            title={m.admin_report_count()}
            bars={steps.map(({ step, label }) => ({ name: label(), value: funnel.now[step] }))}
          />
        </Suspense>
      }
      columns={[
        { label: m.admin_report_step() },
        figure(m.admin_report_count()),
        figure(m.admin_report_of_visits()),
        figure(m.admin_report_days_before())
      ]}
      rows={
        countedSince === null
          ? []
          : steps.map(({ step, label }) => ({
              key: step,
              cells: [
                label(),
                formatNumber(funnel.now[step]),
                share(funnel.now[step], funnel.now.visits),
                formatNumber(funnel.before[step])
              ]
            }))
      }
      empty={m.admin_report_funnel_empty()}
    />
  )
}

const BestSellersPart = ({ dashboard: { bestSellers, currency }, ...exporting }: PartProps) => (
  <ReportPart
    {...exporting}
    part="best-sellers"
    title={m.admin_report_best_title()}
    chart={
      <Suspense fallback={<Skeleton height={`${bestSellers.length * 2.75}rem`} />}>
        <BarsChart
          title={m.admin_report_pieces()}
          bars={bestSellers.map(({ name, pieces }) => ({ name, value: pieces }))}
        />
      </Suspense>
    }
    columns={[
      { label: m.admin_stock_product() },
      figure(m.admin_report_pieces()),
      figure(m.admin_report_after_discounts())
    ]}
    rows={bestSellers.map(({ slug, name, pieces, amount }) => ({
      key: slug,
      cells: [
        <Link key="name" href={`/product/${slug}`} dir="auto">
          {name}
        </Link>,
        formatNumber(pieces),
        formatMoney({ amount, currency })
      ]
    }))}
    empty={m.admin_report_best_empty()}
  />
)

const DesignsPart = ({ dashboard: { designs }, ...exporting }: PartProps) => (
  <ReportPart
    {...exporting}
    part="designs"
    title={m.admin_report_designs_title()}
    text={m.admin_report_designs_text()}
    columns={[{ label: m.admin_report_design() }, figure(m.admin_report_pieces()), figure(m.admin_report_orders())]}
    rows={designs.map(({ hash, product, picture, pieces, orders, orderId }) => ({
      key: hash,
      cells: [
        <chakra.span key="design" display="flex" alignItems="center" gap={3}>
          <ProductPicture picture={picture} sizes="40px" alt="" width="2.5rem" flexShrink={0} />
          <Link href={`?section=orders&order=${orderId}`} dir="auto">
            {m.admin_report_design_on({ product })}
          </Link>
        </chakra.span>,
        formatNumber(pieces),
        formatNumber(orders)
      ]
    }))}
    empty={m.admin_report_designs_empty()}
  />
)

const TemplatesPart = ({ dashboard: { templates }, ...exporting }: PartProps) => (
  <ReportPart
    {...exporting}
    part="templates"
    title={m.admin_report_templates_title()}
    columns={[{ label: m.admin_report_template() }, figure(m.admin_report_opened())]}
    rows={templates.map(({ id, name, count }) => ({
      key: id,
      cells: [<bdi key="name">{name}</bdi>, formatNumber(count)]
    }))}
    empty={m.admin_report_templates_empty()}
  />
)

const StockPart = ({ dashboard: { stock }, ...exporting }: PartProps) => (
  <ReportPart
    {...exporting}
    part="stock"
    title={m.admin_report_stock_title()}
    text={m.admin_report_stock_text()}
    columns={[
      { label: m.admin_stock_product() },
      { label: m.admin_stock_sku() },
      figure(m.admin_report_in_stock()),
      figure(m.admin_report_sold()),
      figure(m.admin_report_days_left())
    ]}
    rows={stock.map(({ variantId, productSlug, name, sku, stock: left, sold, daysLeft }) => ({
      key: variantId,
      cells: [
        <Link key="name" href={`/product/${productSlug}`} dir="auto">
          {name}
        </Link>,
        <bdi key="sku">{sku}</bdi>,
        formatNumber(left),
        formatNumber(sold),
        daysLeft === 0 ? m.admin_report_days_none() : formatNumber(daysLeft)
      ]
    }))}
    empty={m.admin_report_stock_empty()}
  />
)

/** Nothing was sold in these days or before them, nothing counted and nothing to foresee. */
const isEmpty = ({ sales, countedSince, stock }: Dashboard) =>
  sales.now.orders + sales.before.orders === 0 && countedSince === null && stock.length === 0

/** Sales and conversion of a period, compared with the previous one. */
export function DashboardSection(props: DashboardSectionProps) {
  const { dashboard, isLoadingDashboard = false, dashboardFailure, onRetryDashboard } = props
  if (dashboardFailure && !dashboard)
    return (
      <FailedState
        failure={dashboardFailure}
        title={m.admin_failed_title()}
        safe={m.admin_failed_text()}
        onRetry={onRetryDashboard}
      />
    )
  if (!dashboard) return <TableSkeleton label={m.admin_loading()} />
  const { from, to, before, timeZone, currency } = dashboard
  const part = { dashboard, onExportReport: props.onExportReport, exportingReport: props.exportingReport ?? null }
  return (
    <chakra.section
      aria-label={m.admin_section_dashboard()}
      aria-busy={isLoadingDashboard || undefined}
      display="grid"
      gap={6}
      gridTemplateColumns="minmax(0, 1fr)"
    >
      <RangeForm {...props} />
      <chakra.p maxWidth="66ch" color="fg.muted">
        {m.admin_report_about({
          from: formatDate(from),
          to: formatDate(to),
          beforeFrom: formatDate(before.from),
          beforeTo: formatDate(before.to),
          timeZone,
          currency
        })}
      </chakra.p>
      {dashboard.isComplete ? null : <Notice tone="info">{m.admin_report_incomplete()}</Notice>}
      {isEmpty(dashboard) ? (
        <EmptyState drawing="stall" title={m.admin_report_empty_title()}>
          {m.admin_report_empty_text()}
        </EmptyState>
      ) : (
        <>
          <ComparedFigures sales={dashboard.sales} currency={currency} />
          <SalesPart {...part} />
          <chakra.div
            display="grid"
            gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' }}
            columnGap={10}
            rowGap={8}
          >
            <FunnelPart {...part} />
            <BestSellersPart {...part} />
            <DesignsPart {...part} />
            <TemplatesPart {...part} />
          </chakra.div>
          <StockPart {...part} />
        </>
      )}
    </chakra.section>
  )
}
