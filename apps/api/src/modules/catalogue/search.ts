import { type Facets, type ProductPage, productQuery } from '@motif/contract'
import { type SQL, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { Platform } from '../../platform/platform.ts'
import { catalogueCache } from './cache.ts'
import { loadCards } from './cards.ts'
import { products, reviews, variants } from './tables.ts'
import { type Vocabulary, vocabularyOf } from './vocabulary.ts'
import { textSearch } from './text-search.ts'

export type ProductQuery = z.output<typeof productQuery>

interface OptionFilter {
  id: string
  values: string[]
}

type Sort = ProductQuery['sort']

const fixedKeys = new Set(Object.keys(productQuery.shape))

/** No value of anything is empty. */
const noSuchValue = ['']

/** The values there are, in one order: whatever else is asked for finds nothing, and nothing is one answer. */
function knownValues(asked: readonly string[], known: ReadonlySet<string>): string[] {
  const values = [...new Set(asked)].filter((value) => known.has(value)).toSorted()
  return values.length > 0 ? values : noSuchValue
}

/** Option filters of a query: members named by an option of the catalogue. Others, such as what a newsletter's link carries, are no filter. */
function optionFilters(query: ProductQuery, { options }: Vocabulary): OptionFilter[] {
  return options.flatMap(({ id, values: known }) => {
    const values = fixedKeys.has(id) || !Object.hasOwn(query, id) ? undefined : query[id]
    return Array.isArray(values) && values.length > 0
      ? [{ id, values: knownValues(values, new Set(known.map(({ value }) => value))) }]
      : []
  })
}

/** Members of a query beside its options. */
type PlainQuery = { [Key in keyof typeof productQuery.shape]: ProductQuery[Key] }

/** The members that say what is found, written one way: queries that differ in nothing known have one answer in the cache. */
function plainQuery(
  { q, category, minPrice, maxPrice, inStock, customisable, sort, page, pageSize }: ProductQuery,
  { categories }: Vocabulary
): PlainQuery {
  const inCategories = category?.length ? knownValues(category, new Set(categories.map(({ slug }) => slug))) : undefined
  return {
    q: q === '' ? undefined : q,
    category: inCategories,
    minPrice,
    maxPrice,
    inStock,
    customisable,
    sort,
    page,
    pageSize
  }
}

const orders: Readonly<Record<Sort, SQL>> = {
  featured: sql`sold.rank desc, sold.featured, sold.id`,
  newest: sql`sold.since desc, sold.featured, sold.id`,
  'price-asc': sql`sold.low, sold.featured, sold.id`,
  'price-desc': sql`sold.low desc, sold.featured, sold.id`,
  rating: sql`sold.average desc, sold.ratings desc, sold.featured, sold.id`
}

interface FoundRow extends Record<string, unknown> {
  ids: string[]
  total: number
  categories: Record<string, number>
  options: { id: string; value: string; count: number }[]
  low: number | null
  high: number | null
}

const every = (conditions: SQL[]) => (conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `))

/**
 * One statement. `each` holds every variant the search leaves, marked with which of the choosable filters it passes;
 * a facet then counts products over the marks of all filters but its own. Options and stock must be fulfilled by one
 * and the same variant; a price filter compares the price a card shows, which is the product's lowest.
 */
function findStatement(query: PlainQuery, filters: OptionFilter[]): SQL {
  const text = query.q ? textSearch(query.q) : undefined
  const ofProduct = [
    ...(text ? [text.matches] : []),
    ...(query.customisable === undefined
      ? []
      : [sql`(${products.isCustomisable} and ${products.artwork} is null) = ${query.customisable}`])
  ]
  const ofPrice = [
    ...(query.minPrice === undefined ? [] : [sql`sold.low >= ${query.minPrice}`]),
    ...(query.maxPrice === undefined ? [] : [sql`sold.low <= ${query.maxPrice}`])
  ]
  const inCategory = query.category?.length ? sql`sold.category in ${query.category}` : sql`true`
  const isBuyable = query.inStock ? sql`${variants.onHand} > ${variants.reserved}` : sql`true`
  const marks = filters.map((filter, index) => ({
    id: filter.id,
    column: sql.identifier(`option_${index}`),
    passes: sql`${variants.options} ->> ${filter.id} in ${filter.values}`
  }))
  const allOptions = every(marks.map(({ column }) => sql`each.${column}`))
  const otherOptions = every(marks.map(({ id, column }) => sql`(each.${column} or chosen.key = ${id})`))
  return sql`
    with sold as materialized (
      select ${products.id}, ${products.category}, ${products.featured}, ${products.since}, ${text?.rank ?? sql`0`} as rank, price.low, rating.average, rating.ratings
      from ${products}
      cross join lateral (select min(${variants.price}) as low from ${variants} where ${variants.productId} = ${products.id} and not ${variants.isWithdrawn} having count(*) > 0) price
      cross join lateral (select coalesce(round(avg(${reviews.rating}), 1), 0) as average, count(*) as ratings from ${reviews} where ${reviews.productId} = ${products.id}) rating
      where ${every(ofProduct)}
    ), each as materialized (
      select sold.id, sold.category, sold.low, ${variants.options}, ${inCategory} as in_category, ${every(ofPrice)} as in_price
        ${sql.join(
          marks.map(({ column, passes }) => sql`, ${passes} as ${column}`),
          sql``
        )}
      from sold join ${variants} on ${variants.productId} = sold.id and not ${variants.isWithdrawn}
      where ${isBuyable}
    ), found as materialized (
      select distinct each.id from each where each.in_category and each.in_price and ${allOptions}
    )
    select
      array(select sold.id from sold join found using (id) order by ${orders[query.sort]} limit ${query.pageSize} offset ${(query.page - 1) * query.pageSize}) as ids,
      (select count(*)::int from found) as total,
      (select coalesce(json_object_agg(category, count), '{}') from (
        select each.category, count(distinct each.id) as count from each where each.in_price and ${allOptions} group by each.category
      ) counted) as categories,
      (select coalesce(json_agg(counted), '[]') from (
        select chosen.key as id, chosen.value, count(distinct each.id)::int as count from each cross join lateral jsonb_each_text(each.options) as chosen
        where each.in_category and each.in_price and ${otherOptions} group by chosen.key, chosen.value
      ) counted) as options,
      (select min(each.low) from each where each.in_category and ${allOptions}) as low,
      (select max(each.low) from each where each.in_category and ${allOptions}) as high`
}

/** Names and order come from the vocabulary. A chosen value stays in sight even where nothing is left of it. */
function facetsOf(
  row: FoundRow,
  query: PlainQuery,
  filters: OptionFilter[],
  vocabulary: Vocabulary,
  currency: string
): Facets {
  const counts = new Map(row.options.map(({ id, value, count }) => [`${id}/${value}`, count]))
  const chosen = new Set([
    ...filters.flatMap(({ id, values }) => values.map((value) => `${id}/${value}`)),
    ...(query.category ?? [])
  ])
  return {
    categories: vocabulary.categories
      .map(({ slug, name }) => ({ value: slug, label: name, count: row.categories[slug] ?? 0 }))
      .filter(({ value, count }) => count > 0 || chosen.has(value)),
    options: vocabulary.options
      .map(({ values, ...option }) => ({
        ...option,
        values: values
          .map((value) => ({ ...value, count: counts.get(`${option.id}/${value.value}`) ?? 0 }))
          .filter(({ value, count }) => count > 0 || chosen.has(`${option.id}/${value}`))
      }))
      .filter(({ values }) => values.length > 0),
    price:
      row.low === null || row.high === null
        ? null
        : { min: { amount: row.low, currency }, max: { amount: row.high, currency } }
  }
}

async function readPage(
  platform: Platform,
  query: PlainQuery,
  filters: OptionFilter[],
  vocabulary: Vocabulary
): Promise<ProductPage> {
  const { rows } = await platform.db.execute<FoundRow>(findStatement(query, filters))
  const row = rows[0] ?? { ids: [], total: 0, categories: {}, options: [], low: null, high: null }
  const items = await loadCards(platform, row.ids)
  return {
    items,
    total: row.total,
    page: query.page,
    pageSize: query.pageSize,
    facets: facetsOf(row, query, filters, vocabulary, platform.shop.currency.code)
  }
}

/** A page of products with the facets of what was found. */
export async function findProducts(platform: Platform, asked: ProductQuery): Promise<ProductPage> {
  const vocabulary = await vocabularyOf(platform)
  const query = plainQuery(asked, vocabulary)
  const filters = optionFilters(asked, vocabulary)
  return catalogueCache(platform).remember(`page ${JSON.stringify([query, filters])}`, () =>
    readPage(platform, query, filters, vocabulary)
  )
}
