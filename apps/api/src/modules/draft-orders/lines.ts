import type { DraftOrderInput, OwnPrice } from '@motif/contract'
import { type DesignDocument } from '@motif/design'
import { and, asc, eq, getTableColumns, inArray, isNotNull } from 'drizzle-orm'
import { type SQL, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../../platform/database.ts'
import type { Platform } from '../../platform/platform.ts'
import { ProblemError } from '../../platform/problem.ts'
import { subjectOf } from '../accounts/index.ts'
import { type CartLine, checkDesign, designFreezer, printedOf, readSoldVariants } from '../carts/index.ts'
import type { SoldVariant } from '../catalogue/index.ts'
import { orderLines, orders, ordersOf } from '../orders/index.ts'
import { draftOrderLines } from './tables.ts'

type Db = Database | Transaction

/** A line for pricing and placement. `available` includes pieces that the draft's own unpaid order reserves. */
export interface DraftLine extends CartLine {
  ownPrice: OwnPrice | null
}

type LineRow = typeof draftOrderLines.$inferSelect

const { design: _design, ...columns } = getTableColumns(draftOrderLines)

const lineOf = (variant: SoldVariant, row: Omit<LineRow, 'design'>): DraftLine => ({
  ...variant,
  id: row.id,
  quantity: row.quantity,
  designHash: row.designHash,
  designId: row.designId,
  printed: row.printed,
  confirmed: row.confirmed,
  ownPrice: row.ownPrice,
  isSaved: false,
  batch: row.batch,
  seenPrice: variant.listPrice
})

async function withVariants(db: Db, draftId: string, rows: readonly Omit<LineRow, 'design'>[]): Promise<DraftLine[]> {
  if (rows.length === 0) return []
  const known = await readSoldVariants(
    db,
    rows.map(({ variantId }) => variantId),
    draftId
  )
  return rows.flatMap((row) => {
    const variant = known.get(row.variantId)
    return variant ? [lineOf(variant, row)] : []
  })
}

/** The lines of a draft in order, without design documents. */
export const readDraftLines = async (db: Db, draftId: string): Promise<DraftLine[]> =>
  withVariants(
    db,
    draftId,
    await db
      .select(columns)
      .from(draftOrderLines)
      .where(eq(draftOrderLines.draftId, draftId))
      .orderBy(asc(draftOrderLines.position))
  )

/** The design documents of these lines, by line. */
export async function readDraftDesigns(
  db: Db,
  lines: readonly { id: string; designHash: string }[]
): Promise<Map<string, DesignDocument>> {
  const ids = lines.filter(({ designHash }) => designHash !== '').map(({ id }) => id)
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ id: draftOrderLines.id, design: draftOrderLines.design })
    .from(draftOrderLines)
    .where(inArray(draftOrderLines.id, ids))
  return new Map(rows.flatMap(({ id, design }) => (design === null ? [] : [[id, design] as const])))
}

/** Every design in a draft, as rows of one column. */
export const draftDocuments: SQL = sql`select ${draftOrderLines.design} as document from ${draftOrderLines} where ${draftOrderLines.design} is not null`

type Designed = Pick<LineRow, 'design' | 'designId' | 'batch' | 'confirmed'>
const blank: Designed = { design: null, designId: null, batch: null, confirmed: null }

/** Designs of earlier order lines. Lines of other customers are refused. */
async function orderedDesigns(
  db: Db,
  email: string | null,
  lines: DraftOrderInput['lines']
): Promise<Map<string, Designed>> {
  const wanted = lines.flatMap(({ copyOf }) => (copyOf ? [copyOf] : []))
  if (wanted.length === 0) return new Map()
  const rows =
    email === null
      ? []
      : await db
          .select({
            id: orderLines.id,
            orderId: orderLines.orderId,
            design: orderLines.design,
            designId: orderLines.designId,
            batch: orderLines.batch,
            confirmed: orderLines.confirmed
          })
          .from(orderLines)
          .innerJoin(orders, eq(orders.id, orderLines.orderId))
          .where(
            and(
              inArray(
                orderLines.id,
                wanted.map(({ lineId }) => lineId)
              ),
              ordersOf(await subjectOf(db, email)),
              isNotNull(orders.paidAt)
            )
          )
  for (const [index, { copyOf }] of lines.entries())
    if (copyOf && !rows.some(({ id, orderId }) => id === copyOf.lineId && orderId === copyOf.orderId))
      throw new ProblemError('draft-order-line-of-others', { errors: [{ pointer: `/lines/${index}/copyOf` }] })
  return new Map(rows.map(({ id, orderId: _orderId, ...designed }) => [id, designed]))
}

/** A line to store, with its document. */
export type NewLine = Omit<LineRow, 'draftId' | 'position'>

/**
 * Validates the lines staff sent: sold variants, with designs of the draft's own lines or of the customer's earlier orders, fitted to the variant.
 * Refused with `variant-not-sold`, `draft-order-line-of-others` and if a design does not belong to the product.
 */
export async function linesToKeep(
  platform: Pick<Platform, 'randomId'>,
  db: Db,
  draftId: string | null,
  { email, lines }: Pick<DraftOrderInput, 'email' | 'lines'>
): Promise<NewLine[]> {
  const known = await readSoldVariants(
    db,
    lines.map(({ variantId }) => variantId),
    draftId ?? ''
  )
  const own =
    draftId === null ? [] : await db.select().from(draftOrderLines).where(eq(draftOrderLines.draftId, draftId))
  const ofOrders = await orderedDesigns(db, email, lines)
  const [freeze, taken] = [designFreezer(), new Set<string>()]
  return lines.map(({ id, variantId, quantity, ownPrice, copyOf }, index) => {
    const variant = known.get(variantId)
    if (!variant)
      throw new ProblemError('variant-not-sold', {
        errors: [{ pointer: `/lines/${index}/variantId`, reason: 'variant-unknown' }]
      })
    const kept = own.find((line) => line.id === id && !taken.has(line.id))
    if (kept) taken.add(kept.id)
    const { design, ...designed } = kept ?? (copyOf && ofOrders.get(copyOf.lineId)) ?? blank
    if (design) checkDesign(design, { ...variant, slug: variant.productSlug })
    const frozen = design ? freeze(design, variant) : undefined
    return {
      id: kept?.id ?? platform.randomId(12),
      variantId,
      quantity,
      ownPrice,
      design: frozen?.document ?? null,
      designId: designed.designId,
      batch: designed.batch,
      designHash: frozen?.hash ?? '',
      printed: frozen ? printedOf(variant.areas, frozen.document) : null,
      confirmed: designed.confirmed
    }
  })
}

/** The same lines for pricing, before they are stored. */
export const draftLinesOf = (db: Db, draftId: string | null, lines: readonly NewLine[]): Promise<DraftLine[]> =>
  withVariants(
    db,
    draftId ?? '',
    lines.map((line, position) => ({ ...line, draftId: '', position }))
  )

/** Constants of every order placed from a draft: no account, coupon, gift card or gift note, and no hoarding limits for staff. */
export const placedAsDraft = {
  customerId: null,
  readDesigns: readDraftDesigns,
  coupon: null,
  giftNote: null,
  giftCards: [],
  isGreedy: false,
  network: null
}
