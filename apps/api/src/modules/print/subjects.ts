import type { OrderStatus } from '@motif/contract'
import { soldOn } from '@motif/contract/area-rules'
import type { DesignDocument } from '@motif/design'
import { type SQL, and, asc, eq, getTableColumns, inArray, isNotNull, notInArray, or } from 'drizzle-orm'
import { keyRanges } from '../../platform/clear-rows.ts'
import type { Database } from '../../platform/database.ts'
import { printAreas, variants } from '../catalogue/index.ts'
import { hasMovedSince, orderLines, orders } from '../orders/index.ts'
import type { PrintRequest } from './print-area.ts'

/** A print area of an order line, with its design. */
export interface PrintSubject {
  document: DesignDocument
  lineId: string
  /** Display name of the area. */
  name: string
  area: PrintRequest['area']
  /** Safe distance of text from the edge. */
  safeMm: number
  /** Display name of its file: order number, line position, area name. */
  title: string
}

async function subjectsWhere(db: Database, which: SQL | undefined): Promise<PrintSubject[]> {
  const rows = await db
    .select({
      lineId: orderLines.id,
      design: orderLines.design,
      position: orderLines.position,
      number: orders.number,
      options: variants.options,
      area: getTableColumns(printAreas)
    })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .innerJoin(variants, eq(variants.id, orderLines.variantId))
    .innerJoin(printAreas, eq(printAreas.productId, variants.productId))
    .where(and(which, isNotNull(orderLines.design)))
    .orderBy(asc(orderLines.orderId), asc(orderLines.position), asc(printAreas.position))
  const lines = new Map<string, typeof rows>()
  for (const row of rows) lines.set(row.lineId, [...(lines.get(row.lineId) ?? []), row])
  return [...lines].flatMap(([lineId, ofLine]) => {
    const [line] = ofLine
    if (!line?.design) return []
    const sold = soldOn(
      ofLine.map(({ area }) => area),
      line.design,
      line.options
    )
    return sold.areas.flatMap(({ id, name, widthMm, heightMm, bleedMm, safeMm }): PrintSubject[] =>
      (sold.document.areas[id]?.length ?? 0) > 0
        ? [
            {
              document: sold.document,
              lineId,
              name,
              safeMm,
              area: { id, widthMm, heightMm, bleedMm },
              title: `${line.number}-${line.position + 1}-${id}`
            }
          ]
        : []
    )
  })
}

/** Used areas of a line, in the catalogue's order. Empty if the line is not of the order. */
export const subjectsOf = (db: Database, orderId: string, lineId: string): Promise<PrintSubject[]> =>
  subjectsWhere(db, and(eq(orderLines.id, lineId), eq(orderLines.orderId, orderId)))

/** The same for all lines of an order. */
export const subjectsOfOrder = (db: Database, orderId: string): Promise<PrintSubject[]> =>
  subjectsWhere(db, eq(orderLines.orderId, orderId))

const done: readonly OrderStatus[] = ['delivered', 'cancelled', 'refunded']

/** Lines read per query. */
const batch = 200

/** Print subjects of all orders except those completed before a moment. */
export async function* subjectsSince(db: Database, moment: Date): AsyncGenerator<PrintSubject> {
  const isAtWork = and(
    isNotNull(orderLines.design),
    or(notInArray(orders.status, [...done]), hasMovedSince(db, moment))
  )
  // Few of all lines match: each query reads some thousand, and none scans all.
  for await (const range of keyRanges(db, orderLines, orderLines.id)) {
    const lines = await db
      .select({ id: orderLines.id })
      .from(orderLines)
      .innerJoin(orders, eq(orders.id, orderLines.orderId))
      .where(and(range, isAtWork))
    const ids = lines.map(({ id }) => id)
    for (let from = 0; from < ids.length; from += batch)
      yield* await subjectsWhere(db, inArray(orderLines.id, ids.slice(from, from + batch)))
  }
}

/** The lines of an order with a design. */
export async function designedLines(db: Database, orderId: string): Promise<string[]> {
  const rows = await db
    .select({ id: orderLines.id })
    .from(orderLines)
    .where(and(eq(orderLines.orderId, orderId), isNotNull(orderLines.design)))
    .orderBy(asc(orderLines.position))
  return rows.map(({ id }) => id)
}
