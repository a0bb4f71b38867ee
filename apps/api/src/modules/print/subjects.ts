import type { OrderStatus } from '@motif/contract'
import type { DesignDocument } from '@motif/design'
import { type SQL, and, asc, eq, exists, gt, gte, inArray, isNotNull, notInArray, or } from 'drizzle-orm'
import type { Database } from '../../platform/database.ts'
import { printAreas, variants } from '../catalogue/tables.ts'
import { orderHistory, orderLines, orders } from '../orders/tables.ts'
import type { PrintRequest } from './print-area.ts'

/** One print area of one line of an order, with what is printed on it. */
export interface PrintSubject {
  document: DesignDocument
  lineId: string
  /** What people call the area. */
  name: string
  area: PrintRequest['area']
  /** What people call a file of it: number of the order, place of the line, name of the area. */
  title: string
}

async function subjectsWhere(db: Database, which: SQL | undefined): Promise<PrintSubject[]> {
  const rows = await db
    .select({ lineId: orderLines.id, name: printAreas.name, design: orderLines.design, position: orderLines.position, number: orders.number, id: printAreas.id, widthMm: printAreas.widthMm, heightMm: printAreas.heightMm, bleedMm: printAreas.bleedMm })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .innerJoin(variants, eq(variants.id, orderLines.variantId))
    .innerJoin(printAreas, eq(printAreas.productId, variants.productId))
    .where(and(which, isNotNull(orderLines.design)))
    .orderBy(asc(orderLines.orderId), asc(orderLines.position), asc(printAreas.position))
  return rows.flatMap(({ lineId, name, design, position, number, ...area }) => {
    const isPlaced = (design?.areas[area.id]?.length ?? 0) > 0
    return design && isPlaced ? [{ document: design, lineId, name, area, title: `${number}-${position + 1}-${area.id}` }] : []
  })
}

/** Every area of a line that something is placed on, in the catalogue's order. Nothing where the line is not of the order. */
export const subjectsOf = (db: Database, orderId: string, lineId: string): Promise<PrintSubject[]> => subjectsWhere(db, and(eq(orderLines.id, lineId), eq(orderLines.orderId, orderId)))

/** The same of all lines of an order. */
export const subjectsOfOrder = (db: Database, orderId: string): Promise<PrintSubject[]> => subjectsWhere(db, eq(orderLines.orderId, orderId))

const done: readonly OrderStatus[] = ['delivered', 'cancelled', 'refunded']

/** Lines read in one go. */
const batch = 200

/** What is printed for all orders but those that were done with before a moment. */
export async function* subjectsSince(db: Database, moment: Date): AsyncGenerator<PrintSubject> {
  const hasMoved = exists(db.select({ id: orderHistory.id }).from(orderHistory).where(and(eq(orderHistory.orderId, orders.id), gte(orderHistory.at, moment))))
  const isAtWork = and(isNotNull(orderLines.design), or(notInArray(orders.status, [...done]), hasMoved))
  for (let last = ''; ; ) {
    const lines = await db.select({ id: orderLines.id }).from(orderLines).innerJoin(orders, eq(orders.id, orderLines.orderId)).where(and(isAtWork, gt(orderLines.id, last))).orderBy(asc(orderLines.id)).limit(batch)
    if (lines.length > 0) yield* await subjectsWhere(db, inArray(orderLines.id, lines.map(({ id }) => id)))
    last = lines.at(-1)?.id ?? ''
    if (lines.length < batch) return
  }
}

/** The lines of an order that have a design. */
export async function designedLines(db: Database, orderId: string): Promise<string[]> {
  const rows = await db
    .select({ id: orderLines.id })
    .from(orderLines)
    .where(and(eq(orderLines.orderId, orderId), isNotNull(orderLines.design)))
    .orderBy(asc(orderLines.position))
  return rows.map(({ id }) => id)
}
