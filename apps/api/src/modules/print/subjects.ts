import type { DesignDocument } from '@motif/design'
import { and, asc, eq, isNotNull } from 'drizzle-orm'
import type { Database } from '../../platform/database.ts'
import { printAreas, variants } from '../catalogue/tables.ts'
import { orderLines, orders } from '../orders/tables.ts'
import type { PrintRequest } from './print-area.ts'

/** One print area of one line of an order, with what is printed on it. */
export interface PrintSubject {
  document: DesignDocument
  area: PrintRequest['area']
  /** What people call a file of it: number of the order, place of the line, name of the area. */
  title: string
}

/** Every area of a line that something is placed on, in the catalogue's order. Nothing where the line is not of the order. */
export async function subjectsOf(db: Database, orderId: string, lineId: string): Promise<PrintSubject[]> {
  const rows = await db
    .select({ design: orderLines.design, position: orderLines.position, number: orders.number, id: printAreas.id, widthMm: printAreas.widthMm, heightMm: printAreas.heightMm, bleedMm: printAreas.bleedMm })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .innerJoin(variants, eq(variants.id, orderLines.variantId))
    .innerJoin(printAreas, eq(printAreas.productId, variants.productId))
    .where(and(eq(orderLines.id, lineId), eq(orderLines.orderId, orderId), isNotNull(orderLines.design)))
    .orderBy(asc(printAreas.position))
  return rows.flatMap(({ design, position, number, ...area }) => {
    const isPlaced = (design?.areas[area.id]?.length ?? 0) > 0
    return design && isPlaced ? [{ document: design, area, title: `${number}-${position + 1}-${area.id}` }] : []
  })
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
