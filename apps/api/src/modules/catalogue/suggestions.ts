import type { Suggestions } from '@motif/contract'
import type { Platform } from '../../platform/platform.ts'
import { catalogueCache, readForAll } from './cache.ts'
import { colourOption, loadCards } from './cards.ts'
import { allCategories } from './categories.ts'
import { numbersIn } from './product-index/groups.ts'
import { findProducts } from './product-index/find.ts'
import { productIndex } from './product-index/product-index.ts'
import { vocabularyOf } from './vocabulary.ts'
import { searchLogOf } from './search-log.ts'
import { searchTokens } from './search-tokens.ts'
import { findText } from './text-search.ts'

const productCount = 5
const categoryCount = 3
const queryCount = 5

/** Largest number of past searches among the queries, so that names have room. */
const pastCount = 3

/** Limits for short queries: enough of the matches among the best sellers. */
const [enough, bestSelling] = [300, 1000]

/** Suggestions for the start of a query. Empty for an empty one. */
export async function suggestionsFor(platform: Platform, text: string): Promise<Suggestions> {
  const words = searchTokens(text)
  if (words.length === 0) return { products: [], categories: [], queries: [] }
  // Changes of other servers first: they clear older cache entries.
  await productIndex(platform)
  return catalogueCache(platform).remember(`suggestions ${words.join(' ')}`, () =>
    readForAll(platform, (source) => readSuggestions(source, words))
  )
}

async function readSuggestions(platform: Platform, words: string[]): Promise<Suggestions> {
  const known = await productIndex(platform)
  const first = known.orders.all('best-selling').subarray(0, bestSelling)
  const [text, categories, vocabulary, frequent] = await Promise.all([
    findText(platform, words.join(' '), { most: enough, first }),
    allCategories(platform),
    vocabularyOf(platform),
    searchLogOf(platform)?.frequent() ?? []
  ])
  // Read after the search, so that it knows every product found.
  const { columns, combinations, orders } = await productIndex(platform)
  const found = findProducts(columns, combinations, { among: text.numbers })
  const numbers = orders.of(numbersIn(found.numbers), 'featured', text, productCount)
  const items = await loadCards(platform, [...numbers.subarray(0, productCount)])
  const withProducts = new Set(
    vocabulary.categories.flatMap(({ slug, number }) => (found.categories.has(number) ? slug : []))
  )
  const named = categories.filter((category) => startsLike(searchTokens(category.name), words))
  const among = [
    ...named,
    ...categories.filter(({ slug }) => withProducts.has(slug) && !named.some((one) => one.slug === slug))
  ]
  const starts = words.join(' ')
  const colours = vocabulary.options
    .filter(({ id }) => id === colourOption)
    .flatMap(({ values }) => values.map(({ label }) => label))
  const past = frequent
    .filter((search) => startsLike(search.words, words) && search.words.join(' ') !== starts)
    .slice(0, pastCount)
  const candidates = [
    ...past.map(({ query }) => query),
    ...named.map(({ name }) => name),
    ...colours
      .filter((label) => startsLike(searchTokens(label), words))
      .flatMap((label) => among.slice(0, 2).map(({ name }) => `${label} ${name}`)),
    ...items.map(({ name }) => name)
  ].map((candidate) => candidate.toLowerCase())
  return {
    products: items.map(({ slug, name, price, images }) => ({ slug, name, price, images })),
    categories: among.slice(0, categoryCount).map(({ slug, name, count }) => ({ slug, name, count })),
    queries: [...new Set(candidates)].filter((candidate) => candidate !== starts).slice(0, queryCount)
  }
}

/** Whether every query word starts one of the words. */
const startsLike = (own: readonly string[], words: readonly string[]): boolean =>
  words.every((word) => own.some((each) => each.startsWith(word)))
