import type { AdminCategory, CategoryInput } from '@motif/contract'
import { freeName, isSlugOfWhole, slugOf } from '@motif/contract/admin-product-rules'
import { canBeBelow, categoryLevelsMax, childCategories, inTreeOrder } from '@motif/contract/category-rules'
import { asc, count, eq, inArray, sql } from 'drizzle-orm'
import { lockFor } from '../../platform/advisory-locks.ts'
import type { Database, Transaction } from '../../platform/database.ts'
import type { Platform } from '../../platform/platform.ts'
import { ProblemError } from '../../platform/problem.ts'
import { audit } from '../audit/index.ts'
import { changeCatalogue } from './cache.ts'
import { categories, products } from './tables.ts'

/** More than any navigation shows. */
const categoriesMax = 200

/** Every category in the order of the tree. */
export async function listCategories(db: Database | Transaction): Promise<AdminCategory[]> {
  const rows = await db
    .select({
      slug: categories.slug,
      name: categories.name,
      description: categories.description,
      parent: categories.parent,
      position: categories.position,
      products: count(products.id)
    })
    .from(categories)
    .leftJoin(products, eq(products.category, categories.slug))
    .groupBy(categories.slug)
    .orderBy(asc(categories.position), asc(categories.number))
  return inTreeOrder(rows)
}

async function oneOf(tx: Transaction, slug: string): Promise<AdminCategory> {
  const found = (await listCategories(tx)).find((category) => category.slug === slug)
  if (!found) throw new ProblemError('category-not-found')
  return found
}

/** Refuses a parent that does not exist, or below which the category cannot stand. */
async function checkParent(tx: Transaction, slug: string, parent: string): Promise<void> {
  const all = await listCategories(tx)
  const errors = [{ pointer: '/parent' }]
  if (!all.some((category) => category.slug === parent)) throw new ProblemError('category-unknown', { errors })
  if (!canBeBelow(all, slug, parent))
    throw new ProblemError('category-parent-wrong', { params: { levels: categoryLevelsMax }, errors })
}

/** Renumbers the categories by the given order, each followed by those below it. */
async function renumber(tx: Transaction, categoriesInOrder: readonly AdminCategory[]): Promise<void> {
  const order = inTreeOrder(categoriesInOrder).map(({ slug }) => slug)
  await tx.execute(sql`
    update ${categories} set position = placed.place - 1 from unnest(${sql.param(order)}::text[]) with ordinality as placed(slug, place)
    where ${categories.slug} = placed.slug`)
}

const lockOrder = (tx: Transaction) => lockFor(tx, 'categoryOrder')

/** Changes categories under a lock, and renumbers their positions from 0. */
const changing = <T>(platform: Platform, work: (tx: Transaction) => Promise<T>): Promise<T> =>
  changeCatalogue(platform, async (tx) => {
    await lockOrder(tx)
    return work(tx)
  })

/** Appends a category, in a transaction that holds the lock. */
async function addWithin(
  tx: Transaction,
  platform: Pick<Platform, 'clock'>,
  adminId: string,
  input: CategoryInput
): Promise<AdminCategory> {
  const known = await tx.$count(categories)
  if (input.parent !== null) await checkParent(tx, input.slug, input.parent)
  if (known >= categoriesMax) throw new ProblemError('categories-full', { params: { count: categoriesMax } })
  const [added] = await tx
    .insert(categories)
    .values({ ...input, position: sql`(select coalesce(max(${categories.position}), -1) + 1 from ${categories})` })
    .onConflictDoNothing()
    .returning()
  if (!added)
    throw new ProblemError('category-address-taken', { params: { slug: input.slug }, errors: [{ pointer: '/slug' }] })
  if (input.parent !== null) await renumber(tx, await listCategories(tx))
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

type Known = Pick<AdminCategory, 'slug' | 'name' | 'parent'>

const isCalled =
  (name: string) =>
  (category: Known): boolean =>
    category.name.toLowerCase() === name.toLowerCase()

/** Whether a category has the slug that an import would derive from its names, if that says all of them. */
const hasSlugOf = (names: readonly string[]) => {
  const whole = names.join(' ')
  return ({ slug }: Known): boolean => isSlugOfWhole(whole) && slug === slugOf(whole)
}

/** The slugs of a path of names from the top, as far as there are categories. A renamed one is found by its slug. */
function knownPath(all: readonly Known[], names: readonly string[]): string[] {
  const path: string[] = []
  for (const [level, name] of names.entries()) {
    const siblings = childCategories(all, path.at(-1) ?? null)
    const known = siblings.find(isCalled(name)) ?? siblings.find(hasSlugOf(names.slice(0, level + 1)))
    if (!known) break
    path.push(known.slug)
  }
  return path
}

/**
 * The path of slugs to a category as far as it exists. A single name is found anywhere in the tree. A path is found, too, where one category has all
 * of it as its name, as earlier imports wrote it.
 */
function findCategory(all: readonly Known[], names: readonly string[]): { slug?: string; path: string[] } {
  const path = knownPath(all, names)
  const complete = path.length === names.length ? path.at(-1) : undefined
  const [only = ''] = names
  const other =
    names.length === 1
      ? (all.find(isCalled(only)) ?? all.find(hasSlugOf(names)))
      : [' · ', ' > '].flatMap((between) => all.find(isCalled(names.join(between))) ?? [])[0]
  const slug = complete ?? other?.slug
  return { path, ...(slug !== undefined && { slug }) }
}

/** The slug of a category by its name and the names above it, from the top; creates those that are missing, in the transaction. */
export async function findOrAddCategory(
  tx: Transaction,
  platform: Pick<Platform, 'clock'>,
  adminId: string,
  names: readonly string[]
): Promise<string> {
  const readAll = () =>
    tx
      .select({ slug: categories.slug, name: categories.name, parent: categories.parent })
      .from(categories)
      .orderBy(categories.position)
  const known = findCategory(await readAll(), names)
  if (known.slug !== undefined) return known.slug
  await lockOrder(tx)
  const all = await readAll()
  const { slug: added, path } = findCategory(all, names)
  if (added !== undefined) return added
  const taken = new Set(all.map(({ slug }) => slug))
  let parent = path.at(-1) ?? null
  for (let level = path.length; level < names.length; level++) {
    const slug = freeName(taken, slugOf(names.slice(0, level + 1).join(' ')) || 'category')
    await addWithin(tx, platform, adminId, { name: names[level] ?? '', slug, description: '', parent })
    taken.add(slug)
    parent = slug
  }
  return parent ?? ''
}

interface CategoryChange extends Omit<CategoryInput, 'slug' | 'parent'> {
  parent?: string | null | undefined
  position?: number | undefined
}

export const changeCategory = (
  platform: Platform,
  adminId: string,
  slug: string,
  { name, description, parent, position }: CategoryChange
): Promise<AdminCategory> =>
  changing(platform, async (tx) => {
    const before = await oneOf(tx, slug)
    if (parent != null && parent !== before.parent) await checkParent(tx, slug, parent)
    await tx
      .update(categories)
      .set({ name, description, ...(parent !== undefined && { parent }) })
      .where(eq(categories.slug, slug))
    // The category's name is part of its products' keywords.
    if (name !== before.name)
      await tx.execute(sql`
        update ${products} set keywords = ${name}::text || substr(keywords, length(${before.name}::text) + 1)
        where ${products.category} = ${slug} and starts_with(keywords, ${before.name}::text)`)
    if (position !== undefined || parent !== undefined) {
      const all = await listCategories(tx)
      const others = all.filter((category) => category.slug !== slug)
      const place = position ?? all.findIndex((category) => category.slug === slug)
      const own = all.filter((category) => category.slug === slug)
      await renumber(tx, [...others.slice(0, place), ...own, ...others.slice(place)])
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
    if ((await tx.$count(categories, eq(categories.parent, slug))) > 0)
      throw new ProblemError('category-has-children', { params: { category: before.name } })
    await deleteWithin(tx, platform, adminId, before)
    return {}
  })

/** Deletes the given categories that nobody changed, and that have neither products nor categories below them. */
export const removeEmptyCategories = (
  platform: Platform,
  adminId: string,
  given: readonly Pick<CategoryInput, 'slug' | 'name' | 'description'>[]
): Promise<void> =>
  changing(platform, async (tx) => {
    const slugs = given.map(({ slug }) => slug)
    await tx.select().from(categories).where(inArray(categories.slug, slugs)).orderBy(categories.slug).for('update')
    const isGiven = ({ slug, name, description, parent }: AdminCategory) =>
      parent === null && given.some((one) => one.slug === slug && one.name === name && one.description === description)
    const all = await listCategories(tx)
    for (const category of all)
      if (category.products === 0 && isGiven(category) && childCategories(all, category.slug).length === 0)
        await deleteWithin(tx, platform, adminId, category)
  })
