import type { Wish, Wishlist } from '@motif/contract'
import { wishlistLimits } from '@motif/contract/wishlist-rules'
import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../../platform/database.ts'
import type { Platform } from '../../platform/platform.ts'
import { ProblemError } from '../../platform/problem.ts'
import { lockNamed } from '../../platform/advisory-locks.ts'
import { products, variants } from '../catalogue/index.ts'
import { sharedWishlists, wishes } from './tables.ts'

const { wishesMax } = wishlistLimits

/** Serialises changes of a list, so that its limit holds. */
const lockList = (tx: Transaction, userId: string) => lockNamed(tx, `wishlist ${userId}`)

/** Newest first. Products that are not on sale stay stored but are not returned. */
async function readWishes(db: Database | Transaction, userId: string): Promise<Wish[]> {
  const rows = await db
    .select({ slug: products.slug, variantId: wishes.variantId, addedAt: wishes.addedAt })
    .from(wishes)
    .innerJoin(products, eq(products.id, wishes.productId))
    .where(and(eq(wishes.userId, userId), eq(products.isShown, true)))
    .orderBy(desc(wishes.addedAt), desc(wishes.productId))
  return rows.map((row) => ({ ...row, addedAt: row.addedAt.toISOString() }))
}

export async function readWishlist(db: Database | Transaction, userId: string): Promise<Wishlist> {
  const [shared] = await db
    .select({ key: sharedWishlists.key })
    .from(sharedWishlists)
    .where(eq(sharedWishlists.userId, userId))
  return { wishes: await readWishes(db, userId), shareKey: shared?.key ?? null }
}

/** Number of free places. Products no longer on sale are removed first. */
async function roomFor(tx: Transaction, userId: string, count: number): Promise<number> {
  const left = async () => wishesMax - (await tx.$count(wishes, eq(wishes.userId, userId)))
  const room = await left()
  if (room >= count) return room
  const hidden = tx.select({ id: products.id }).from(products).where(eq(products.isShown, false))
  await tx.delete(wishes).where(and(eq(wishes.userId, userId), inArray(wishes.productId, hidden)))
  return left()
}

/** A device's clock may be ahead. */
const momentOf = (addedAt: string | undefined, now: Date): Date =>
  addedAt === undefined ? now : new Date(Math.min(Date.parse(addedAt), now.getTime()))

/** The variant, if it belongs to the product and is sold. */
async function soldVariant(tx: Transaction, productId: string, variantId: string): Promise<string | undefined> {
  const [row] = await tx
    .select({ id: variants.id })
    .from(variants)
    .where(and(eq(variants.id, variantId), eq(variants.productId, productId), eq(variants.isWithdrawn, false)))
  return row?.id
}

/** Adds a product, if missing. `variantId` undefined: the stored variant stays. */
export async function addWish(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  userId: string,
  { slug, variantId, addedAt }: { slug: string; variantId?: string | null | undefined; addedAt?: string | undefined }
): Promise<void> {
  await db.transaction(async (tx) => {
    await lockList(tx, userId)
    const [product] = await tx
      .select({ id: products.id })
      .from(products)
      .where(and(eq(products.slug, slug), eq(products.isShown, true)))
    if (!product) throw new ProblemError('product-not-found')
    if (variantId && !(await soldVariant(tx, product.id, variantId))) throw new ProblemError('variant-not-found')
    const own = and(eq(wishes.userId, userId), eq(wishes.productId, product.id))
    if ((await tx.$count(wishes, own)) > 0) {
      if (variantId !== undefined) await tx.update(wishes).set({ variantId }).where(own)
      return
    }
    if ((await roomFor(tx, userId, 1)) < 1) throw new ProblemError('wishlist-full', { params: { max: wishesMax } })
    await tx
      .insert(wishes)
      .values({ userId, productId: product.id, variantId: variantId ?? null, addedAt: momentOf(addedAt, clock.now()) })
  })
}

export async function removeWish({ db }: Pick<Platform, 'db'>, userId: string, slug: string): Promise<void> {
  const product = db.select({ id: products.id }).from(products).where(eq(products.slug, slug))
  await db.delete(wishes).where(and(eq(wishes.userId, userId), inArray(wishes.productId, product)))
}

/** The valid wishes of a device: each product once, without unsold variants. */
async function storableWishes(tx: Transaction, added: readonly Wish[], now: Date) {
  if (added.length === 0) return []
  const [known, sold] = [
    await tx
      .select({ id: products.id, slug: products.slug })
      .from(products)
      .where(
        and(
          inArray(
            products.slug,
            added.map(({ slug }) => slug)
          ),
          eq(products.isShown, true)
        )
      ),
    await tx
      .select({ id: variants.id, productId: variants.productId })
      .from(variants)
      .where(
        and(
          inArray(
            variants.id,
            added.flatMap(({ variantId }) => variantId ?? [])
          ),
          eq(variants.isWithdrawn, false)
        )
      )
  ]
  const bySlug = new Map(added.map((wish) => [wish.slug, wish]))
  return known
    .flatMap(({ id: productId, slug }) => {
      const wish = bySlug.get(slug)
      if (!wish) return []
      const variant = sold.find(({ id, productId: of }) => id === wish.variantId && of === productId)
      return [{ productId, variantId: variant?.id ?? null, addedAt: momentOf(wish.addedAt, now) }]
    })
    .toSorted((a, b) => b.addedAt.getTime() - a.addedAt.getTime())
}

/**
 * Merges a device's wishes into the person's. Idempotent: existing ones stay, and only get a variant if they had none. If space is short, the
 * newest are kept.
 */
export function mergeWishes(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  userId: string,
  added: readonly Wish[]
): Promise<Wishlist & { leftOut: number }> {
  return db.transaction(async (tx) => {
    await lockList(tx, userId)
    const kept = await storableWishes(tx, added, clock.now())
    const there = new Map(
      (await tx.select().from(wishes).where(eq(wishes.userId, userId))).map((row) => [row.productId, row])
    )
    const fresh = kept.filter(({ productId }) => !there.has(productId))
    const room = await roomFor(tx, userId, fresh.length)
    const fitting = fresh.slice(0, Math.max(0, room))
    if (fitting.length > 0) await tx.insert(wishes).values(fitting.map((wish) => ({ userId, ...wish })))
    for (const { productId, variantId } of kept)
      if (variantId !== null && there.get(productId)?.variantId === null)
        await tx
          .update(wishes)
          .set({ variantId })
          .where(and(eq(wishes.userId, userId), eq(wishes.productId, productId)))
    return { ...(await readWishlist(tx, userId)), leftOut: fresh.length - fitting.length }
  })
}

/** Shares the list, if not shared yet. */
export async function shareWishlist(
  { db, clock, randomId }: Pick<Platform, 'db' | 'clock' | 'randomId'>,
  userId: string
): Promise<{ key: string }> {
  // Of two concurrent calls the first key counts.
  const [row] = await db
    .insert(sharedWishlists)
    .values({ userId, key: randomId(), sharedAt: clock.now() })
    .onConflictDoUpdate({ target: sharedWishlists.userId, set: { key: sql`${sharedWishlists.key}` } })
    .returning({ key: sharedWishlists.key })
  if (!row) throw new ProblemError('wishlist-not-shared')
  return row
}

export async function unshareWishlist({ db }: Pick<Platform, 'db'>, userId: string): Promise<void> {
  await db.delete(sharedWishlists).where(eq(sharedWishlists.userId, userId))
}

/** The products of a shared list, without its owner or date. */
export async function readSharedWishlist(
  { db }: Pick<Platform, 'db'>,
  key: string
): Promise<{ wishes: Omit<Wish, 'addedAt'>[] }> {
  const [shared] = await db
    .select({ userId: sharedWishlists.userId })
    .from(sharedWishlists)
    .where(eq(sharedWishlists.key, key))
  if (!shared) throw new ProblemError('wishlist-not-shared')
  const list = await readWishes(db, shared.userId)
  return { wishes: list.map(({ slug, variantId }) => ({ slug, variantId })) }
}
