import { z } from 'zod'
import { defineCalls } from './call.ts'
import { currency, id, picture, slug } from './primitives.ts'
import { reportParts, reportRanges } from './report-rules.ts'

const count = z.int().min(0)
/** Minor units of the report's currency. */
const amount = z.int()
const day = z.iso.date()
const days = z.object({ from: day, to: day })

/** What was sold in some days, with tax and delivery. */
const sales = z.object({
  gross: amount,
  /** What was paid back, on the day that was decided. */
  refunds: amount,
  net: amount,
  /** Paid orders, whatever became of them. */
  orders: count,
  /** Gross by order; null without one. */
  averageOrder: amount.nullable(),
  /** Orders of buyers who had paid one before. */
  returningOrders: count
})
export type SalesFigures = z.infer<typeof sales>

const salesDay = z.object({ day, gross: amount, refunds: amount, orders: count })
export type SalesDay = z.infer<typeof salesDay>

/** Steps towards an order, each with how often it was taken. Nobody is followed from one to the next. */
const funnel = z.object({
  /** Pages that were opened from outside the shop. */
  visits: count,
  /** Designs that were saved, or put into a cart unsaved. */
  designs: count,
  /** Carts that were begun. */
  carts: count,
  /** Orders that were paid. */
  orders: count
})
export type Funnel = z.infer<typeof funnel>

/** Pairs of figures: of the days asked for, and of as many days before them. */
const compared = <Figures extends z.ZodType>(figures: Figures) => z.object({ now: figures, before: figures })

export const dashboard = days.extend({
  currency,
  /** Where the shop's days begin and end, as the IANA names it. */
  timeZone: z.string(),
  /** The day it is there. */
  today: day,
  before: days,
  /** Whether every day is counted. After an update of the shop, sums of long ago take some minutes. */
  isComplete: z.boolean(),
  sales: compared(sales),
  /** A row a day, oldest first; as many for the days before. */
  salesByDay: compared(z.array(salesDay).max(366)),
  /** By pieces, after discounts; at most 10. */
  bestSellers: z.array(z.object({ slug, name: z.string(), pieces: count, amount })),
  /** Customers' designs most pieces were printed with, at most 10. */
  designs: z.array(
    z.object({ hash: z.string(), product: z.string(), picture, pieces: count, orders: count, orderId: id })
  ),
  /** Templates that were opened most, at most 10. */
  templates: z.array(z.object({ id: z.string(), name: z.string(), count })),
  funnel: compared(funnel),
  /** The first day visits were counted on; null before one was. */
  countedSince: day.nullable(),
  /** Variants that are sold out first at the pace of the last 30 days, at most 20. */
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

/** Days by name, or from one to another in place of that, both included. More than 366 are cut at the beginning, days to come at the end. */
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
