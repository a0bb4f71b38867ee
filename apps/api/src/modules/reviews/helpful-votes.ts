import type { HelpfulVote, OwnVotes } from '@motif/contract'
import { type SQL, and, desc, eq, inArray, isNotNull, lt, or, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../../platform/database.ts'
import { keyedHash } from '../../platform/keyed-hash.ts'
import type { Person } from '../../platform/person.ts'
import type { Platform } from '../../platform/platform.ts'
import { ProblemError } from '../../platform/problem.ts'
import { products, reviews } from '../catalogue/index.ts'
import { orderLines, orders, ownOrders } from '../orders/index.ts'
import { helpfulVotes, writtenReviews } from './tables.ts'

/** A voter: an account, or a device with a generated key. */
export interface Voter {
  person: Person | undefined
  key: string | undefined
}

/** Days a guest's vote can be recognised and withdrawn. Afterwards it stays counted. */
const retentionDays = 365

/** Votes anonymised per transaction. */
const batch = 1000

/** Largest number of a person's votes returned per product. */
const votesMax = 500

const { reviewId, userId, visitorHash, votedAt } = helpfulVotes

/** Hash of a device's key. */
export const deviceHash = (platform: Pick<Platform, 'secret'>, key: string | undefined): string | undefined =>
  key === undefined ? undefined : keyedHash(platform, 'helpful votes', key)

/** Votes by the account, and by its device. */
function castBy(platform: Pick<Platform, 'secret'>, { person, key }: Voter): SQL | undefined {
  const hash = deviceHash(platform, key)
  return or(person && eq(userId, person.id), hash === undefined ? undefined : eq(visitorHash, hash))
}

/** Those of the reviews that the person wrote: by the account, for an order of theirs, or as a guest on this device. */
async function writtenBy(platform: Pick<Platform, 'secret'>, db: Database | Transaction, voter: Voter, which: SQL) {
  const { id } = writtenReviews
  const { person } = voter
  const hash = deviceHash(platform, voter.key)
  const byThem = or(
    person && eq(writtenReviews.userId, person.id),
    hash === undefined ? undefined : eq(writtenReviews.visitorHash, hash)
  )
  const found = await db.select({ id }).from(writtenReviews).where(and(byThem, which))
  if (person)
    found.push(
      ...(await db
        .select({ id })
        .from(writtenReviews)
        .innerJoin(orderLines, eq(orderLines.id, writtenReviews.orderLineId))
        .innerJoin(orders, eq(orders.id, orderLines.orderId))
        .where(and(ownOrders(person), which)))
    )
  return [...new Set(found.map((row) => row.id))]
}

/**
 * Adds or withdraws a vote for a published review. A device's vote becomes that of the account after signing in. The catalogue cache is not
 * cleared, because anybody could clear it by voting; it is younger than a second anyway.
 */
export async function voteHelpful(
  platform: Pick<Platform, 'db' | 'clock' | 'secret'>,
  id: string,
  voter: Voter,
  isHelpful: boolean
): Promise<HelpfulVote> {
  const { db, clock } = platform
  const own = castBy(platform, voter)
  if (own === undefined) throw new ProblemError('visitor-unnamed')
  return db.transaction(async (tx) => {
    const [found] = await tx
      .select({ id: reviews.id })
      .from(reviews)
      .innerJoin(products, eq(products.id, reviews.productId))
      .where(and(eq(reviews.id, id), eq(products.isShown, true)))
      .for('no key update', { of: reviews })
    if (!found) throw new ProblemError('review-not-found')
    const mine = and(eq(reviewId, id), own)
    if (isHelpful) {
      const { person, key } = voter
      const written = await writtenBy(platform, tx, voter, eq(writtenReviews.id, id))
      if (written.length > 0) throw new ProblemError('review-own')
      if (person) await tx.delete(helpfulVotes).where(and(mine, isNotNull(visitorHash)))
      const by = person ? { userId: person.id } : { visitorHash: deviceHash(platform, key) }
      await tx
        .insert(helpfulVotes)
        .values({ reviewId: id, ...by, votedAt: clock.now() })
        .onConflictDoNothing()
    } else await tx.delete(helpfulVotes).where(mine)
    const [counted] = await tx.select({ helpful: reviews.helpful }).from(reviews).where(eq(reviews.id, id))
    return { helpful: counted?.helpful ?? 0, isHelpful }
  })
}

/** A person's votes and own reviews among those of a product. */
export async function ownVotes(
  platform: Pick<Platform, 'db' | 'secret'>,
  slug: string,
  voter: Voter
): Promise<OwnVotes> {
  const { db } = platform
  const own = castBy(platform, voter)
  if (own === undefined) return { items: [], own: [] }
  const [product] = await db.select({ id: products.id }).from(products).where(eq(products.slug, slug))
  if (!product) return { items: [], own: [] }
  const items = await db
    .select({ id: reviews.id, helpful: reviews.helpful })
    .from(helpfulVotes)
    .innerJoin(reviews, eq(reviews.id, reviewId))
    .where(and(own, eq(reviews.productId, product.id)))
    .orderBy(desc(votedAt))
    .limit(votesMax)
  return { items, own: await writtenBy(platform, db, voter, eq(writtenReviews.productId, product.id)) }
}

/** Anonymises old votes of guests; the counts stay. */
export async function anonymiseOldVotes({ db, clock }: Pick<Platform, 'db' | 'clock'>): Promise<void> {
  const before = new Date(clock.now().getTime() - retentionDays * 86_400_000)
  for (;;) {
    const gone = await db.transaction(async (tx) => {
      await tx.execute(sql`select set_config('motif.helpful_counts_stay', 'on', true)`)
      const old = tx
        .select({ row: sql`ctid` })
        .from(helpfulVotes)
        .where(and(isNotNull(visitorHash), lt(votedAt, before)))
        .limit(batch)
      return tx
        .delete(helpfulVotes)
        .where(inArray(sql`ctid`, old))
        .returning({ reviewId })
    })
    if (gone.length < batch) return
  }
}
