import type { PreviewLink, ProductPreview } from '@motif/contract'
import { previewDays } from '@motif/contract/admin-product-rules'
import { and, eq, gt, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../../platform/database.ts'
import { isSameSecret, keyedHash } from '../../platform/keyed-hash.ts'
import type { Platform } from '../../platform/platform.ts'
import { ProblemError } from '../../platform/problem.ts'
import { audit } from '../audit/index.ts'
import { pageRows } from './page-rows.ts'
import { productOf } from './product.ts'
import { productPreviewLinks, products } from './tables.ts'

/** Bytes of a link's id, and its length in characters. */
const idBytes = 9
const idLetters = 12

/** The id with the shop's signature: the database alone does not reveal it. */
const keyOf = (platform: Pick<Platform, 'secret'>, id: string): string =>
  id + keyedHash(platform, 'links of product previews', id)

function idIn(platform: Pick<Platform, 'secret'>, key: string): string | undefined {
  const id = key.slice(0, idLetters)
  return isSameSecret(keyOf(platform, id), key) ? id : undefined
}

type Row = typeof products.$inferSelect

/** A draft, or a product scheduled for later. */
const isToCome = ({ status, isShown }: Row): boolean => status !== 'archived' && !isShown

async function rowOf(db: Database | Transaction, productId: string): Promise<Row> {
  const [row] = await db.select().from(products).where(eq(products.id, productId))
  if (!row) throw new ProblemError('product-not-found')
  return row
}

const linkOf = (
  platform: Pick<Platform, 'secret' | 'config'>,
  { slug }: Pick<Row, 'slug'>,
  { id, endsAt }: Pick<typeof productPreviewLinks.$inferSelect, 'id' | 'endsAt'>
): PreviewLink => ({
  url: `${platform.config.publicUrl}/product/${slug}?${new URLSearchParams({ preview: keyOf(platform, id) })}`,
  endsAt: endsAt.toISOString()
})

const openLinks = ({ clock }: Pick<Platform, 'clock'>) => gt(productPreviewLinks.endsAt, clock.now())

/** The active preview link of a product, if any. Refused with `product-not-found`. */
export async function readPreviewLink(platform: Platform, productId: string): Promise<{ link: PreviewLink | null }> {
  const { db } = platform
  const row = await rowOf(db, productId)
  const [link] = await db
    .select()
    .from(productPreviewLinks)
    .where(and(eq(productPreviewLinks.productId, productId), openLinks(platform)))
  return { link: link && isToCome(row) ? linkOf(platform, row, link) : null }
}

/** Creates the preview link of a product, or extends the active one. Refused if there is nothing to preview. */
export async function makePreviewLink(
  platform: Platform,
  adminId: string,
  productId: string
): Promise<{ link: PreviewLink }> {
  const { db, clock, randomId } = platform
  const row = await rowOf(db, productId)
  if (!isToCome(row)) throw new ProblemError('preview-not-needed')
  if ((await productOf(platform, await pageRows(db, 'id', productId))) === undefined)
    throw new ProblemError('preview-unfinished')
  const now = clock.now()
  const endsAt = new Date(now.getTime() + previewDays * 86_400_000)
  const id = randomId(idBytes)
  return db.transaction(async (tx) => {
    const [made] = await tx
      .insert(productPreviewLinks)
      .values({ productId, id, endsAt })
      .onConflictDoUpdate({
        target: productPreviewLinks.productId,
        // An expired link stays invalid.
        set: {
          endsAt,
          id: sql`case when ${productPreviewLinks.endsAt} > ${now} then ${productPreviewLinks.id} else ${id} end`
        }
      })
      .returning()
    if (!made) throw new Error(`No link of the product ${productId} was written`)
    await audit(platform, tx, {
      adminId,
      action: 'product.share-preview',
      subject: productId,
      change: { from: null, to: { until: endsAt.toISOString() } }
    })
    return { link: linkOf(platform, row, made) }
  })
}

/** Withdraws the link; a later one is different. */
export async function withdrawPreviewLink(platform: Platform, adminId: string, productId: string): Promise<void> {
  const { db } = platform
  await rowOf(db, productId)
  await db.transaction(async (tx) => {
    const [gone] = await tx.delete(productPreviewLinks).where(eq(productPreviewLinks.productId, productId)).returning()
    if (!gone) return
    await audit(platform, tx, {
      adminId,
      action: 'product.withdraw-preview',
      subject: productId,
      change: { from: { until: gone.endsAt.toISOString() }, to: null }
    })
  })
}

/**
 * A product before it is on sale, by preview link. The same refusal whether the link never existed, expired, was withdrawn, or its product is on
 * sale or archived.
 */
export async function openPreview(platform: Platform, key: string): Promise<ProductPreview> {
  const { db } = platform
  const id = idIn(platform, key)
  const [found] =
    id === undefined
      ? []
      : await db
          .select({ row: products, endsAt: productPreviewLinks.endsAt })
          .from(productPreviewLinks)
          .innerJoin(products, eq(products.id, productPreviewLinks.productId))
          .where(and(eq(productPreviewLinks.id, id), openLinks(platform)))
  const product =
    found && isToCome(found.row) ? await productOf(platform, await pageRows(db, 'id', found.row.id)) : undefined
  if (!found || !product) throw new ProblemError('preview-ended')
  return { ...product, previewEndsAt: found.endsAt.toISOString() }
}
