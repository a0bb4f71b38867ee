import type { Picture, ProductInput } from '@motif/contract'
import type { PhotoCrop } from '@motif/contract/photo-cut'
import { pathOfTarget } from '@motif/contract/redirect-rules'
import { and, eq, ne, sql } from 'drizzle-orm'
import type { Transaction } from '../../platform/database.ts'
import type { Platform } from '../../platform/platform.ts'
import { ProblemError } from '../../platform/problem.ts'
import { audit } from '../audit/index.ts'
import { isViewId } from '../drawing/index.ts'
import { knownUploads, markUploadsUsed } from '../uploads/index.ts'
import { colourOption } from './cards.ts'
import { keywordsOf } from './keywords.ts'
import { noPicture, photoPicture } from './photos.ts'
import { areasOfProduct } from './print-areas.ts'
import { readInput } from './product-input.ts'
import { checkProduct } from './product-rules.ts'
import { writeVideo } from './product-video.ts'
import { productPicture } from './product-views.ts'
import { isShownAt } from './publish.ts'
import { addRedirectsForOldPaths } from './redirects.ts'
import { categories, optionValues, options, productPictures, products, tiers } from './tables.ts'
import { withStructure } from './rich-description.ts'
import { writeAreas } from './write-areas.ts'
import { writeVariants } from './write-variants.ts'

type Row = typeof products.$inferSelect

/** The product to write; absent: a new one. With a revision, an outdated one is refused. */
export interface WrittenProduct {
  id?: string | undefined
  revision?: number | undefined
}

async function lockProduct(tx: Transaction, { id, revision }: WrittenProduct): Promise<Row | undefined> {
  if (id === undefined) return undefined
  const [row] = await tx.select().from(products).where(eq(products.id, id)).for('no key update')
  if (!row) throw new ProblemError('product-not-found')
  if (revision !== undefined && revision !== row.revision)
    throw new ProblemError('product-changed-elsewhere', { params: { revision: row.revision } })
  return row
}

/** Saved designs refer to a product by slug, so that of a customisable product is fixed once it was visible. */
export const isAddressFixed = ({
  firstShownAt,
  isCustomisable,
  views
}: Pick<Row, 'firstShownAt' | 'isCustomisable' | 'views'>): boolean =>
  firstShownAt !== null && (isCustomisable || views.some(isViewId))

async function refuseTakenSlug(tx: Transaction, known: Row | undefined, slug: string): Promise<void> {
  const errors = [{ pointer: '/slug' }]
  if (known && known.slug !== slug && isAddressFixed(known)) throw new ProblemError('product-address-fixed', { errors })
  const taken = await tx.$count(products, and(eq(products.slug, slug), known ? ne(products.id, known.id) : undefined))
  if (taken > 0) throw new ProblemError('product-address-taken', { params: { slug }, errors })
}

async function categoryName(tx: Transaction, slug: string): Promise<string> {
  // Locked against a concurrent deletion.
  const [category] = await tx
    .select({ name: categories.name })
    .from(categories)
    .where(eq(categories.slug, slug))
    .for('key share')
  if (!category) throw new ProblemError('category-unknown', { errors: [{ pointer: '/category' }] })
  return category.name
}

async function refuseLostPhotos(tx: Transaction, pictures: ProductInput['pictures']): Promise<void> {
  const ids = pictures.map(({ upload }) => upload)
  await markUploadsUsed({ db: tx }, ids)
  const known = await knownUploads(tx, ids)
  const errors = ids.flatMap((id, index) => (known.has(id) ? [] : [{ pointer: `/pictures/${index}/upload` }]))
  if (errors.length > 0) throw new ProblemError('photo-gone', { errors })
}

async function writeOptions(tx: Transaction, productId: string, wished: ProductInput['options']): Promise<void> {
  // The artwork of a colour stays.
  const artworks = await tx
    .select({ optionId: optionValues.optionId, value: optionValues.value, artwork: optionValues.artwork })
    .from(optionValues)
    .where(eq(optionValues.productId, productId))
  const artworkOf = new Map(artworks.map(({ optionId, value, artwork }) => [`${optionId}/${value}`, artwork]))
  await tx.delete(options).where(eq(options.productId, productId))
  if (wished.length === 0) return
  await tx.insert(options).values(wished.map(({ id, name }, position) => ({ productId, id, name, position })))
  await tx.insert(optionValues).values(
    wished.flatMap(({ id: optionId, values }) =>
      values.map((value, position) => ({
        productId,
        optionId,
        ...value,
        artwork: artworkOf.get(`${optionId}/${value.value}`) ?? null,
        position
      }))
    )
  )
}

interface PictureRow {
  kind: 'gallery' | 'blank'
  colour: string | null
  view: (typeof productPictures.$inferInsert)['view']
  area: string | null
  picture: Picture
  upload?: string
  focus?: { x: number; y: number }
  crop?: PhotoCrop | null
}

/** Rendered pictures: every view of the shop's models in every colour, then the blanks of customisable products. */
async function madePictures(tx: Transaction, row: Row): Promise<PictureRow[]> {
  const areas = await areasOfProduct(tx, row.id)
  const colours = await tx
    .select()
    .from(optionValues)
    .where(and(eq(optionValues.productId, row.id), eq(optionValues.optionId, colourOption)))
    .orderBy(optionValues.position)
  const shades = colours.length > 0 ? colours : [undefined]
  const { name } = row
  const gallery = shades.flatMap((colour) =>
    row.views.map((view): PictureRow => ({
      kind: 'gallery',
      colour: colour?.value ?? null,
      view,
      area: null,
      picture: productPicture({ name, areas, colour, view, artwork: colour?.artwork ?? row.artwork })
    }))
  )
  const blanks = shades.flatMap((colour) =>
    (row.isCustomisable || row.views.length === 0 ? areas : []).map(({ id, view }): PictureRow => ({
      kind: 'blank',
      colour: colour?.value ?? null,
      view,
      area: id,
      picture: productPicture({ name, areas, colour, view })
    }))
  )
  return [...gallery, ...blanks]
}

async function writePictures(tx: Transaction, row: Row, photos: ProductInput['pictures']): Promise<void> {
  const own = photos.map(({ upload, alt, colour, focus, crop }): PictureRow => ({
    kind: 'gallery',
    colour,
    view: 'photo',
    area: null,
    picture: photoPicture({ upload, alt, focus, crop }),
    upload,
    focus,
    crop
  }))
  const rows = [...own, ...(await madePictures(tx, row))]
  const shown: PictureRow[] =
    rows.length > 0 ? rows : [{ kind: 'gallery', colour: null, view: 'none', area: null, picture: noPicture(row.name) }]
  await tx.delete(productPictures).where(eq(productPictures.productId, row.id))
  await tx.insert(productPictures).values(shown.map((one, position) => ({ ...one, productId: row.id, position })))
}

/**
 * Creates or replaces a product in a transaction, with an audit log entry. Triggers record the changes for lists; call `catalogueChanged` after the
 * commit. Refused with `product-changed-elsewhere` (`params.revision` is the current one), `product-invalid` with the invalid members,
 * `product-address-taken`, `product-address-fixed`, `category-unknown`, `sku-taken`, `photo-gone`, `video-gone`.
 */
export async function writeProduct(
  tx: Transaction,
  platform: Pick<Platform, 'clock' | 'randomId' | 'shop'>,
  wanted: ProductInput,
  { adminId, ...target }: WrittenProduct & { adminId: string }
): Promise<{ id: string; revision: number }> {
  const now = platform.clock.now()
  const known = await lockProduct(tx, target)
  const before = known ? await readInput(tx, known) : null
  const input = withStructure(wanted, before)
  await refuseTakenSlug(tx, known, input.slug)
  const category = await categoryName(tx, input.category)
  checkProduct(input, { hasMadePictures: (known?.views.filter(isViewId).length ?? 0) > 0 }, platform.shop)
  await refuseLostPhotos(tx, input.pictures)
  const liveFrom = input.liveFrom === null ? null : new Date(input.liveFrom)
  const isShown = isShownAt({ status: input.status, liveFrom }, now)
  const fields = {
    slug: input.slug,
    name: input.name,
    category: input.category,
    description: input.description,
    richDescription: input.richDescription,
    details: input.details,
    taxClass: input.taxClass,
    weightGrams: input.weightGrams,
    sizeGuide: input.sizeGuide,
    keywords: keywordsOf({
      ...input,
      category,
      labels: input.options.flatMap(({ values }) => values.map(({ label }) => label))
    }),
    status: input.status,
    liveFrom,
    isShown,
    firstShownAt: known?.firstShownAt ?? (isShown ? now : null),
    seo: input.seo,
    updatedAt: now
  }
  const [row] = known
    ? await tx
        .update(products)
        .set({ ...fields, revision: known.revision + 1 })
        .where(eq(products.id, known.id))
        .returning()
    : await tx
        .insert(products)
        .values({
          ...fields,
          id: platform.randomId(9),
          views: [],
          isCustomisable: false,
          featured: sql`(select coalesce(max(${products.featured}), 0) + 1 from ${products})`,
          since: now.toISOString().slice(0, 10)
        })
        .returning()
  if (!row) throw new Error('A product that was just written is gone')
  if (known && known.firstShownAt !== null && known.slug !== row.slug)
    await addRedirectsForOldPaths(
      tx,
      platform,
      { productId: row.id },
      { paths: [pathOfTarget({ product: known.slug })], origin: 'change' }
    )
  await writeOptions(tx, row.id, input.options)
  const written = await writeVariants(
    tx,
    platform,
    { id: row.id, wasShown: known?.firstShownAt != null },
    input.variants
  )
  if (row.views.length === 0) await writeAreas(tx, { id: row.id, wasShown: known?.firstShownAt != null }, input)
  await writePictures(tx, row, input.pictures)
  await writeVideo(tx, row.id, input.video)
  await tx.delete(tiers).where(eq(tiers.productId, row.id))
  if (input.tiers.length > 0) await tx.insert(tiers).values(input.tiers.map((tier) => ({ ...tier, productId: row.id })))
  await audit(platform, tx, {
    adminId,
    action: known ? 'product.change' : 'product.add',
    subject: row.id,
    change: { from: before, to: { ...input, variants: written } }
  })
  return { id: row.id, revision: row.revision }
}
