import type { ProductInput } from '@motif/contract'
import { and, asc, eq, isNotNull } from 'drizzle-orm'
import type { Database, Transaction } from '../../platform/database.ts'
import { readOptions } from './product-options.ts'
import { readVideo } from './product-video.ts'
import { currentRichDescription } from './rich-description.ts'
import { combinationFits } from './product-rules.ts'
import { writtenPrices } from './sale.ts'
import { printAreas, productPictures, products, tiers, variants } from './tables.ts'

type Row = typeof products.$inferSelect

/** Variants whose options the product still has, withdrawn or not, in their order. */
export async function variantsOfProduct(
  db: Database | Transaction,
  productId: string,
  options: ProductInput['options']
) {
  const rows = await db
    .select()
    .from(variants)
    .where(eq(variants.productId, productId))
    .orderBy(asc(variants.position), asc(variants.id))
  return rows.filter((variant) => combinationFits(options, variant.options))
}

/** A product in the form staff write it in, as it is now. */
export async function readInput(db: Database | Transaction, row: Row): Promise<ProductInput> {
  const options = await readOptions(db, row.id)
  const sold = await variantsOfProduct(db, row.id, options)
  const tierRows = await db
    .select({ quantity: tiers.quantity, percentOff: tiers.percentOff })
    .from(tiers)
    .where(eq(tiers.productId, row.id))
    .orderBy(asc(tiers.quantity))
  const photos = await db
    .select()
    .from(productPictures)
    .where(and(eq(productPictures.productId, row.id), isNotNull(productPictures.upload)))
    .orderBy(asc(productPictures.position))
  const areas = await db
    .select()
    .from(printAreas)
    .where(and(eq(printAreas.productId, row.id), isNotNull(printAreas.drawn)))
    .orderBy(asc(printAreas.position))
  return {
    name: row.name,
    slug: row.slug,
    category: row.category,
    description: row.description,
    richDescription: currentRichDescription(row),
    details: row.details,
    options,
    variants: sold.map(({ sku, options: chosen, onHand, weightGrams, isWithdrawn, ...prices }) => ({
      sku,
      options: chosen,
      ...writtenPrices(prices),
      onHand,
      weightGrams,
      isWithdrawn
    })),
    tiers: tierRows,
    sizeGuide: row.sizeGuide,
    taxClass: row.taxClass,
    weightGrams: row.weightGrams,
    seo: row.seo ?? { title: null, description: null },
    status: row.status,
    liveFrom: row.liveFrom?.toISOString() ?? null,
    pictures: photos.map(({ upload, picture, colour, focus, crop }) => ({
      upload: upload ?? '',
      alt: picture.alt,
      colour,
      focus: focus ?? { x: 0.5, y: 0.5 },
      crop
    })),
    video: await readVideo(db, row.id),
    printAreas: areas.flatMap(({ id, name, widthMm, heightMm, bleedMm, safeMm, drawn }) =>
      drawn ? [{ id, name, widthMm, heightMm, bleedMm, safeMm, ...drawn }] : []
    )
  }
}
