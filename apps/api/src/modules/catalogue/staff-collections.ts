import type { AdminCollection, CollectionInput, OpenCollection, newCollection } from '@motif/contract'
import { freeName, slugOf } from '@motif/contract/admin-product-rules'
import { collectionLimits as limits } from '@motif/contract/collection-rules'
import { and, asc, count, eq, inArray, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { Database, Transaction } from '../../platform/database.ts'
import { lockNamed } from '../../platform/advisory-locks.ts'
import type { Platform } from '../../platform/platform.ts'
import { ProblemError } from '../../platform/problem.ts'
import { audit } from '../audit/index.ts'
import { changeCatalogue } from './cache.ts'
import { collectionProducts, collections, productPictures, products } from './tables.ts'

/** Every collection by name. */
export const listCollections = (db: Database | Transaction): Promise<AdminCollection[]> =>
  db
    .select({
      slug: collections.slug,
      name: collections.name,
      description: collections.description,
      isShown: collections.isShown,
      products: count(collectionProducts.productId)
    })
    .from(collections)
    .leftJoin(collectionProducts, eq(collectionProducts.collection, collections.slug))
    .groupBy(collections.slug)
    .orderBy(asc(sql`lower(${collections.name})`), asc(collections.slug))

function productsIn(db: Database | Transaction, slug: string): Promise<OpenCollection['products']> {
  const own = db
    .select({ id: collectionProducts.productId })
    .from(collectionProducts)
    .where(eq(collectionProducts.collection, slug))
  const shown = db
    .selectDistinctOn([productPictures.productId], {
      productId: productPictures.productId,
      picture: productPictures.picture
    })
    .from(productPictures)
    .where(and(inArray(productPictures.productId, own), eq(productPictures.kind, 'gallery')))
    .orderBy(productPictures.productId, productPictures.position)
    .as('shown')
  return db
    .select({
      id: products.id,
      slug: products.slug,
      name: products.name,
      status: products.status,
      isShown: products.isShown,
      picture: shown.picture
    })
    .from(collectionProducts)
    .innerJoin(products, eq(products.id, collectionProducts.productId))
    .innerJoin(shown, eq(shown.productId, products.id))
    .where(eq(collectionProducts.collection, slug))
    .orderBy(asc(collectionProducts.position))
}

type Row = typeof collections.$inferSelect

const withProducts = async (db: Database | Transaction, row: Row): Promise<OpenCollection> => ({
  ...row,
  products: await productsIn(db, row.slug)
})

export async function readCollection(db: Database, slug: string): Promise<OpenCollection> {
  const [row] = await db.select().from(collections).where(eq(collections.slug, slug))
  if (!row) throw new ProblemError('collection-not-found')
  return withProducts(db, row)
}

async function lockCollection(tx: Transaction, slug: string): Promise<Row> {
  const [row] = await tx.select().from(collections).where(eq(collections.slug, slug)).for('update')
  if (!row) throw new ProblemError('collection-not-found')
  return row
}

const slugsIn = ({ products: own }: Pick<OpenCollection, 'products'>) => own.map(({ slug }) => slug)

/** What the log says of a collection: its products as one value, because their order counts too. */
const auditValue = ({ revision: _revision, ...collection }: OpenCollection) => ({
  ...collection,
  products: slugsIn(collection).join(', ')
})

/** What the log says of a change: of the products, those taken out and added, or those moved. */
function auditedChange(before: OpenCollection, after: OpenCollection) {
  const [was, is] = [slugsIn(before), slugsIn(after)]
  const [inBefore, inAfter] = [new Set(was), new Set(is)]
  const [removed, added] = [was.filter((slug) => !inAfter.has(slug)), is.filter((slug) => !inBefore.has(slug))]
  const [from, to] =
    removed.length + added.length > 0
      ? [removed, added]
      : [was.filter((slug, at) => slug !== is[at]), is.filter((slug, at) => slug !== was[at])]
  return {
    from: { ...auditValue(before), products: from.join(', ') },
    to: { ...auditValue(after), products: to.join(', ') }
  }
}

async function idsIn(tx: Transaction, slug: string): Promise<string[]> {
  const rows = await tx
    .select({ id: collectionProducts.productId })
    .from(collectionProducts)
    .where(eq(collectionProducts.collection, slug))
    .orderBy(asc(collectionProducts.position))
  return rows.map(({ id }) => id)
}

/** Those of the products that were not deleted meanwhile. */
async function existingProducts(tx: Transaction, ids: readonly string[]): Promise<string[]> {
  // Held in a fixed order: a concurrent deletion of a product then waits for this, or this for it.
  const known = await tx
    .select({ id: products.id })
    .from(products)
    .where(inArray(products.id, [...ids]))
    .orderBy(products.id)
    .for('key share')
  const there = new Set(known.map(({ id }) => id))
  return ids.filter((id) => there.has(id))
}

const isSameOrder = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((id, at) => id === other[at])

/** Sets the products in order, unless they are set so already. */
async function putProducts(tx: Transaction, slug: string, ids: readonly string[]): Promise<void> {
  if (isSameOrder(ids, await idsIn(tx, slug))) return
  await tx.delete(collectionProducts).where(eq(collectionProducts.collection, slug))
  if (ids.length > 0)
    await tx
      .insert(collectionProducts)
      .values(ids.map((productId, position) => ({ collection: slug, productId, position })))
}

async function slugFor(tx: Transaction, name: string, asked: string | undefined): Promise<string> {
  const known = await tx.select({ slug: collections.slug }).from(collections)
  if (known.length >= limits.collections)
    throw new ProblemError('collections-full', { params: { count: limits.collections } })
  const taken = new Set(known.map(({ slug }) => slug))
  if (asked === undefined) return freeName(taken, slugOf(name) || 'collection')
  if (taken.has(asked))
    throw new ProblemError('collection-address-taken', { params: { slug: asked }, errors: [{ pointer: '/slug' }] })
  return asked
}

export const addCollection = (
  platform: Platform,
  adminId: string,
  { products: ids, slug: asked, ...facts }: z.output<typeof newCollection>
): Promise<OpenCollection> =>
  changeCatalogue(platform, async (tx) => {
    await lockNamed(tx, 'collections')
    const slug = await slugFor(tx, facts.name, asked)
    const [row] = await tx
      .insert(collections)
      .values({ ...facts, slug })
      .returning()
    if (!row) throw new Error('a collection was not inserted')
    await putProducts(tx, slug, await existingProducts(tx, ids))
    const added = await withProducts(tx, row)
    await audit(platform, tx, {
      adminId,
      action: 'collection.add',
      subject: slug,
      change: { from: null, to: auditValue(added) }
    })
    return added
  })

/** Changes a collection whose row is held, with the next revision and an audit entry. */
async function changeHeld(
  platform: Platform,
  tx: Transaction,
  adminId: string,
  row: Row,
  { products: ids, ...facts }: Partial<Pick<Row, 'name' | 'description' | 'isShown'>> & { products: readonly string[] }
): Promise<OpenCollection> {
  const before = await withProducts(tx, row)
  const [changed = row] = await tx
    .update(collections)
    .set({ ...facts, revision: row.revision + 1 })
    .where(eq(collections.slug, row.slug))
    .returning()
  await putProducts(tx, row.slug, ids)
  const after = await withProducts(tx, changed)
  await audit(platform, tx, {
    adminId,
    action: 'collection.change',
    subject: row.slug,
    change: auditedChange(before, after)
  })
  return after
}

export const changeCollection = (
  platform: Platform,
  adminId: string,
  slug: string,
  { revision, ...input }: CollectionInput
): Promise<OpenCollection> =>
  changeCatalogue(platform, async (tx) => {
    const row = await lockCollection(tx, slug)
    if (row.revision !== revision)
      throw new ProblemError('collection-changed-elsewhere', { params: { revision: row.revision } })
    return changeHeld(platform, tx, adminId, row, { ...input, products: await existingProducts(tx, input.products) })
  })

/** Appends products that are not in the collection, and takes others out. */
export const editCollectionProducts = (
  platform: Platform,
  adminId: string,
  slug: string,
  { add, remove }: { add: readonly string[]; remove: readonly string[] }
): Promise<{ added: string[] }> =>
  changeCatalogue(platform, async (tx) => {
    const row = await lockCollection(tx, slug)
    const before = await idsIn(tx, slug)
    const ids = await existingProducts(tx, [...new Set([...before.filter((id) => !remove.includes(id)), ...add])])
    if (ids.length > limits.products) throw new ProblemError('collection-full', { params: { count: limits.products } })
    if (!isSameOrder(ids, before)) await changeHeld(platform, tx, adminId, row, { products: ids })
    return { added: ids.filter((id) => !before.includes(id)) }
  })

export const removeCollection = (platform: Platform, adminId: string, slug: string): Promise<OpenCollection> =>
  changeCatalogue(platform, async (tx) => {
    const before = await withProducts(tx, await lockCollection(tx, slug))
    await tx.delete(collections).where(eq(collections.slug, slug))
    await audit(platform, tx, {
      adminId,
      action: 'collection.delete',
      subject: slug,
      change: { from: auditValue(before), to: null }
    })
    return before
  })
