import type { AdminCategory, CategoryInput } from '@motif/contract'
import { freeName, isSlugOfWhole, slugOf } from '@motif/contract/admin-product-rules'
import { asc, count, eq, inArray, or, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../../platform/database.ts'
import type { Platform } from '../../platform/platform.ts'
import { ProblemError } from '../../platform/problem.ts'
import { audit } from '../audit/index.ts'
import { catalogueChanged } from './cache.ts'
import { categories, products } from './tables.ts'

/** An arbitrary number for the advisory lock: its holder may reorder categories. */
const orderLock = 7_240_121

/** More than any navigation shows. */
const categoriesMax = 200

export async function listCategories(db: Database | Transaction): Promise<AdminCategory[]> {
  return db
    .select({
      slug: categories.slug,
      name: categories.name,
      description: categories.description,
      position: categories.position,
      products: count(products.id)
    })
    .from(categories)
    .leftJoin(products, eq(products.category, categories.slug))
    .groupBy(categories.slug)
    .orderBy(asc(categories.position), asc(categories.number))
}

async function oneOf(tx: Transaction, slug: string): Promise<AdminCategory> {
  const found = (await listCategories(tx)).find((category) => category.slug === slug)
  if (!found) throw new ProblemError('category-not-found')
  return found
}

const lockOrder = (tx: Transaction) => tx.execute(sql`select pg_advisory_xact_lock(${orderLock})`)

/** Changes categories under a lock, and renumbers their positions from 0. */
async function changing<T>(platform: Platform, work: (tx: Transaction) => Promise<T>): Promise<T> {
  const result = await platform.db.transaction(async (tx) => {
    await lockOrder(tx)
    return work(tx)
  })
  catalogueChanged(platform)
  return result
}

/** Appends a category, in a transaction that holds the lock. */
async function addWithin(
  tx: Transaction,
  platform: Pick<Platform, 'clock'>,
  adminId: string,
  input: CategoryInput
): Promise<AdminCategory> {
  const known = await tx.$count(categories)
  if (known >= categoriesMax) throw new ProblemError('categories-full', { params: { count: categoriesMax } })
  const [added] = await tx
    .insert(categories)
    .values({ ...input, position: sql`(select coalesce(max(${categories.position}), -1) + 1 from ${categories})` })
    .onConflictDoNothing()
    .returning()
  if (!added)
    throw new ProblemError('category-address-taken', { params: { slug: input.slug }, errors: [{ pointer: '/slug' }] })
  await audit(platform, tx, {
    adminId,
    action: 'category.add',
    subject: input.slug,
    change: { from: null, to: input }
  })
  return oneOf(tx, input.slug)
}

export const addCategory = (platform: Platform, adminId: string, input: CategoryInput): Promise<AdminCategory> =>
  changing(platform, (tx) => addWithin(tx, platform, adminId, input))

/** The slug of a category by name, or by the slug of it where that says the whole name; creates it if missing, in the transaction. */
export async function findOrAddCategory(
  tx: Transaction,
  platform: Pick<Platform, 'clock'>,
  adminId: string,
  name: string
): Promise<string> {
  const slug = slugOf(name)
  const find = async () => {
    const [known] = await tx
      .select({ slug: categories.slug })
      .from(categories)
      .where(
        or(isSlugOfWhole(name) ? eq(categories.slug, slug) : undefined, sql`lower(${categories.name}) = lower(${name})`)
      )
      .orderBy(sql`${categories.slug} <> ${slug}`)
      .limit(1)
    return known?.slug
  }
  const known = await find()
  if (known !== undefined) return known
  await lockOrder(tx)
  const added = await find()
  if (added !== undefined) return added
  const taken = new Set((await tx.select({ slug: categories.slug }).from(categories)).map((category) => category.slug))
  const input = { name, slug: freeName(taken, slug || 'category'), description: '' }
  return (await addWithin(tx, platform, adminId, input)).slug
}

interface CategoryChange extends Omit<CategoryInput, 'slug'> {
  position?: number | undefined
}

export const changeCategory = (
  platform: Platform,
  adminId: string,
  slug: string,
  { name, description, position }: CategoryChange
): Promise<AdminCategory> =>
  changing(platform, async (tx) => {
    const before = await oneOf(tx, slug)
    await tx.update(categories).set({ name, description }).where(eq(categories.slug, slug))
    // The category's name is part of its products' keywords.
    if (name !== before.name)
      await tx.execute(sql`
        update ${products} set keywords = ${name}::text || substr(keywords, length(${before.name}::text) + 1)
        where ${products.category} = ${slug} and starts_with(keywords, ${before.name}::text)`)
    if (position !== undefined) {
      const others = (await listCategories(tx)).map((category) => category.slug).filter((other) => other !== slug)
      const order = [...others.slice(0, position), slug, ...others.slice(position)]
      await tx.execute(sql`
        update ${categories} set position = placed.place - 1 from unnest(${sql.param(order)}::text[]) with ordinality as placed(slug, place)
        where ${categories.slug} = placed.slug`)
    }
    const after = await oneOf(tx, slug)
    await audit(platform, tx, {
      adminId,
      action: 'category.change',
      subject: slug,
      change: { from: before, to: after }
    })
    return after
  })

async function deleteWithin(
  tx: Transaction,
  platform: Pick<Platform, 'clock'>,
  adminId: string,
  category: AdminCategory
): Promise<void> {
  const { slug } = category
  await tx.delete(categories).where(eq(categories.slug, slug))
  await audit(platform, tx, { adminId, action: 'category.delete', subject: slug, change: { from: category, to: null } })
}

export const removeCategory = (platform: Platform, adminId: string, slug: string): Promise<Record<string, never>> =>
  changing(platform, async (tx) => {
    // A concurrent assignment of a product holds the category's row.
    await tx.select().from(categories).where(eq(categories.slug, slug)).for('update')
    const before = await oneOf(tx, slug)
    if (before.products > 0)
      throw new ProblemError('category-not-empty', { params: { category: before.name, count: before.products } })
    await deleteWithin(tx, platform, adminId, before)
    return {}
  })

/** Deletes the given categories that have no products and that nobody changed. */
export const removeEmptyCategories = (
  platform: Platform,
  adminId: string,
  given: readonly CategoryInput[]
): Promise<void> =>
  changing(platform, async (tx) => {
    const slugs = given.map(({ slug }) => slug)
    await tx.select().from(categories).where(inArray(categories.slug, slugs)).orderBy(categories.slug).for('update')
    const isGiven = ({ slug, name, description }: AdminCategory) =>
      given.some((one) => one.slug === slug && one.name === name && one.description === description)
    for (const category of await listCategories(tx))
      if (category.products === 0 && isGiven(category)) await deleteWithin(tx, platform, adminId, category)
  })
