import type { Dashboard, SalesDay } from '@motif/contract'
import { decimalsOf } from '@motif/contract/money-rules'
import type { ReportPart } from '@motif/contract/report-rules'
import { priceText } from './cells.ts'

type Rows = string[][]

/** The tables of the dashboard with headers, for files. */
export function reportRows(report: Dashboard, part: ReportPart): Rows {
  const { currency, funnel, salesByDay } = report
  const money = (amount: number) => priceText(amount, decimalsOf(currency))
  const ofDay = ({ day, gross, refunds, orders }: SalesDay) => [
    day,
    money(gross),
    money(refunds),
    money(gross - refunds),
    currency,
    String(orders)
  ]
  const tables: Readonly<Record<ReportPart, () => Rows>> = {
    sales: () => [
      ['Day', 'Gross', 'Refunds', 'Net', 'Currency', 'Orders'],
      ...[...salesByDay.before, ...salesByDay.now].map(ofDay)
    ],
    'best-sellers': () => [
      ['Product', 'Name', 'Pieces', 'Amount', 'Currency'],
      ...report.bestSellers.map(({ slug, name, pieces, amount }) => [
        slug,
        name,
        String(pieces),
        money(amount),
        currency
      ])
    ],
    designs: () => [
      ['Design', 'Product', 'Pieces', 'Orders'],
      ...report.designs.map(({ hash, product, pieces, orders }) => [hash, product, String(pieces), String(orders)])
    ],
    templates: () => [
      ['Template', 'Name', 'Opened'],
      ...report.templates.map(({ id, name, count }) => [id, name, String(count)])
    ],
    funnel: () => [
      ['From', 'To', 'Visits', 'Designs', 'Carts', 'Orders'],
      ...[[report.before, funnel.before] as const, [report, funnel.now] as const].map(
        ([{ from, to }, { visits, designs, carts, orders }]) => [
          from,
          to,
          ...[visits, designs, carts, orders].map(String)
        ]
      )
    ],
    stock: () => [
      ['Product', 'Name', 'SKU', 'Stock', 'Sold in 30 days', 'Days left'],
      ...report.stock.map(({ productSlug, name, sku, stock, sold, daysLeft }) => [
        productSlug,
        name,
        sku,
        ...[stock, sold, daysLeft].map(String)
      ])
    ]
  }
  return tables[part]()
}
