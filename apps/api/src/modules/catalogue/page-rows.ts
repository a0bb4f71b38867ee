import { type SQL, asc, eq, getTableColumns, sql } from 'drizzle-orm'
import { type PgColumn, alias } from 'drizzle-orm/pg-core'
import type { Database } from '../../platform/database.ts'
import { jsonRows } from '../../platform/json-rows.ts'
import { boughtWith } from './bought-together.ts'
import { optionRows } from './product-options.ts'
import { latestQuestionRows } from './questions.ts'
import { latestReviewRows, reviewCounts } from './reviews.ts'
import { printAreas, productPictures, productVideos, products, tiers, variants } from './tables.ts'

/** Products in each list below a product. */
export const relatedCount = 4

const other = alias(products, 'other')

/** Numbers of similar products: those of its category first, then its neighbours in the featured order. An index returns the neighbours on each side. */
function nearNumbers(count: number): SQL<number[]> {
  const limit = sql.raw(String(count))
  const side = (where: SQL, order: SQL) => sql`
    (select ${other.number}, ${other.category}, ${other.featured} from ${products} ${other}
    where ${where} and ${other.number} <> ${products.number} and ${other.isShown} order by ${order} limit ${limit})`
  // A row comparison matches only the index of categories. With `category =` the planner scanned all products for a small category.
  const [otherPlace, ownPlace] = [
    sql`(${other.category}, ${other.featured})`,
    sql`(${products.category}, ${products.featured})`
  ]
  const sides = [
    side(
      sql`${otherPlace} < ${ownPlace} and ${other.category} >= ${products.category}`,
      sql`${other.category} desc, ${other.featured} desc`
    ),
    side(
      sql`${otherPlace} >= ${ownPlace} and ${other.category} <= ${products.category}`,
      sql`${other.category}, ${other.featured}`
    ),
    side(sql`${other.featured} < ${products.featured}`, sql`${other.featured} desc`),
    side(sql`${other.featured} >= ${products.featured}`, sql`${other.featured}`)
  ]
  const near = sql`
    select number from (${sql.join(sides, sql` union `)}) near
    order by near.category <> ${products.category}, abs(near.featured - ${products.featured}), near.number limit ${limit}`
  return sql<number[]>`array(${near})`
}

/** Numbers of other products on sale with the same design, in the featured order. */
function sameDesignNumbers(count: number): SQL<number[]> {
  const same = sql`
    select ${other.number} from ${products} ${other}
    where ${other.designKey} = ${products.designKey} and ${other.designKey} <> '' and ${other.number} <> ${products.number} and ${other.isShown}
    order by ${other.featured} limit ${sql.raw(String(count))}`
  return sql<number[]>`array(${same})`
}

const columns = {
  product: {
    number: products.number,
    slug: products.slug,
    description: products.description,
    richDescription: products.richDescription,
    details: products.details,
    isCustomisable: products.isCustomisable,
    isReadyMade: sql<boolean>`${products.artwork} is not null`,
    sizeGuide: products.sizeGuide,
    seo: products.seo,
    isShown: products.isShown
  },
  options: optionRows,
  variants: jsonRows(
    {
      id: variants.id,
      sku: variants.sku,
      options: variants.options,
      price: variants.price,
      regularPrice: variants.regularPrice,
      saleUntil: variants.saleUntil,
      onHand: variants.onHand,
      reserved: variants.reserved
    },
    sql`from ${variants} where ${variants.productId} = ${products.id} and not ${variants.isWithdrawn} order by ${asc(variants.position)}`
  ),
  areas: jsonRows(
    {
      id: printAreas.id,
      name: printAreas.name,
      widthMm: printAreas.widthMm,
      heightMm: printAreas.heightMm,
      bleedMm: printAreas.bleedMm,
      safeMm: printAreas.safeMm,
      sizes: printAreas.sizes,
      view: printAreas.view,
      drawn: printAreas.drawn
    },
    sql`from ${printAreas} where ${printAreas.productId} = ${products.id} order by ${asc(printAreas.position)}`
  ),
  pictures: jsonRows(
    {
      kind: productPictures.kind,
      colour: productPictures.colour,
      view: productPictures.view,
      area: productPictures.area,
      picture: productPictures.picture
    },
    sql`from ${productPictures} where ${productPictures.productId} = ${products.id} order by ${asc(productPictures.position)}`
  ),
  videos: jsonRows(
    getTableColumns(productVideos),
    sql`from ${productVideos} where ${productVideos.productId} = ${products.id}`
  ),
  tiers: jsonRows(
    { quantity: tiers.quantity, percentOff: tiers.percentOff },
    sql`from ${tiers} where ${tiers.productId} = ${products.id} order by ${asc(tiers.quantity)}`
  ),
  reviews: latestReviewRows,
  reviewCounts,
  questions: latestQuestionRows,
  boughtWith: boughtWith(relatedCount),
  sameDesign: sameDesignNumbers(relatedCount),
  // Some of them may be in both other lists.
  near: nearNumbers(3 * relatedCount)
}

/** The statement by the given column, with its text: writing it takes a millisecond. Prepared by the pool under a name of its own. */
const statementBy = (db: Database, key: PgColumn) =>
  db
    .select(columns)
    .from(products)
    .where(eq(key, sql.placeholder('key')))
    .prepare('')

const statements = new WeakMap<Database, { slug: ReturnType<typeof statementBy>; id: ReturnType<typeof statementBy> }>()

function statementsOf(db: Database) {
  const known = statements.get(db)
  if (known) return known
  const made = { slug: statementBy(db, products.slug), id: statementBy(db, products.id) }
  statements.set(db, made)
  return made
}

/** All rows of a product page except product cards; undefined if no product matches. Eleven separate statements took twice the processor time. */
export async function pageRows(db: Database, by: 'slug' | 'id', key: string) {
  const [rows] = await statementsOf(db)[by].execute({ key })
  return rows
}

export type PageRows = NonNullable<Awaited<ReturnType<typeof pageRows>>>
