import type { StaffDesign, StaffDesignList, StaffDesignPage } from '@motif/contract'
import type { DesignOrderFilter } from '@motif/contract/staff-design-rules'
import { and, desc, eq, gt, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import { customerKeyOf } from '../../platform/customer-key.ts'
import type { Database } from '../../platform/database.ts'
import { type Caller, isAllowed } from '../../platform/person.ts'
import type { Platform } from '../../platform/platform.ts'
import { ProblemError } from '../../platform/problem.ts'
import { users } from '../accounts/index.ts'
import { areasOfSlug, products } from '../catalogue/index.ts'
import { areDesignsElsewhere, designSummaries, designs } from '../designs/index.ts'
import { uploadedPictures } from '../moderation/index.ts'
import { orderLines, orders } from '../orders/index.ts'
import { findDesigns } from './find-designs.ts'

/** Orders on the page of a design. */
const shownOrders = 10

/** Designs per statement of the export. */
const batch = 500

/** Lines of paid orders with a design, of its owner: a cart of somebody else may name it, too. */
const linesOf = (ids: readonly string[]) =>
  and(inArray(orderLines.designId, [...ids]), eq(orders.customerId, designs.customerId), isNotNull(orders.paidAt))

async function countOrders(db: Database, ids: readonly string[]): Promise<Map<string | null, number>> {
  const rows = await db
    .select({ id: orderLines.designId, count: sql<number>`count(distinct ${orderLines.orderId})::int` })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .innerJoin(designs, eq(designs.id, orderLines.designId))
    .where(linesOf(ids))
    .groupBy(orderLines.designId)
  return new Map(rows.map(({ id, count }) => [id, count]))
}

/** Designs for staff, in the order of the ids. */
async function staffDesigns(
  platform: Pick<Platform, 'db' | 'secret'>,
  ids: readonly string[]
): Promise<(StaffDesign & Pick<StaffDesignPage, 'createdAt' | 'isShared'>)[]> {
  if (ids.length === 0) return []
  const { db } = platform
  const known = await designSummaries(db, ids)
  const [owners, names, counts] = await Promise.all([
    db
      .select({ id: users.id, name: users.name, email: users.email, emailKey: users.emailKey })
      .from(users)
      .where(inArray(users.id, [...new Set(known.map(({ customerId }) => customerId))])),
    db
      .select({ slug: products.slug, name: products.name })
      .from(products)
      .where(inArray(products.slug, [...new Set(known.map(({ product }) => product))])),
    countOrders(db, ids)
  ])
  const ownerOf = new Map(owners.map((owner) => [owner.id, owner]))
  const nameOf = new Map(names.map(({ slug, name }) => [slug, name]))
  return known.map(({ customerId, createdAt, ...design }) => {
    const owner = ownerOf.get(customerId)
    const key = owner && customerKeyOf(platform, owner.emailKey)
    return {
      ...design,
      createdAt: createdAt.toISOString(),
      productName: nameOf.get(design.product) ?? null,
      owner: owner && key ? { key, name: owner.name, email: owner.email } : null,
      orders: counts.get(design.id) ?? 0
    }
  })
}

interface DesignQuery {
  after?: string | undefined
  pageSize: number
  q?: string | undefined
  product?: string | undefined
  ordered?: DesignOrderFilter | undefined
}

/** A part of the saved designs, last changed first. */
export async function listStaffDesigns(
  platform: Platform,
  { pageSize, q = '', ...query }: DesignQuery
): Promise<StaffDesignList> {
  const { found, isCut } = await findDesigns(platform.db, {
    ...query,
    q: q.replaceAll('\0', '').trim(),
    limit: pageSize + 1
  })
  const shown = found.slice(0, pageSize)
  const [ofProduct] =
    query.product === undefined
      ? []
      : await platform.db.select({ name: products.name }).from(products).where(eq(products.slug, query.product))
  return {
    items: await staffDesigns(
      platform,
      shown.map(({ id }) => id)
    ),
    next: found.length > pageSize ? (shown.at(-1)?.cursor ?? null) : null,
    isCut,
    areElsewhere: areDesignsElsewhere(platform),
    ...(ofProduct && { productName: ofProduct.name })
  }
}

/** Uploaded pictures only for those who may block them: an upload opens by its id, at full size. Refused with `design-not-found`. */
export async function readStaffDesign(platform: Platform, person: Caller, id: string): Promise<StaffDesignPage> {
  const { db } = platform
  const [row] = await db
    .select({ document: designs.document })
    .from(designs)
    .where(and(eq(designs.id, id), isNull(designs.deletedAt)))
  const [design] = row ? await staffDesigns(platform, [id]) : []
  if (!row || !design) throw new ProblemError('design-not-found')
  const [areas, pictures, latest] = await Promise.all([
    areasOfSlug(db, design.product),
    isAllowed(person, 'moderation.decide') ? uploadedPictures(db, [row.document]) : [],
    db
      .selectDistinct({ id: orders.id, number: orders.number, status: orders.status, placedAt: orders.placedAt })
      .from(orderLines)
      .innerJoin(orders, eq(orders.id, orderLines.orderId))
      .innerJoin(designs, eq(designs.id, orderLines.designId))
      .where(linesOf([id]))
      .orderBy(desc(orders.placedAt), desc(orders.id))
      .limit(shownOrders)
  ])
  const nameOf = new Map(areas.map((area) => [area.id, area.name]))
  return {
    ...design,
    areas: Object.entries(row.document.areas).flatMap(([area, nodes]) =>
      nodes.length === 0
        ? []
        : [
            {
              id: area,
              name: nameOf.get(area) ?? area,
              previewUrl: `${design.previewUrl}&${new URLSearchParams({ area })}`
            }
          ]
    ),
    pictures,
    latestOrders: latest.map(({ placedAt, ...order }) => ({ ...order, placedAt: placedAt.toISOString() }))
  }
}

/** Every saved design, in batches. */
export async function* exportedDesigns({ db }: Pick<Platform, 'db'>) {
  for (let last = ''; ;) {
    const rows = await db
      .select({
        id: designs.id,
        name: designs.name,
        product: designs.product,
        owner: users.name,
        email: users.email,
        createdAt: designs.createdAt,
        updatedAt: designs.updatedAt
      })
      .from(designs)
      .leftJoin(users, eq(users.id, designs.customerId))
      .where(and(gt(designs.id, last), isNull(designs.deletedAt)))
      .orderBy(designs.id)
      .limit(batch)
    const end = rows.at(-1)
    if (!end) return
    const counts = await countOrders(
      db,
      rows.map(({ id }) => id)
    )
    yield rows.map((row) => ({ ...row, orders: counts.get(row.id) ?? 0 }))
    last = end.id
  }
}
