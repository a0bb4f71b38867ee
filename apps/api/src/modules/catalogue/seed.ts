import { readFile } from 'node:fs/promises'
import { lockFor } from '../../platform/advisory-locks.ts'
import type { Transaction } from '../../platform/database.ts'
import type { Platform } from '../../platform/platform.ts'
import type { DemoColour, DemoCatalogue, DemoProduct, DemoVideo } from '../../demo/types.ts'
import { rememberArtwork } from '../drawing/index.ts'
import { saveImage, saveVideo, noOwner } from '../uploads/index.ts'
import { catalogueChanged } from './cache.ts'
import { colourOption } from './cards.ts'
import { designKeyOf } from './design-key.ts'
import { keywordsOf } from './keywords.ts'
import { writeVideo } from './product-video.ts'
import { productPicture } from './product-views.ts'
import {
  categories,
  optionValues,
  options,
  printAreas,
  productPictures,
  productQuestions,
  products,
  reviews,
  searchSynonyms,
  tiers,
  variants
} from './tables.ts'

type Rows<Table extends { $inferInsert: object }> = Table['$inferInsert'][]

/** Fills an empty shop with products. A shop with products is left alone. */
export async function seedCatalogue(platform: Platform, catalogue: DemoCatalogue): Promise<void> {
  await platform.db.transaction(async (tx) => {
    await lockFor(tx, 'catalogueSeed')
    const [known] = await tx.select({ id: products.id }).from(products).limit(1)
    if (known) return
    await tx.insert(categories).values(catalogue.categories.map((category, position) => ({ ...category, position })))
    const names = new Map(catalogue.categories.map(({ slug, name }) => [slug, name]))
    for (const product of catalogue.products)
      await insertProduct(tx, platform, product, names.get(product.category) ?? '')
    const synonyms = (catalogue.synonyms ?? []).map((entry) => ({ ...entry, id: platform.randomId(9) }))
    if (synonyms.length > 0) await tx.insert(searchSynonyms).values(synonyms)
  })
  catalogueChanged(platform)
}

async function insertProduct(
  tx: Transaction,
  platform: Platform,
  product: DemoProduct,
  category: string
): Promise<void> {
  const { randomId, clock } = platform
  const id = randomId(9)
  await tx.insert(products).values({
    id,
    slug: product.slug,
    name: product.name,
    category: product.category,
    description: product.description,
    details: [...product.details],
    views: [...product.views],
    artwork: product.artwork ?? null,
    designKey: product.artwork ? designKeyOf(product.artwork) : null,
    template: product.template ?? null,
    isCustomisable: product.isCustomisable,
    taxClass: product.taxClass ?? 'standard',
    weightGrams: product.weightGrams ?? 0,
    sizeGuide: product.sizeGuide
      ? {
          unit: 'cm',
          columns: [...product.sizeGuide.columns],
          rows: product.sizeGuide.rows.map(({ size, values }) => ({ size, values: [...values] }))
        }
      : null,
    featured: product.featured,
    since: product.since,
    keywords: keywordsOf({
      ...product,
      category,
      labels: [...product.colours, ...(product.second?.values ?? [])].map(({ label }) => label)
    })
  })
  const { second, colours } = product
  const optionRows: Rows<typeof options> = [
    ...(colours.length > 0 ? [{ productId: id, id: colourOption, name: 'Colour', position: 0 }] : []),
    ...(second ? [{ productId: id, id: second.id, name: second.name, position: 1 }] : [])
  ]
  if (optionRows.length > 0) await tx.insert(options).values(optionRows)
  const valueRows: Rows<typeof optionValues> = [
    ...colours.map(({ value, label, swatch, artwork }, position) => ({
      productId: id,
      optionId: colourOption,
      value,
      label,
      swatch,
      artwork: artwork ?? null,
      position
    })),
    ...(second?.values ?? []).map(({ value, label }, position) => ({
      productId: id,
      optionId: second?.id ?? '',
      value,
      label,
      position
    }))
  ]
  if (valueRows.length > 0) await tx.insert(optionValues).values(valueRows)
  await tx
    .insert(variants)
    .values(variantRows(product).map((row, position) => ({ ...row, id: randomId(9), productId: id, position })))
  if (product.printAreas.length > 0)
    await tx.insert(printAreas).values(
      product.printAreas.map(({ sizes = [], ...area }, position) => ({
        ...area,
        sizes: sizes.map((size) => ({ ...size, options: { ...size.options } })),
        productId: id,
        position
      }))
    )
  await tx
    .insert(productPictures)
    .values(pictureRows(product).map((row, position) => ({ ...row, productId: id, position })))
  if (product.video) await insertVideo(tx, platform, id, product.video)
  for (const artwork of [product.artwork, ...colours.map(({ artwork }) => artwork)]) {
    for (const area of artwork ? product.printAreas : [])
      if (artwork) await rememberArtwork(tx, artwork, area, { now: clock.now(), isShops: true })
  }
  if (product.tiers && product.tiers.length > 0)
    await tx.insert(tiers).values(product.tiers.map((tier) => ({ ...tier, productId: id })))
  if (product.reviews.length > 0)
    await tx.insert(reviews).values(product.reviews.map((review) => ({ ...review, id: randomId(9), productId: id })))
  if (product.questions && product.questions.length > 0)
    await tx
      .insert(productQuestions)
      .values(product.questions.map((question) => ({ ...question, id: randomId(9), productId: id })))
}

/** Stores both files as uploads of the shop. */
async function insertVideo(
  tx: Transaction,
  { clock, randomId, storage }: Platform,
  productId: string,
  { video, poster, alt }: DemoVideo
): Promise<void> {
  const keeping = { db: tx, clock, randomId, storage }
  const picture = { ...poster, data: await readFile(poster.file) }
  await writeVideo(tx, productId, {
    upload: await saveVideo(keeping, { ...video, data: await readFile(video.file) }, noOwner),
    poster: await saveImage(keeping, picture, { owner: noOwner }),
    alt,
    captions: null
  })
}

function variantRows({ slug, colours, second, price, surcharge, stock }: DemoProduct) {
  const seconds = second?.values.map(({ value }) => value) ?? [undefined]
  const shades: (DemoColour | undefined)[] = colours.length > 0 ? [...colours] : [undefined]
  return shades.flatMap((colour) =>
    seconds.map((value) => ({
      sku: [slug, colour?.value, value]
        .filter((part) => part !== undefined)
        .join('-')
        .toUpperCase(),
      options: {
        ...(colour ? { [colourOption]: colour.value } : undefined),
        ...(second && value !== undefined ? { [second.id]: value } : undefined)
      },
      price: price + (value === undefined ? 0 : (surcharge?.[value] ?? 0)),
      onHand: stock(colour?.value ?? '', value)
    }))
  )
}

/** Every view by colour, then the blank print areas for the design tool. */
function pictureRows({ name, colours, views, artwork, printAreas: areas, isCustomisable }: DemoProduct) {
  const shades = colours.length > 0 ? colours : [undefined]
  const gallery = shades.flatMap((colour) =>
    views.map((view) => ({
      kind: 'gallery' as const,
      colour: colour?.value ?? null,
      view,
      area: null,
      picture: productPicture({ name, areas, colour, view, artwork: colour?.artwork ?? artwork })
    }))
  )
  const blanks = shades.flatMap((colour) =>
    (isCustomisable ? areas : []).map(({ id, view }) => ({
      kind: 'blank' as const,
      colour: colour?.value ?? null,
      view,
      area: id,
      picture: productPicture({ name, areas, colour, view })
    }))
  )
  return [...gallery, ...blanks]
}
