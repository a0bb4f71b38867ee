import type { AdminProduct, Product, ProductInput, ProductStatus } from '@motif/contract'
import { and, eq, inArray, ne, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../../platform/database.ts'
import type { Platform } from '../../platform/platform.ts'
import { ProblemError } from '../../platform/problem.ts'
import { audit } from '../audit/index.ts'
import { holdCurrency } from '../pricing/index.ts'
import { changeCatalogue } from './cache.ts'
import { numberCopy } from './number-copy.ts'
import { pageRows } from './page-rows.ts'
import { productOf } from './product.ts'
import { shownVideo, storedVideo } from './product-video.ts'
import { readInput, variantsOfProduct } from './product-input.ts'
import { isShownAt } from './publish.ts'
import { writtenPrices } from './sale.ts'
import { productPictures, products, variants } from './tables.ts'
import { type WrittenProduct, isAddressFixed, writeProduct } from './write-product.ts'

async function rowOf(db: Database | Transaction, id: string): Promise<typeof products.$inferSelect> {
  const [row] = await db.select().from(products).where(eq(products.id, id))
  if (!row) throw new ProblemError('product-not-found')
  return row
}

/** A product for staff. Refused with `product-not-found`. */
export async function readAdminProduct(
  { shop }: Pick<Platform, 'shop'>,
  db: Database | Transaction,
  id: string
): Promise<AdminProduct> {
  const row = await rowOf(db, id)
  const input = await readInput(db, row)
  const sold = await variantsOfProduct(db, id, input.options)
  const shown = await db
    .select()
    .from(productPictures)
    .where(and(eq(productPictures.productId, id), eq(productPictures.kind, 'gallery')))
    .orderBy(productPictures.position)
  const video = await storedVideo(db, id)
  const photos = shown.filter(({ upload }) => upload !== null)
  return {
    ...input,
    id,
    revision: row.revision,
    variants: sold.map(
      ({ id: variantId, sku, options, onHand, weightGrams, isWithdrawn, reserved, soft, ...prices }) => ({
        id: variantId,
        sku,
        options,
        ...writtenPrices(prices),
        onHand,
        weightGrams,
        isWithdrawn,
        held: reserved + soft
      })
    ),
    pictures: input.pictures.flatMap((photo, index) => {
      const picture = photos[index]?.picture
      return picture ? [{ ...photo, picture }] : []
    }),
    video: input.video && video ? { ...input.video, url: shownVideo(video, row.slug).url } : null,
    madePictures: shown
      .filter(({ view }) => view !== 'photo' && view !== 'none')
      .map(({ picture, colour }) => ({ ...picture, colour })),
    currency: shop.currency.code,
    isShown: row.isShown,
    wasShown: row.firstShownAt !== null,
    isAddressFixed: isAddressFixed(row),
    updatedAt: row.updatedAt.toISOString()
  }
}

/** Creates or replaces a product in one transaction; see `writeProduct`. A copy is numbered. */
export async function saveProduct(
  platform: Platform,
  adminId: string,
  input: ProductInput,
  { isCopy = false, ...written }: WrittenProduct & { isCopy?: boolean } = {}
): Promise<AdminProduct> {
  return changeCatalogue(platform, async (tx) => {
    await holdCurrency(platform, tx)
    const wish = isCopy ? await numberCopy(tx, input) : input
    const { id } = await writeProduct(tx, platform, wish, { ...written, adminId })
    return readAdminProduct(platform, tx, id)
  })
}

/** A preview of its page. Refused with `product-not-found`, also if no variant is on sale. */
export async function previewProduct(platform: Platform, id: string): Promise<Product> {
  const product = await productOf(platform, await pageRows(platform.db, 'id', id))
  if (!product) throw new ProblemError('product-not-found')
  return product
}

type StatusChange = { id: string; status: ProductStatus }

async function setStatus(
  tx: Transaction,
  platform: Pick<Platform, 'clock'>,
  adminId: string,
  row: typeof products.$inferSelect,
  status: ProductStatus
): Promise<void> {
  const now = platform.clock.now()
  const isShown = isShownAt({ status, liveFrom: row.liveFrom }, now)
  await tx
    .update(products)
    .set({
      status,
      isShown,
      firstShownAt: row.firstShownAt ?? (isShown ? now : null),
      revision: row.revision + 1,
      updatedAt: now
    })
    .where(eq(products.id, row.id))
  await audit(platform, tx, {
    adminId,
    action: 'product.change',
    subject: row.id,
    change: { from: { status: row.status }, to: { status } }
  })
}

/** What products lack to be on sale, by id. */
export async function unfinishedProducts(tx: Database | Transaction, ids: readonly string[]): Promise<Set<string>> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select ${products.id} from ${products} where ${inArray(products.id, [...ids])} and (
      not exists (select from ${variants} where ${variants.productId} = ${products.id} and not ${variants.isWithdrawn})
      or not exists (select from ${productPictures} where ${productPictures.productId} = ${products.id} and ${productPictures.kind} = 'gallery' and ${productPictures.view} <> 'none')
    )`)
  return new Set(rows.map(({ id }) => id))
}

/** Sets several statuses, all or none. Returns the former ones, for undo. */
export async function setStatuses(
  platform: Platform,
  adminId: string,
  changes: readonly StatusChange[]
): Promise<StatusChange[]> {
  const wanted = new Map(changes.map(({ id, status }) => [id, status]))
  return changeCatalogue(platform, async (tx) => {
    const rows = await tx
      .select()
      .from(products)
      .where(inArray(products.id, [...wanted.keys()]))
      .orderBy(products.id)
      .for('no key update')
    if (rows.length < wanted.size) throw new ProblemError('product-not-found')
    const lacking = await unfinishedProducts(tx, [...wanted.keys()])
    const errors = changes.flatMap(({ id, status }, index) =>
      status === 'live' && lacking.has(id) ? [{ pointer: `/products/${index}` }] : []
    )
    if (errors.length > 0) throw new ProblemError('products-unfinished', { errors })
    for (const row of rows) {
      const status = wanted.get(row.id) ?? row.status
      if (status !== row.status) await setStatus(tx, platform, adminId, row, status)
    }
    return rows.map(({ id, status }) => ({ id, status }))
  })
}

/** Archives the products that are not archived. Returns their former statuses, for undo. */
export async function archiveProducts(
  platform: Platform,
  adminId: string,
  slugs: readonly string[]
): Promise<StatusChange[]> {
  const rows = await platform.db
    .select({ id: products.id })
    .from(products)
    .where(and(inArray(products.slug, [...slugs]), ne(products.status, 'archived')))
  return setStatuses(
    platform,
    adminId,
    rows.map(({ id }) => ({ id, status: 'archived' }))
  )
}

/** Deletes a product that was never on sale; others are archived, because carts, orders and designs refer to them. */
export async function removeProduct(platform: Platform, adminId: string, id: string): Promise<'deleted' | 'archived'> {
  return changeCatalogue(platform, async (tx) => {
    const [row] = await tx.select().from(products).where(eq(products.id, id)).for('update')
    if (!row) throw new ProblemError('product-not-found')
    if (row.firstShownAt !== null) {
      await setStatus(tx, platform, adminId, row, 'archived')
      return 'archived'
    }
    await audit(platform, tx, {
      adminId,
      action: 'product.delete',
      subject: id,
      change: { from: await readInput(tx, row), to: null }
    })
    await tx.delete(products).where(eq(products.id, id))
    return 'deleted'
  })
}
