import type { CatalogueQuery, ProductSort } from './types.ts'

const sorts = { featured: true, newest: true, 'price-asc': true, 'price-desc': true, rating: true } satisfies Record<ProductSort, true>
const isSort = (text: string | null): text is ProductSort => text !== null && Object.hasOwn(sorts, text)

/** Members of an address that are not options: the query's own, and what advertisements and newsletters append. */
const taken = new Set(['q', 'category', 'minPrice', 'maxPrice', 'inStock', 'customisable', 'sort', 'page', 'pageSize', 'ref', 'source', 'gclid', 'fbclid', 'msclkid'])

/** As the contract has them: lower-case words joined by hyphens. */
const isSlug = (text: string) => text.length <= 120 && /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(text)
const longestSearch = 100
const mostValues = 40
const highestPrice = 100_000_000
const lastPage = 10_000

export const emptyQuery: CatalogueQuery = { q: '', categories: [], options: {}, inStock: false, customisable: false, sort: 'featured', page: 1 }

/** Sorted, each once, so that the same choice is the same address and the same cache key. */
const tidy = (values: readonly string[]) => [...new Set(values)].filter(isSlug).toSorted().slice(0, mostValues)
const listOf = (params: URLSearchParams, name: string) => tidy(params.getAll(name).flatMap((value) => value.split(',')))

function numberOf(text: string | null, least: number, most: number): number | undefined {
  if (text === null || !/^\d+$/.test(text)) return undefined
  const number = Number(text)
  return number >= least && number <= most ? number : undefined
}

export const trimSearch = (text: string) => text.trim().slice(0, longestSearch).trim()

/** Reads an address. What cannot be understood is left out: an old or mangled link still shows goods. */
export function parseQuery(params: URLSearchParams): CatalogueQuery {
  const minPrice = numberOf(params.get('minPrice'), 0, highestPrice)
  const maxPrice = numberOf(params.get('maxPrice'), 0, highestPrice)
  const options: Record<string, string[]> = {}
  for (const name of [...new Set(params.keys())].toSorted()) {
    const values = taken.has(name) || !isSlug(name) ? [] : listOf(params, name)
    if (values.length > 0) options[name] = values
  }
  const sort = params.get('sort')
  return {
    q: trimSearch(params.get('q') ?? ''),
    categories: listOf(params, 'category'),
    options,
    ...(minPrice === undefined ? {} : { minPrice }),
    ...(maxPrice === undefined ? {} : { maxPrice }),
    inStock: params.get('inStock') === 'true',
    customisable: params.get('customisable') === 'true',
    sort: isSort(sort) ? sort : 'featured',
    page: numberOf(params.get('page'), 1, lastPage) ?? 1
  }
}

/** Writes an address in one order, without what goes without saying. */
export function formatQuery(query: CatalogueQuery): URLSearchParams {
  const params = new URLSearchParams()
  const add = (name: string, value: string | number | undefined) => {
    if (value !== undefined && value !== '') params.set(name, String(value))
  }
  add('q', query.q)
  add('category', query.categories.join(','))
  for (const [option, values] of Object.entries(query.options).toSorted(([a], [b]) => (a < b ? -1 : 1))) add(option, values.join(','))
  add('minPrice', query.minPrice)
  add('maxPrice', query.maxPrice)
  add('inStock', query.inStock ? 'true' : undefined)
  add('customisable', query.customisable ? 'true' : undefined)
  add('sort', query.sort === 'featured' ? undefined : query.sort)
  add('page', query.page === 1 ? undefined : query.page)
  return params
}

/** Whether two queries ask for the same. */
export const isSameQuery = (one: CatalogueQuery, other: CatalogueQuery) => formatQuery(one).toString() === formatQuery(other).toString()

const toggled = (values: readonly string[], value: string) => tidy(values.includes(value) ? values.filter((kept) => kept !== value) : [...values, value])

/** Each change leads back to the first page: the third page of other goods is nobody's wish. */
export const toggleCategory = (query: CatalogueQuery, category: string): CatalogueQuery => ({ ...query, categories: toggled(query.categories, category), page: 1 })

export function toggleOption(query: CatalogueQuery, option: string, value: string): CatalogueQuery {
  const { [option]: chosen = [], ...others } = query.options
  const values = toggled(chosen, value)
  return { ...query, options: values.length > 0 ? { ...others, [option]: values } : others, page: 1 }
}

const inRange = (price: number | undefined) => (price === undefined ? undefined : Math.min(highestPrice, Math.max(0, Math.round(price))))

/** A range named the wrong way round is taken for the one that was meant. */
export function setPrice({ minPrice: _min, maxPrice: _max, ...query }: CatalogueQuery, min?: number, max?: number): CatalogueQuery {
  const [low, high] = [inRange(min), inRange(max)]
  const [minPrice, maxPrice] = low !== undefined && high !== undefined && low > high ? [high, low] : [low, high]
  return { ...query, ...(minPrice === undefined ? {} : { minPrice }), ...(maxPrice === undefined ? {} : { maxPrice }), page: 1 }
}
