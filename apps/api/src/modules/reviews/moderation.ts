import type { AdminReview, ReviewState } from '@motif/contract'
import { asc, desc, eq } from 'drizzle-orm'
import { customerKeyOf } from '../../platform/customer-key.ts'
import type { Database, Transaction } from '../../platform/database.ts'
import type { Platform } from '../../platform/platform.ts'
import { ProblemError } from '../../platform/problem.ts'
import { audit } from '../audit/index.ts'
import { catalogueChanged, products, publishReview, withdrawReview } from '../catalogue/index.ts'
import { blockedWordSearch } from '../moderation/index.ts'
import { orderLines, orders } from '../orders/index.ts'
import { factsOf } from './facts.ts'
import { leaveOut, photosOf } from './photos.ts'
import { type ReviewPhoto, type WrittenReview, writtenReviews } from './tables.ts'

/** Reviews with product, line and order. */
export const withContext = (db: Database | Transaction) =>
  db
    .select({
      written: writtenReviews,
      product: { slug: products.slug, name: products.name, image: orderLines.image },
      order: { id: orders.id, number: orders.number },
      email: orders.email,
      options: orderLines.options
    })
    .from(writtenReviews)
    .innerJoin(orderLines, eq(orderLines.id, writtenReviews.orderLineId))
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .innerJoin(products, eq(products.id, writtenReviews.productId))

const adminReview = (
  platform: Pick<Platform, 'secret'>,
  { written, email, ...context }: Awaited<ReturnType<typeof withContext>>[number],
  { photos, search }: { photos: readonly ReviewPhoto[]; search: Awaited<ReturnType<typeof blockedWordSearch>> }
): AdminReview => ({
  ...factsOf(written, photos),
  revision: written.revision,
  blockedWords: search?.([written.title, written.text, written.author]) ?? [],
  customerKey: customerKeyOf(platform, email),
  ...context
})

export async function reviewsIn(
  platform: Platform,
  { state, page, pageSize }: { state: ReviewState; page: number; pageSize: number }
): Promise<{ items: AdminReview[]; total: number; page: number; pageSize: number }> {
  const { db } = platform
  const [moment, id] = [writtenReviews.writtenAt, writtenReviews.id]
  const rows = await withContext(db)
    .where(eq(writtenReviews.state, state))
    // The longest waiting first.
    .orderBy(...(state === 'waiting' ? [asc(moment), asc(id)] : [desc(moment), desc(id)]))
    .limit(pageSize)
    .offset((page - 1) * pageSize)
  const total = await db.$count(writtenReviews, eq(writtenReviews.state, state))
  const photos = await photosOf(
    db,
    rows.map(({ written }) => written.id)
  )
  const search = await blockedWordSearch(db)
  return {
    items: rows.map((row) => adminReview(platform, row, { photos: photos(row.written.id), search })),
    total,
    page,
    pageSize
  }
}

/** Changes a review under a lock, and its published copy. */
async function changing(
  platform: Platform,
  id: string,
  change: (tx: Transaction, held: WrittenReview) => Promise<Partial<WrittenReview>>
): Promise<AdminReview> {
  const changed = await platform.db.transaction(async (tx) => {
    const [held] = await tx.select().from(writtenReviews).where(eq(writtenReviews.id, id)).for('update')
    if (!held) throw new ProblemError('review-not-found')
    const [row] = await tx
      .update(writtenReviews)
      .set(await change(tx, held))
      .where(eq(writtenReviews.id, id))
      .returning()
    if (!row) throw new ProblemError('review-not-found')
    const photos = (await photosOf(tx, [id]))(id)
    if (row.state === 'approved') {
      const { productId, author, rating, title, text, fit, answer, writtenAt } = row
      const date = writtenAt.toISOString().slice(0, 10)
      await publishReview(tx, {
        id,
        productId,
        author,
        rating,
        title,
        text,
        fit,
        answer,
        date,
        photos: photos
          .filter(({ isLeftOut }) => !isLeftOut)
          .map((photo) => ({ id: photo.id, width: photo.width, height: photo.height }))
      })
    } else await withdrawReview(tx, id)
    const [shown] = await withContext(tx).where(eq(writtenReviews.id, id))
    if (!shown) throw new ProblemError('review-not-found')
    return adminReview(platform, shown, { photos, search: await blockedWordSearch(tx) })
  })
  catalogueChanged(platform)
  return changed
}

export type Decision =
  | { state: 'approved'; revision: number; without: readonly string[] }
  | { state: 'rejected'; revision: number; reason: string }

/** Approves a review, without the named photographs, or rejects it, in the revision that staff read. */
export const decide = (platform: Platform, adminId: string, id: string, decision: Decision): Promise<AdminReview> =>
  changing(platform, id, async (tx, held) => {
    const { state, revision } = decision
    if (held.revision !== revision) throw new ProblemError('review-changed')
    const without = decision.state === 'approved' ? decision.without : []
    if (decision.state === 'approved') await leaveOut(tx, id, without)
    const reason = decision.state === 'rejected' ? decision.reason : null
    // The log leaves the text out, because it outlives the review.
    await audit(platform, tx, {
      adminId,
      action: state === 'approved' ? 'review.approve' : 'review.reject',
      subject: id,
      change: { from: held.state, to: state, revision, reason, without }
    })
    return { state, reason, decidedAt: platform.clock.now(), decidedBy: adminId }
  })

/** The shop's public answer to a review. */
export const answerReview = (
  platform: Platform,
  adminId: string,
  id: string,
  answer: string | null
): Promise<AdminReview> =>
  changing(platform, id, async (tx, held) => {
    await audit(platform, tx, {
      adminId,
      action: 'review.answer',
      subject: id,
      change: { from: held.answer, to: answer }
    })
    return { answer }
  })
