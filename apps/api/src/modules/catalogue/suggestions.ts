import { type Suggestions, productQuery } from '@motif/contract'
import type { Platform } from '../../platform/platform.ts'
import { catalogueCache } from './cache.ts'
import { colourOption } from './cards.ts'
import { allCategories } from './categories.ts'
import { findProducts } from './search.ts'
import { vocabularyOf } from './vocabulary.ts'
import { wordsOf } from './text-search.ts'

const productCount = 5
const categoryCount = 3
const queryCount = 5

/** What a search that began so may be about. Nothing for an empty one. */
export async function suggestionsFor(platform: Platform, text: string): Promise<Suggestions> {
  const words = wordsOf(text)
  if (words.length === 0) return { products: [], categories: [], queries: [] }
  return catalogueCache(platform).remember(`suggestions ${words.join(' ')}`, () => readSuggestions(platform, words))
}

async function readSuggestions(platform: Platform, words: string[]): Promise<Suggestions> {
  const query = productQuery.parse({ q: words.join(' '), pageSize: productCount })
  const [page, categories, { options }] = await Promise.all([
    findProducts(platform, query),
    allCategories(platform),
    vocabularyOf(platform)
  ])
  const counts = new Map(page.facets.categories.map(({ value, count }) => [value, count]))
  const named = categories.filter((category) => startsLike(category.name, words))
  const among = [...named, ...categories.filter((category) => counts.has(category.slug) && !named.includes(category))]
  const starts = words.join(' ')
  const colours = options
    .filter(({ id }) => id === colourOption)
    .flatMap(({ values }) => values.map(({ label }) => label))
  const candidates = [
    ...named.map(({ name }) => name),
    ...colours
      .filter((label) => startsLike(label, words))
      .flatMap((label) => among.slice(0, 2).map(({ name }) => `${label} ${name}`)),
    ...page.items.map(({ name }) => name)
  ].map((candidate) => candidate.toLowerCase())
  return {
    products: page.items.map(({ slug, name, price, images }) => ({ slug, name, price, images })),
    categories: among.slice(0, categoryCount).map(({ slug, name, count }) => ({ slug, name, count })),
    queries: [...new Set(candidates)].filter((candidate) => candidate !== starts).slice(0, queryCount)
  }
}

/** Whether every word begins a word of the name. */
function startsLike(name: string, words: readonly string[]): boolean {
  const own = wordsOf(name)
  return words.every((word) => own.some((each) => each.startsWith(word)))
}
