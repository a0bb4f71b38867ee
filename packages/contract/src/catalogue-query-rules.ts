import type { productSorts } from './catalogue.ts'
import { searchTextIn } from './search-text-rules.ts'

export type ProductSort = (typeof productSorts)[number]

/** A catalogue query, as stored in the URL of the home page. */
export interface CatalogueQuery {
  q: string
  /** Slugs of categories, combined with or. */
  categories: readonly string[]
  /** Slug of a collection; empty for none. */
  collection: string
  /** Chosen values by option id, such as `{ colour: ['navy'] }`; no empty lists. */
  options: Readonly<Record<string, readonly string[]>>
  /** Minor units; null for no limit. */
  minPrice: number | null
  maxPrice: number | null
  isInStock: boolean
  isCustomisable: boolean
  sort: ProductSort
  /** Counted from 1. */
  page: number
}

const sorts = {
  featured: true,
  'best-selling': true,
  newest: true,
  'price-asc': true,
  'price-desc': true,
  rating: true
} satisfies Record<ProductSort, true>
const isSort = (text: string | null): text is ProductSort => text !== null && Object.hasOwn(sorts, text)

/** Parameters of a list that are not options. No option may have such an id. */
export const queryParameters: ReadonlySet<string> = new Set([
  'q',
  'category',
  'collection',
  'minPrice',
  'maxPrice',
  'inStock',
  'customisable',
  'sort',
  'page',
  'pageSize'
])

/** With those that advertisements and newsletters append. */
const taken = new Set([...queryParameters, 'ref', 'source', 'gclid', 'fbclid', 'msclkid'])

/** The contract's slug format: lower-case words joined by hyphens. */
const isSlug = (text: string) => text.length <= 120 && /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(text)
const mostValues = 40
const highestPrice = 100_000_000
const lastPage = 10_000

export const emptyQuery: CatalogueQuery = {
  q: '',
  categories: [],
  collection: '',
  options: {},
  minPrice: null,
  maxPrice: null,
  isInStock: false,
  isCustomisable: false,
  sort: 'featured',
  page: 1
}

/** Sorted without duplicates, so that equal choices have equal URLs and cache keys. */
const tidy = (values: readonly string[]) => [...new Set(values)].filter(isSlug).toSorted().slice(0, mostValues)
const listOf = (params: URLSearchParams, name: string) => tidy(params.getAll(name).flatMap((value) => value.split(',')))

function numberOf(text: string | null, least: number, most: number): number | null {
  if (text === null || !/^\d+$/.test(text)) return null
  const number = Number(text)
  return number >= least && number <= most ? number : null
}

/** Parses a URL. Invalid parts are ignored, so an old or mangled link still shows products. */
export function parseQuery(params: URLSearchParams): CatalogueQuery {
  const options: Record<string, string[]> = {}
  for (const name of [...new Set(params.keys())].toSorted()) {
    const values = taken.has(name) || !isSlug(name) ? [] : listOf(params, name)
    if (values.length > 0) options[name] = values
  }
  const sort = params.get('sort')
  return {
    q: searchTextIn(params),
    categories: listOf(params, 'category'),
    collection: listOf(params, 'collection')[0] ?? '',
    options,
    minPrice: numberOf(params.get('minPrice'), 0, highestPrice),
    maxPrice: numberOf(params.get('maxPrice'), 0, highestPrice),
    isInStock: params.get('inStock') === 'true',
    isCustomisable: params.get('customisable') === 'true',
    sort: isSort(sort) ? sort : 'featured',
    page: numberOf(params.get('page'), 1, lastPage) ?? 1
  }
}

/** Formats a URL in a fixed order, without default values. */
export function formatQuery(query: CatalogueQuery): URLSearchParams {
  const params = new URLSearchParams()
  const add = (name: string, value: string | number | null) => {
    if (value !== null && value !== '') params.set(name, String(value))
  }
  add('q', query.q)
  add('category', tidy(query.categories).join(','))
  add('collection', query.collection)
  for (const [option, values] of Object.entries(query.options).toSorted(([a], [b]) => (a < b ? -1 : 1)))
    add(option, tidy(values).join(','))
  add('minPrice', query.minPrice)
  add('maxPrice', query.maxPrice)
  add('inStock', query.isInStock ? 'true' : null)
  add('customisable', query.isCustomisable ? 'true' : null)
  add('sort', query.sort === 'featured' ? null : query.sort)
  add('page', query.page === 1 ? null : query.page)
  return params
}

/** Form fields with prices in currency units; `minPrice` and `maxPrice` of a URL are minor units. */
export const priceFields = { low: 'priceFrom', high: 'priceTo' } as const

/** Parses a price into minor units: null for an empty text, undefined for an invalid one. */
export function readPrice(text: string, decimals: number): number | null | undefined {
  const trimmed = text.trim().replace(',', '.')
  if (trimmed === '') return null
  const amount = Math.round(Number(trimmed) * 10 ** decimals)
  return amount >= 0 && amount <= highestPrice ? amount : undefined
}

/** Swaps the limits if they are reversed. */
export const priceRange = (min: number | null, max: number | null): Pick<CatalogueQuery, 'minPrice' | 'maxPrice'> =>
  min !== null && max !== null && min > max ? { minPrice: max, maxPrice: min } : { minPrice: min, maxPrice: max }

/** The query of a filter form submitted without JavaScript; undefined for any other URL. */
export function parseSentForm(params: URLSearchParams, decimals: number): CatalogueQuery | undefined {
  const [low, high] = [params.get(priceFields.low), params.get(priceFields.high)]
  if (low === null && high === null) return undefined
  const query = parseQuery(params)
  return { ...query, ...priceRange(readPrice(low ?? '', decimals) ?? null, readPrice(high ?? '', decimals) ?? null) }
}
