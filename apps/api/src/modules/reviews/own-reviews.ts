import type { OwnReview, ReviewInput, ReviewableLine } from '@motif/contract'
import { and, asc, desc, eq, or, sql } from 'drizzle-orm'
import { currentLocale } from '../../platform/locale.ts'
import type { Person } from '../../platform/person.ts'
import type { Platform } from '../../platform/platform.ts'
import { ProblemError } from '../../platform/problem.ts'
import { accountOf } from '../accounts/index.ts'
import { catalogueChanged, variants, withdrawReview } from '../catalogue/index.ts'
import { type Asker, type OrderRow, findOrder, hasArrived, orderLines, orders, ownOrders } from '../orders/index.ts'
import { factsOf } from './facts.ts'
import { photosOf, replacePhotos, sizedUploads } from './photos.ts'
import { deviceHash } from './helpful-votes.ts'
import { type ReviewPhoto, type WrittenReview, writtenReviews } from './tables.ts'

type LineFacts = Pick<typeof orderLines.$inferSelect, 'orderId' | 'productSlug' | 'name'>

const ownReview = (
  row: WrittenReview,
  photos: readonly ReviewPhoto[],
  { orderId, productSlug, name }: LineFacts
): OwnReview => ({
  ...factsOf(row, photos),
  orderId,
  lineId: row.orderLineId,
  productSlug,
  name
})

const lineFacts = {
  orderId: orderLines.orderId,
  productSlug: orderLines.productSlug,
  name: orderLines.name
}

/** The order for its buyer; for others it does not exist. Staff see it, but cannot review in the buyer's name. */
async function orderOfBuyer(platform: Platform, id: string, asker: Asker): Promise<OrderRow> {
  const { order, isBuyer } = await findOrder(platform, id, asker)
  if (!isBuyer) throw new ProblemError('order-of-others')
  return order
}

const hasSizes = sql<boolean>`${variants.options} ? 'size'`

async function boughtLine({ db }: Platform, orderId: string, lineId: string) {
  const [line] = await db
    .select({ ...lineFacts, productId: variants.productId, hasSizes })
    .from(orderLines)
    .innerJoin(variants, eq(variants.id, orderLines.variantId))
    .where(and(eq(orderLines.id, lineId), eq(orderLines.orderId, orderId)))
  if (!line) throw new ProblemError('order-line-not-found')
  return line
}

export async function reviewableLines(platform: Platform, id: string, asker: Asker): Promise<ReviewableLine[]> {
  const { order, isBuyer } = await findOrder(platform, id, asker)
  if (!isBuyer || !(await hasArrived(platform, order))) return []
  const rows = await platform.db
    .select({ ...lineFacts, lineId: orderLines.id, hasSizes, written: writtenReviews })
    .from(orderLines)
    .innerJoin(variants, eq(variants.id, orderLines.variantId))
    .leftJoin(writtenReviews, eq(writtenReviews.orderLineId, orderLines.id))
    .where(eq(orderLines.orderId, id))
    .orderBy(asc(orderLines.position))
  const photos = await photosOf(
    platform.db,
    rows.flatMap(({ written }) => written?.id ?? [])
  )
  return rows.map(({ lineId, hasSizes: isSized, written, ...line }) => ({
    lineId,
    hasSizes: isSized,
    review: written && ownReview(written, photos(written.id), line)
  }))
}

/** Writes or changes the review of a line. It waits for moderation, and the published one is hidden. */
export async function writeReview(
  platform: Platform,
  { id, lineId, asker, device }: { id: string; lineId: string; asker: Asker; device: string | undefined },
  { photos: uploads, ...input }: ReviewInput
): Promise<OwnReview> {
  const order = await orderOfBuyer(platform, id, asker)
  const line = await boughtLine(platform, id, lineId)
  if (!(await hasArrived(platform, order))) throw new ProblemError('order-not-arrived')
  if (input.fit !== null && !line.hasSizes)
    throw new ProblemError('review-without-sizes', { errors: [{ pointer: '/fit' }] })
  const sized = await sizedUploads(platform, uploads, { lineId, personId: asker.person?.id })
  const now = platform.clock.now()
  const words = {
    ...input,
    visitorHash: asker.person ? null : (deviceHash(platform, device) ?? null),
    language: currentLocale(),
    state: 'waiting' as const,
    reason: null,
    writtenAt: now,
    decidedAt: null,
    decidedBy: null
  }
  const { written, photos } = await platform.db.transaction(async (tx) => {
    // Of two concurrent submissions, as from two windows, the second changes the first.
    const [row] = await tx
      .insert(writtenReviews)
      .values({
        id: platform.randomId(9),
        orderLineId: lineId,
        productId: line.productId,
        userId: accountOf(asker.person?.id ?? order.customerId),
        revision: 1,
        createdAt: now,
        ...words
      })
      .onConflictDoUpdate({
        target: writtenReviews.orderLineId,
        set: { ...words, revision: sql`${writtenReviews.revision} + 1` }
      })
      .returning()
    if (!row) throw new Error(`The review of line ${lineId} was not kept`)
    await withdrawReview(tx, row.id)
    return { written: row, photos: await replacePhotos(platform, tx, row.id, sized) }
  })
  if (written.revision > 1) catalogueChanged(platform)
  return ownReview(written, photos, line)
}

export async function removeReview(
  platform: Platform,
  { id, lineId, asker }: { id: string; lineId: string; asker: Asker }
): Promise<void> {
  await orderOfBuyer(platform, id, asker)
  await boughtLine(platform, id, lineId)
  const gone = await platform.db
    .delete(writtenReviews)
    .where(eq(writtenReviews.orderLineId, lineId))
    .returning({ state: writtenReviews.state })
  if (gone.some(({ state }) => state === 'approved')) catalogueChanged(platform)
}

/** All reviews of a person: of their own orders, and of others' whose key they had. */
export async function ownReviews(
  { db }: Platform,
  person: Person,
  { page, pageSize }: { page: number; pageSize: number }
): Promise<{ items: OwnReview[]; total: number; page: number; pageSize: number }> {
  const own = or(eq(writtenReviews.userId, person.id), ownOrders(person))
  const found = db
    .select({ ...lineFacts, written: writtenReviews })
    .from(writtenReviews)
    .innerJoin(orderLines, eq(orderLines.id, writtenReviews.orderLineId))
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(own)
  const rows = await found
    .orderBy(desc(writtenReviews.writtenAt), desc(writtenReviews.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize)
  const photos = await photosOf(
    db,
    rows.map(({ written }) => written.id)
  )
  return {
    items: rows.map(({ written, ...line }) => ownReview(written, photos(written.id), line)),
    total: await db.$count(found.as('found')),
    page,
    pageSize
  }
}
