import { isOwnPath, oldPathIn, pathOfTarget, plainPath, redirectsPerTarget } from '@motif/contract/redirect-rules'
import type { Redirect, RedirectInput, RedirectOrigin } from '@motif/contract'
import { type SQL, and, desc, eq, ilike, inArray, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../../platform/database.ts'
import { containsPattern } from '../../platform/text-patterns.ts'
import type { Platform } from '../../platform/platform.ts'
import { ProblemError } from '../../platform/problem.ts'
import { audit } from '../audit/index.ts'
import { changeCatalogue } from './cache.ts'
import { categories, products, redirects } from './tables.ts'

/** Target of a redirect. */
export type Target = { productId: string } | { category: string }

const isOf = (target: Target): SQL =>
  'productId' in target ? eq(redirects.productId, target.productId) : eq(redirects.category, target.category)

/**
 * Stores former paths of a product or category, in a transaction; invalid ones are skipped. An existing redirect stays with `import`; with `change`
 * the latest owner gets it. Beyond the limit of a target, its oldest are deleted.
 */
export async function addRedirectsForOldPaths(
  tx: Transaction,
  { clock, randomId }: Pick<Platform, 'clock' | 'randomId'>,
  target: Target,
  { paths, origin }: { paths: readonly string[]; origin: Exclude<RedirectOrigin, 'staff'> }
): Promise<void> {
  const plain = [...new Set(paths.map(plainPath))].filter((path) => path !== undefined && !isOwnPath(path)) as string[]
  if (plain.length === 0) return
  const createdAt = clock.now()
  const added = tx
    .insert(redirects)
    .values(plain.map((path) => ({ id: randomId(12), path, origin, createdAt, ...target })))
  if (origin === 'import') await added.onConflictDoNothing()
  else
    await added.onConflictDoUpdate({
      target: redirects.path,
      set: { productId: null, category: null, ...target, origin, createdAt }
    })
  const kept = tx
    .select({ id: redirects.id })
    .from(redirects)
    .where(isOf(target))
    .orderBy(desc(redirects.createdAt), desc(redirects.id))
    .limit(redirectsPerTarget)
  if ((await tx.$count(redirects, isOf(target))) > redirectsPerTarget)
    await tx.delete(redirects).where(and(isOf(target), sql`${redirects.id} not in ${kept}`))
}

/** Slug of the visible product that formerly had this one. */
export async function presentSlug({ db }: { db: Database }, slug: string): Promise<string | undefined> {
  const [row] = await db
    .select({ slug: products.slug })
    .from(redirects)
    .innerJoin(products, eq(products.id, redirects.productId))
    .where(and(eq(redirects.path, pathOfTarget({ product: slug })), eq(products.isShown, true)))
  return row?.slug
}

/** Shopify shows products below collections too. */
const belowCollection = /^\/collections\/[^/]+(\/products\/.+)$/

/** The current path of a former one, here or of an older shop; undefined if there is none. Never the path itself, and never a chain. */
export async function movedTo({ db }: { db: Database }, asked: string): Promise<string | undefined> {
  const path = plainPath(asked)
  if (path === undefined) return undefined
  const paths = [path, belowCollection.exec(path)?.[1]].filter((one) => one !== undefined)
  const rows = await db
    .select({ path: redirects.path, product: products.slug, category: redirects.category, isShown: products.isShown })
    .from(redirects)
    .leftJoin(products, eq(products.id, redirects.productId))
    .where(inArray(redirects.path, paths))
  const found = paths
    .map((one) => rows.find((row) => row.path === one && row.isShown !== false))
    .find((row) => row !== undefined)
  const target = found && pathOfTarget(found)
  return target === asked ? undefined : target
}

const isCovered = sql<boolean>`${redirects.path} like '/product/%' and exists (
  select from ${products} other where other.slug = substr(${redirects.path}, 10) and other.is_shown and other.id is distinct from ${redirects.productId})`

const listed = (db: Database | Transaction) =>
  db
    .select({
      id: redirects.id,
      path: redirects.path,
      product: products.slug,
      category: redirects.category,
      productName: products.name,
      categoryName: categories.name,
      isShown: products.isShown,
      isCovered,
      origin: redirects.origin,
      createdAt: redirects.createdAt
    })
    .from(redirects)
    .leftJoin(products, eq(products.id, redirects.productId))
    .leftJoin(categories, eq(categories.slug, redirects.category))

const asRedirect = ({
  productName,
  categoryName,
  isShown,
  isCovered: covered,
  createdAt,
  ...row
}: Awaited<ReturnType<typeof listed>>[number]): Redirect => ({
  ...row,
  name: productName ?? categoryName ?? '',
  state: covered ? 'covered' : isShown === false ? 'nowhere' : 'leads',
  createdAt: createdAt.toISOString()
})

export async function listRedirects(
  { db }: Pick<Platform, 'db'>,
  { q, page, pageSize }: { q?: string | undefined; page: number; pageSize: number }
) {
  const found = q === undefined || q === '' ? undefined : ilike(redirects.path, containsPattern(q.toLowerCase()))
  const [total, rows] = await Promise.all([
    db.$count(redirects, found),
    listed(db)
      .where(found)
      .orderBy(desc(redirects.createdAt), desc(redirects.id))
      .limit(pageSize)
      .offset((page - 1) * pageSize)
  ])
  return { items: rows.map(asRedirect), total, page, pageSize }
}

/** The named target, locked against concurrent changes of its redirects. */
async function heldTarget(tx: Transaction, { product, category }: RedirectInput): Promise<Target> {
  if (product !== null) {
    const [row] = await tx
      .select({ productId: products.id })
      .from(products)
      .where(eq(products.slug, product))
      .for('no key update')
    if (row) return row
  } else {
    const [row] = await tx
      .select({ category: categories.slug })
      .from(categories)
      .where(eq(categories.slug, category ?? ''))
      .for('no key update')
    if (row) return row
  }
  throw new ProblemError('redirect-target-unknown', {
    errors: [{ pointer: product === null ? '/category' : '/product' }]
  })
}

/** Refused with `redirect-path-own`, `redirect-path-taken`, `redirect-target-unknown`, `redirects-full`. */
export async function addRedirect(platform: Platform, adminId: string, input: RedirectInput): Promise<Redirect> {
  const path = oldPathIn(input.path) ?? ''
  const errors = [{ pointer: '/path' }]
  // Responses are cached by the requested slug.
  return changeCatalogue(platform, async (tx) => {
    const target = await heldTarget(tx, input)
    const here = await tx.$count(
      products,
      and(eq(products.isShown, true), eq(sql`'/product/' || ${products.slug}`, path))
    )
    if (isOwnPath(path) || here > 0) throw new ProblemError('redirect-path-own', { params: { path }, errors })
    if ((await tx.$count(redirects, isOf(target))) >= redirectsPerTarget)
      throw new ProblemError('redirects-full', { params: { count: redirectsPerTarget } })
    const id = platform.randomId(12)
    const [row] = await tx
      .insert(redirects)
      .values({ id, path, origin: 'staff', createdAt: platform.clock.now(), ...target })
      .onConflictDoNothing()
      .returning()
    if (!row) throw new ProblemError('redirect-path-taken', { params: { path }, errors })
    await audit(platform, tx, { adminId, action: 'redirect.add', subject: id, change: { from: null, to: row } })
    const [shown] = await listed(tx).where(eq(redirects.id, id))
    if (!shown) throw new Error('An address that was just written is gone')
    return asRedirect(shown)
  })
}

export async function removeRedirect(platform: Platform, adminId: string, id: string): Promise<Record<string, never>> {
  await changeCatalogue(platform, async (tx) => {
    const [row] = await tx.delete(redirects).where(eq(redirects.id, id)).returning()
    if (!row) throw new ProblemError('redirect-not-found')
    await audit(platform, tx, { adminId, action: 'redirect.delete', subject: id, change: { from: row, to: null } })
  })
  return {}
}
