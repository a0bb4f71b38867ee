import type { Money, Product } from '@motif/contract'
import { type SQL, and, asc, eq, sql } from 'drizzle-orm'
import type { Platform } from '../../platform/platform.ts'
import { ProblemError } from '../../platform/problem.ts'
import { tierPrice } from '../pricing/index.ts'
import { areaOnPicture, boxOf, closeUpPictures, factsOfView, isOwnViewId } from '../drawing/index.ts'
import { latestReviews, reviewSums, reviewsOf } from './reviews.ts'
import { boughtWith } from './bought-together.ts'
import { catalogueCache, readForAll } from './cache.ts'
import { cardsByNumber } from './cards.ts'
import { shownVideo } from './product-video.ts'
import { readOptions } from './product-options.ts'
import { presentSlug } from './redirects.ts'
import { type Prices, formerPrice } from './sale.ts'
import { printAreas, productPictures, products, tiers, variants } from './tables.ts'

const relatedCount = 4

/** A product with everything its page shows, by its slug or by one it had before. Refused with `not-found` for an unknown slug. */
export async function productBySlug(platform: Platform, slug: string): Promise<Product> {
  const product = await catalogueCache(platform).remember(
    `product ${slug}`,
    () => readForAll(platform, (source) => readProduct(source, slug)),
    (read) => read?.variants.map(({ id }) => id) ?? []
  )
  if (!product) throw new ProblemError('product-not-found')
  return product
}

/** The product shoppers see at a slug, or at one it had before. */
async function shownProduct(platform: Platform, slug: string) {
  const { db } = platform
  const [row] = await db.select().from(products).where(eq(products.slug, slug))
  if (row?.isShown) return row
  const present = await presentSlug(platform, slug)
  const [moved] = present === undefined ? [] : await db.select().from(products).where(eq(products.slug, present))
  return moved?.isShown ? moved : undefined
}

async function readProduct(platform: Platform, slug: string): Promise<Product | undefined> {
  const row = await shownProduct(platform, slug)
  return row && productOf(platform, row)
}

/** What people said of a product, a part at a time. Refused with `not-found` for an unknown slug. */
export async function reviewsBySlug(platform: Platform, slug: string, query: Parameters<typeof reviewsOf>[2]) {
  return readForAll(platform, async (source) => {
    const row = await shownProduct(source, slug)
    if (!row) throw new ProblemError('product-not-found')
    return reviewsOf(source.db, row.id, query)
  })
}

/** The colour of blanks of a product that comes in none. */
const colourless = 'none'

/** How large the print of an area is, and where it lies on pictures. */
function seenPrint({ view, drawn, widthMm, heightMm }: typeof printAreas.$inferSelect) {
  if (!isOwnViewId(view)) return factsOfView(view)
  if (!drawn) throw new Error(`A photograph ${view} has a print area nobody drew`)
  return boxOf({ corners: drawn.corners, widthMm, heightMm })
}

/** What a variant costs without the sale it is in, and when that ends. */
function saleOf(
  row: Pick<Prices, 'price' | 'regularPrice' | 'saleUntil'>,
  money: (amount: number) => Money
): Pick<Product['variants'][number], 'formerPrice' | 'saleUntil'> {
  const former = formerPrice(row)
  if (former === null) return {}
  return { formerPrice: money(former), ...(row.saleUntil && { saleUntil: row.saleUntil.toISOString() }) }
}

/** With three pictures of a colour, an unprinted middle seen near tells nothing more. */
const enough = 3

/** In every colour its views, then what there is to see near on the first that has any. */
const withCloseUps = (gallery: Product['gallery']): Product['gallery'] =>
  [...Map.groupBy(gallery, ({ colour }) => colour).values()].flatMap((pictures) => {
    const near = pictures.map((picture) => closeUpPictures(picture)).find((closeUps) => closeUps.length > 0) ?? []
    const telling = near.filter(({ url }) => !url.endsWith('/blank-print'))
    return [...pictures, ...(pictures.length + telling.length < enough ? near : telling)]
  })

/** What the page of a product shows, whatever its status. Undefined where no variant of it is on sale. */
export async function productOf(platform: Platform, row: typeof products.$inferSelect): Promise<Product | undefined> {
  const { db, shop } = platform
  const [{ card, boughtTogether, related }, optionRows, variantRows, areas, pictures, video, tierRows, reviews, sums] =
    await Promise.all([
      cardsOfPage(platform, row),
      readOptions(db, row.id),
      db
        .select()
        .from(variants)
        .where(and(eq(variants.productId, row.id), eq(variants.isWithdrawn, false)))
        .orderBy(asc(variants.position)),
      db.select().from(printAreas).where(eq(printAreas.productId, row.id)).orderBy(asc(printAreas.position)),
      db
        .select()
        .from(productPictures)
        .where(eq(productPictures.productId, row.id))
        .orderBy(asc(productPictures.position)),
      shownVideo(db, row),
      db
        .select({ quantity: tiers.quantity, percentOff: tiers.percentOff })
        .from(tiers)
        .where(eq(tiers.productId, row.id))
        .orderBy(asc(tiers.quantity)),
      latestReviews(db, row.id),
      reviewSums(db, row.id)
    ])
  // With every variant withdrawn it has none.
  if (!card) return undefined
  const money = (amount: number) => ({ amount, currency: shop.currency.code })
  const isPrinted = row.isCustomisable || row.artwork !== null
  const standard = shop.shipping[0]?.methods.find((method) => method.id === 'standard')
  return {
    ...card,
    description: row.description,
    details: row.details,
    options: optionRows,
    variants: variantRows.map((variant) => ({
      id: variant.id,
      sku: variant.sku,
      options: variant.options,
      price: money(variant.price),
      ...saleOf(variant, money),
      stock: variant.onHand - variant.reserved,
      tierPrices: tierRows.map(({ quantity }) => ({
        quantity,
        price: money(Math.min(variant.price, tierPrice(variant.regularPrice ?? variant.price, tierRows, quantity)))
      }))
    })),
    gallery: withCloseUps(
      pictures
        .filter(({ kind }) => kind === 'gallery')
        .map(({ picture, colour, view }) => ({ ...picture, colour, view: view === 'photo' ? picture.alt : view }))
    ),
    ...(video && { video }),
    blanks: pictures.flatMap(({ kind, area, colour, picture }) =>
      kind === 'blank' && area !== null ? [{ area, colour: colour ?? colourless, image: picture }] : []
    ),
    printAreas: areas.map((area) => {
      const { id, name, widthMm, heightMm, bleedMm, safeMm, sizes } = area
      const seen = seenPrint(area)
      return {
        id,
        name,
        widthMm,
        heightMm,
        bleedMm,
        safeMm,
        view: areaOnPicture(seen, { widthMm, heightMm }),
        ...(sizes.length > 0 && { sizes: sizes.map((size) => ({ ...size, view: areaOnPicture(seen, size) })) })
      }
    }),
    tiers: tierRows,
    sizeGuide: row.sizeGuide,
    delivery: {
      productionDays: isPrinted ? shop.productionDays.printed : shop.productionDays.ready,
      shippingDaysMin: standard?.daysMin ?? 0,
      shippingDaysMax: standard?.daysMax ?? 0
    },
    ...sums,
    reviews,
    ...(row.seo && { seo: row.seo }),
    ...(boughtTogether.length > 0 && { boughtTogether }),
    related
  }
}

/** The product's own card, and those of what was bought with it and of what is like it; none is in both. */
async function cardsOfPage(platform: Platform, row: typeof products.$inferSelect) {
  const [bought, near] = await Promise.all([
    boughtWith(platform, row.id, relatedCount),
    nearNumbers(platform, row, 2 * relatedCount)
  ])
  const related = near.filter((number) => !bought.includes(number)).slice(0, relatedCount)
  const cards = await cardsByNumber(platform, [row.number, ...bought, ...related], true)
  const cardsOf = (numbers: readonly number[]) => numbers.flatMap((number) => cards.get(number) ?? [])
  return { card: cards.get(row.number), boughtTogether: cardsOf(bought), related: cardsOf(related) }
}

/** Others of its category first, then whatever stands next in the featured order. Neighbours on each side come from an index. */
async function nearNumbers(
  { db }: Platform,
  { number, category, featured }: typeof products.$inferSelect,
  most: number
): Promise<number[]> {
  const isOther = sql`${products.number} <> ${number} and ${products.isShown}`
  const inCategory = sql`${products.category} = ${category}`
  const before = sql`${products.featured} < ${featured}`
  const after = sql`${products.featured} >= ${featured}`
  const side = (where: SQL, order: SQL) => sql`
    (select ${products.number}, ${products.category}, ${products.featured} from ${products} where ${where} and ${isOther} order by ${order} limit ${most})`
  const [down, up] = [sql`${products.featured} desc`, sql`${products.featured}`]
  const { rows } = await db.execute<{ number: number }>(sql`
    select number from (${sql.join(
      [
        side(sql`${inCategory} and ${before}`, down),
        side(sql`${inCategory} and ${after}`, up),
        side(before, down),
        side(after, up)
      ],
      sql` union `
    )}) near
    order by category <> ${category}, abs(featured - ${featured}), number limit ${most}`)
  return rows.map((row) => row.number)
}
