import { z } from 'zod'
import { defineCalls } from './call.ts'
import { currency, id, picture, slug } from './primitives.ts'
import { reportParts, reportRanges } from './report-rules.ts'

const count = z.int().min(0)
/** Minor units of the report's currency. */
const amount = z.int()
const day = z.iso.date()
const days = z.object({ from: day, to: day })

/** Sales of a period, with tax and delivery. */
const sales = z.object({
  gross: amount,
  /** Refunds, on the day they were decided. */
  refunds: amount,
  net: amount,
  /** Paid orders, whatever happened since. */
  orders: count,
  /** Gross per order; null without orders. */
  averageOrder: amount.nullable(),
  /** Orders of buyers with an earlier paid order. */
  returningOrders: count
})
export type SalesFigures = z.infer<typeof sales>

const salesDay = z.object({ day, gross: amount, refunds: amount, orders: count })
export type SalesDay = z.infer<typeof salesDay>

/** Steps towards an order with their counts. People are not tracked between steps. */
const funnel = z.object({
  /** Pages opened from outside the shop. */
  visits: count,
  /** Designs saved, or added to a cart unsaved. */
  designs: count,
  /** Created carts. */
  carts: count,
  /** Paid orders. */
  orders: count
})
export type Funnel = z.infer<typeof funnel>

/** Figures of the period, and of the preceding one of the same length. */
const compared = <Figures extends z.ZodType>(figures: Figures) => z.object({ now: figures, before: figures })

export const dashboard = days.extend({
  currency,
  /** The shop's time zone, an IANA name. */
  timeZone: z.string(),
  /** Today in the shop's time zone. */
  today: day,
  before: days,
  /** Whether all daily sums exist. After an update, old ones take some minutes. */
  isComplete: z.boolean(),
  sales: compared(sales),
  /** A row per day, oldest first; the same number for the preceding period. */
  salesByDay: compared(z.array(salesDay).max(366)),
  /** By pieces, after discounts; at most 10. */
  bestSellers: z.array(z.object({ slug, name: z.string(), pieces: count, amount })),
  /** Customers' designs with the most pieces printed, at most 10. */
  designs: z.array(
    z.object({ hash: z.string(), product: z.string(), picture, pieces: count, orders: count, orderId: id })
  ),
  /** Templates opened most often, at most 10. */
  templates: z.array(z.object({ id: z.string(), name: z.string(), count })),
  funnel: compared(funnel),
  /** The first day with visit counts; null if none. */
  countedSince: day.nullable(),
  /** Variants that sell out first at the rate of the last 30 days, at most 20. */
  stock: z.array(
    z.object({
      variantId: id,
      productSlug: z.string(),
      name: z.string(),
      sku: z.string(),
      stock: count,
      /** Pieces sold in the last 30 days. */
      sold: count,
      daysLeft: count
    })
  )
})
export type Dashboard = z.infer<typeof dashboard>

/** A named range, or `from` and `to` instead, inclusive. Ranges over 366 days are cut at the start, future days at the end. */
const query = { range: z.enum(reportRanges).default('30'), from: day.optional(), to: day.optional() }

const admin = { tag: 'admin', access: 'admin' } as const

export const reportCalls = defineCalls({
  'GET /api/v1/admin/dashboard': {
    summary: 'Sales, best sellers, visits and stock over some days, beside as many days before them',
    ...admin,
    permission: 'reports.read',
    query: z.object(query),
    answers: { 200: dashboard }
  },
  'GET /api/v1/admin/exports/report.csv': {
    summary: 'One table of the dashboard as CSV',
    ...admin,
    permission: 'reports.read',
    query: z.object({ ...query, part: z.enum(reportParts).default('sales') }),
    answers: { 200: 'binary' }
  }
})
