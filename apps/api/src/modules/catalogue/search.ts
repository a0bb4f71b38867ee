import type { Facets, FilterOption, ProductPage, productQuery } from '@motif/contract'
import { queryParameters } from '@motif/contract/catalogue-query-rules'
import { withSubcategories } from '@motif/contract/category-rules'
import { TypedFastBitSet } from 'typedfastbitset'
import type { z } from 'zod'
import type { Platform } from '../../platform/platform.ts'
import { countsOfTree } from './category-tree.ts'
import { catalogueCache, readForAll } from './cache.ts'
import { loadCards } from './cards.ts'
import { type Collection, collectionOf } from './collections.ts'
import { numbersIn } from './product-index/groups.ts'
import { type Found, type OptionFilter, type Wanted, findProducts } from './product-index/find.ts'
import { type ProductIndex, productIndex } from './product-index/product-index.ts'
import { searchTokens } from './search-tokens.ts'
import type { TextMatches } from './text-matches.ts'
import { findText } from './text-search.ts'
import { type Vocabulary, vocabularyOf } from './vocabulary.ts'

export type ProductQuery = z.output<typeof productQuery>

/** Parameters of a search without filters. */
const searchKeys = new Set(['q', 'sort', 'page', 'pageSize'])

/** Whether a query is a search by text alone, and its first page. */
export const isSearch = ({ q = '', page, ...filters }: ProductQuery): boolean =>
  q !== '' && page === 1 && Object.entries(filters).every(([key, value]) => searchKeys.has(key) || value === undefined)

/** No value is empty, so this matches nothing. */
const noSuchValue = ['']

/** Minimum share of matches with an option to offer it. */
const offeredShare = 0.2

/** Known values in a fixed order. Unknown values match nothing, and share one cache entry. */
function knownValues(asked: readonly string[], known: ReadonlySet<string>): string[] {
  const values = [...new Set(asked)].filter((value) => known.has(value)).toSorted()
  return values.length > 0 ? values : noSuchValue
}

/** Option filters of a query: parameters named by an option of the catalogue. Others, such as those of a newsletter link, are ignored. */
function optionFilters(query: ProductQuery, { options }: Vocabulary): OptionFilter[] {
  return options.flatMap(({ id, values: known }) => {
    const values = queryParameters.has(id) || !Object.hasOwn(query, id) ? undefined : query[id]
    return Array.isArray(values) && values.length > 0
      ? [{ id, values: knownValues(values, new Set(known.map(({ value }) => value))) }]
      : []
  })
}

/** Every option that `optionFilters` understands, whatever a list offers. */
export async function filterOptions(platform: Platform): Promise<FilterOption[]> {
  const { options } = await vocabularyOf(platform)
  return catalogueCache(platform).remember('filter options', async () =>
    options
      .filter(({ id }) => !queryParameters.has(id))
      .map(({ id, values }) => ({ id, values: values.map(({ value }) => value) }))
  )
}

/** Query parameters beside the options. */
type PlainQuery = { [Key in keyof typeof productQuery.shape]: ProductQuery[Key] }

/** The effective parameters in canonical form: equivalent queries share a cache entry. */
function plainQuery(
  { q, category, collection, minPrice, maxPrice, inStock, customisable, sort, page, pageSize }: ProductQuery,
  { categories }: Vocabulary
): PlainQuery {
  const inCategories = category?.length ? knownValues(category, new Set(categories.map(({ slug }) => slug))) : undefined
  return {
    q: q === '' ? undefined : q,
    category: inCategories,
    collection,
    minPrice,
    maxPrice,
    inStock,
    customisable,
    sort,
    page,
    pageSize
  }
}

/** What the parameters of a query refer to. */
interface Subjects {
  vocabulary: Vocabulary
  /** Undefined if the query has none that shoppers can open. */
  collection: Collection | undefined
}

function wantedOf(
  query: PlainQuery,
  options: readonly OptionFilter[],
  { vocabulary: { categories }, collection }: Subjects,
  text: TextMatches | undefined
): Wanted {
  return {
    among: text?.numbers,
    collection: query.collection === undefined ? undefined : (collection?.numbers ?? []),
    categories: query.category && new Set(withSubcategories(categories, query.category).map(({ number }) => number)),
    minPrice: query.minPrice,
    maxPrice: query.maxPrice,
    isInStock: query.inStock,
    isBlank: query.customisable,
    options
  }
}

/** Product numbers of a page. The order of all products is computed once; for few matches, sorting them is faster than skipping the others. */
function numbersOnPage(
  { columns, orders }: ProductIndex,
  { numbers, total }: Found,
  { collection: asked, sort, page, pageSize }: PlainQuery,
  { collection }: Subjects,
  text: TextMatches | undefined
): number[] {
  const from = (page - 1) * pageSize
  const to = from + pageSize
  if (from >= total) return []
  if (asked !== undefined && collection && sort === 'featured' && !text)
    return collection.numbers.filter((number) => numbers.has(number)).slice(from, to)
  const passedOver = (Math.min(to, total) * columns.size) / total
  if (text || passedOver > total) return [...orders.of(numbersIn(numbers), sort, text, to).subarray(from, to)]
  const onPage: number[] = []
  let passed = 0
  for (const number of orders.all(sort)) {
    if (!numbers.has(number)) continue
    if (passed++ < from) continue
    if (onPage.push(number) === pageSize) break
  }
  return onPage
}

/**
 * Facets, named and ordered by the vocabulary. An option is offered if enough matches have it, and not all with the same single value. Chosen
 * values stay visible even without matches, so that they can be undone.
 */
function facetsOf(
  found: Found,
  { combinations }: ProductIndex,
  query: PlainQuery,
  filters: readonly OptionFilter[],
  vocabulary: Vocabulary,
  currency: string
): Facets {
  const least = found.total * offeredShare
  const countOf = (option: string, value: string) =>
    found.values[combinations.places.get(`${option}/${value}`) ?? -1] ?? 0
  const having = (option: string) => found.options[combinations.options.indexOf(option)] ?? 0
  const categories = new Set(query.category)
  const countOfCategory = countsOfTree(vocabulary.categories, ({ number }) => found.categories.get(number) ?? 0)
  return {
    categories: vocabulary.categories
      .map(({ slug, name, parent }) => ({
        value: slug,
        label: name,
        count: countOfCategory.get(slug) ?? 0,
        ...(parent !== null && { parent })
      }))
      .filter(({ value, count }) => count > 0 || categories.has(value)),
    options: vocabulary.options.flatMap(({ id, name, values }) => {
      const chosen = filters.find((filter) => filter.id === id)
      const counted = values
        .map((value) => ({ ...value, count: countOf(id, value.value) }))
        .filter(({ value, count }) => count > 0 || chosen?.values.includes(value))
      const isShared = counted.length === 1 && counted[0]?.count === found.total
      const isOffered = chosen || (having(id) >= least && !isShared)
      return isOffered && counted.length > 0 ? [{ id, name, values: counted }] : []
    }),
    price: found.price && {
      min: { amount: found.price.low, currency },
      max: { amount: found.price.high, currency }
    },
    inStock: found.inStock,
    blanks: found.blanks
  }
}

/** Products offered if nothing was found. */
const nearestCount = 4

/** Products that match any of several words that found nothing together, most words first. */
async function byAnyWord(platform: Platform, text: string): Promise<TextMatches | undefined> {
  const words = searchTokens(text)
  if (words.length < 2) return undefined
  const found = await Promise.all(words.map((word) => findText(platform, word)))
  const group = new TypedFastBitSet()
  const counts = new Uint8Array(Math.max(0, ...found.map(({ numbers }) => (numbers.at(-1) ?? -1) + 1)))
  for (const { numbers } of found)
    for (const number of numbers) {
      counts[number]! += 1
      group.add(number)
    }
  const numbers = numbersIn(group)
  return numbers.length === 0 ? undefined : { numbers, ranks: numbers.map((number) => counts[number]!) }
}

/** Fallbacks: the words without filters, some of the words, the filters without options, the categories alone, everything. */
async function nearestNumbers(
  platform: Platform,
  query: PlainQuery,
  text: TextMatches | undefined,
  subjects: Subjects
): Promise<number[]> {
  const isFound = text !== undefined && text.numbers.length > 0
  const words = isFound || query.q === undefined ? text : await byAnyWord(platform, query.q)
  const index = await productIndex(platform)
  const everything: PlainQuery = {
    q: undefined,
    category: undefined,
    collection: undefined,
    minPrice: undefined,
    maxPrice: undefined,
    inStock: undefined,
    customisable: undefined,
    sort: 'best-selling',
    page: 1,
    pageSize: nearestCount
  }
  const { category, collection, minPrice, maxPrice, inStock, customisable } = query
  const tries: [PlainQuery, TextMatches?][] = [
    ...(words ? [[{ ...everything, sort: 'featured' }, words] satisfies [PlainQuery, TextMatches]] : []),
    [{ ...everything, category, collection, minPrice, maxPrice, inStock, customisable }],
    ...(collection === undefined ? [] : [[{ ...everything, collection }] satisfies [PlainQuery]]),
    [{ ...everything, category }],
    [everything]
  ]
  for (const [wanted, among] of tries) {
    const found = findProducts(index.columns, index.combinations, wantedOf(wanted, [], subjects, among))
    if (found.total > 0) return numbersOnPage(index, found, wanted, subjects, among)
  }
  return []
}

async function readPage(
  platform: Platform,
  query: PlainQuery,
  filters: readonly OptionFilter[],
  subjects: Subjects
): Promise<ProductPage> {
  const text = query.q === undefined ? undefined : await findText(platform, query.q)
  // Read after the search, so that it knows every product found.
  const index = await productIndex(platform)
  const found = findProducts(index.columns, index.combinations, wantedOf(query, filters, subjects, text))
  const { total } = found
  const { vocabulary, collection } = subjects
  const facets = facetsOf(found, index, query, filters, vocabulary, platform.shop.currency.code)
  const onPage = numbersOnPage(index, found, query, subjects, text)
  return {
    items: await loadCards(platform, onPage),
    total,
    page: query.page,
    pageSize: query.pageSize,
    facets,
    ...(collection && {
      collection: { slug: collection.slug, name: collection.name, description: collection.description }
    }),
    ...(text?.corrected !== undefined && { correctedQuery: text.corrected }),
    ...(total === 0 && {
      nearest: await loadCards(platform, await nearestNumbers(platform, query, text, subjects))
    })
  }
}

/** A page of products with facets. */
export async function productPage(platform: Platform, asked: ProductQuery): Promise<ProductPage> {
  // Changes of other servers first: they clear older cache entries.
  await productIndex(platform)
  const vocabulary = await vocabularyOf(platform)
  const query = plainQuery(asked, vocabulary)
  const filters = optionFilters(asked, vocabulary)
  return catalogueCache(platform).remember(`page ${JSON.stringify([query, filters])}`, async () => {
    const collection = query.collection === undefined ? undefined : await collectionOf(platform, query.collection)
    return readForAll(platform, (source) => readPage(source, query, filters, { vocabulary, collection }))
  })
}
