import type { Money, Product, ProductCard } from '@motif/contract'
import { standardMethod } from '@motif/contract/delivery'
import { eq, inArray } from 'drizzle-orm'
import type { Platform } from '../../platform/platform.ts'
import { ProblemError } from '../../platform/problem.ts'
import { tierPrice } from '../pricing/index.ts'
import { areaOnPicture, boxOf, closeUpPictures, factsOfView, isOwnViewId } from '../drawing/index.ts'
import { type PageRows, pageRows, relatedCount } from './page-rows.ts'
import { questionPart, questionsOf } from './questions.ts'
import { reviewsOf, shownReview, sumReviews } from './reviews.ts'
import { catalogueCache, readForAll } from './cache.ts'
import { cardsByNumber } from './cards.ts'
import { shownVideo } from './product-video.ts'
import { loadedProductIndex } from './product-index/product-index.ts'
import { groupByOption } from './product-options.ts'
import { presentSlug } from './redirects.ts'
import { currentRichDescription } from './rich-description.ts'
import { type Prices, formerPrice } from './sale.ts'
import { categories, products } from './tables.ts'

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

/** Reads the product on sale at a slug, or at a former slug. */
async function readShown<Rows extends { product: { isShown: boolean } }>(
  platform: Platform,
  slug: string,
  read: (slug: string) => Promise<Rows | undefined>
): Promise<Rows | undefined> {
  const rows = await read(slug)
  if (rows?.product.isShown) return rows
  const present = await presentSlug(platform, slug)
  const moved = present === undefined ? undefined : await read(present)
  return moved?.product.isShown ? moved : undefined
}

const readProduct = async (platform: Platform, slug: string): Promise<Product | undefined> =>
  productOf(platform, await readShown(platform, slug, (present) => pageRows(platform.db, 'slug', present)))

/** Reads what belongs to a product on sale. Refused with `not-found` for an unknown slug. */
const readOfShown = <Part>(
  platform: Platform,
  slug: string,
  read: (source: Platform, productId: string) => Promise<Part>
): Promise<Part> =>
  readForAll(platform, async (source) => {
    const found = await readShown(source, slug, async (present) => {
      const [product] = await source.db
        .select({ id: products.id, isShown: products.isShown })
        .from(products)
        .where(eq(products.slug, present))
      return product && { product }
    })
    if (!found) throw new ProblemError('product-not-found')
    return read(source, found.product.id)
  })

/** What people said of a product, a part at a time. Refused with `not-found` for an unknown slug. */
export const reviewsBySlug = (platform: Platform, slug: string, query: Parameters<typeof reviewsOf>[2]) =>
  readOfShown(platform, slug, ({ db }, productId) => reviewsOf(db, productId, query))

/** Answered questions about a product, a part at a time. Refused with `not-found` for an unknown slug. */
export const questionsBySlug = (platform: Platform, slug: string, query: Parameters<typeof questionsOf>[2]) =>
  readOfShown(platform, slug, ({ db }, productId) => questionsOf(db, productId, query))

/** The colour of blanks of a product that comes in none. */
const colourless = 'none'

/** How large the print of an area is, and where it lies on pictures. */
function seenPrint({ view, drawn, widthMm, heightMm }: PageRows['areas'][number]) {
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

/**
 * Whether a product on sale is unprinted and customisable, and of another category than those sold with the design. From memory: the database has no
 * index that answers this without a scan. Unknown until the products are read, for which no page waits.
 */
async function goesOnOthers(
  platform: Platform,
  sameDesign: readonly ProductCard[]
): Promise<Pick<Product, 'goesOnOthers'>> {
  const index = loadedProductIndex(platform)
  if (!index) return {}
  const { blank, categories: groups } = index.columns.groups
  if (sameDesign.length === 0) return { goesOnOthers: !blank.isEmpty() }
  const sold = await platform.db
    .select({ number: categories.number })
    .from(categories)
    .where(inArray(categories.slug, [...new Set(sameDesign.map(({ category }) => category))]))
  const left = blank.clone()
  for (const { number } of sold) {
    const group = groups[number]
    if (group) left.difference(group)
  }
  return { goesOnOthers: !left.isEmpty() }
}

/** What the page of a product shows, whatever its status. Undefined where no variant of it is on sale. */
export async function productOf(platform: Platform, rows: PageRows | undefined): Promise<Product | undefined> {
  if (!rows) return undefined
  const { product: row, variants: variantRows, areas, pictures, tiers: tierRows } = rows
  const { shop } = platform
  const [video] = rows.videos
  const { card, sameDesign, boughtTogether, related } = await cardsOfPage(platform, rows)
  // With every variant withdrawn it has none.
  if (!card) return undefined
  const money = (amount: number) => ({ amount, currency: shop.currency.code })
  const richDescription = currentRichDescription(row)
  const isPrinted = row.isCustomisable || row.isReadyMade
  const standard = standardMethod(shop.shipping[0]?.methods ?? [])
  return {
    ...card,
    description: row.description,
    ...(richDescription && { richDescription }),
    details: row.details,
    options: groupByOption(rows.options),
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
    ...(video && { video: shownVideo(video, row.slug) }),
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
    ...sumReviews(rows.reviewCounts),
    reviews: rows.reviews.map(shownReview),
    questions: questionPart(rows.questions),
    ...(row.seo && { seo: row.seo }),
    ...(row.isCustomisable && row.isReadyMade && (await goesOnOthers(platform, sameDesign))),
    ...(sameDesign.length > 0 && { sameDesign }),
    ...(boughtTogether.length > 0 && { boughtTogether }),
    related
  }
}

/** The product's own card, and those of products with its design, of what was bought with it and of what is like it. Those like it are in no other list. */
async function cardsOfPage(platform: Platform, { product: { number }, sameDesign, boughtWith, near }: PageRows) {
  const related = near.filter((one) => !boughtWith.includes(one) && !sameDesign.includes(one)).slice(0, relatedCount)
  const cards = await cardsByNumber(platform, [...new Set([number, ...sameDesign, ...boughtWith, ...related])], true)
  const cardsOf = (numbers: readonly number[]) => numbers.flatMap((one) => cards.get(one) ?? [])
  return {
    card: cards.get(number),
    sameDesign: cardsOf(sameDesign),
    boughtTogether: cardsOf(boughtWith),
    related: cardsOf(related)
  }
}
