import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { productQuery } from './catalogue.ts'
import {
  type CatalogueQuery,
  emptyQuery,
  formatQuery,
  parseQuery,
  parseSentForm,
  queryParameters
} from './catalogue-query-rules.ts'

const slug = fc.stringMatching(/^[a-z0-9]{1,8}(-[a-z0-9]{1,5})?$/)
const slugs = fc.uniqueArray(slug, { maxLength: 6 }).map((values) => values.toSorted())
const price = fc.option(fc.integer({ min: 0, max: 1_000_000 }), { nil: null })
const optionId = slug.filter(
  (id) => !queryParameters.has(id) && !['ref', 'source', 'gclid', 'fbclid', 'msclkid'].includes(id)
)

const anyQuery: fc.Arbitrary<CatalogueQuery> = fc.record({
  q: fc.string({ maxLength: 60, unit: 'grapheme' }).map((text) => text.trim().slice(0, 100).trim()),
  categories: slugs,
  collection: fc.oneof(fc.constant(''), slug),
  options: fc.dictionary(
    optionId,
    slugs.filter((values) => values.length > 0),
    { maxKeys: 4, noNullPrototype: true }
  ),
  minPrice: price,
  maxPrice: price,
  isInStock: fc.boolean(),
  isCustomisable: fc.boolean(),
  sort: fc.constantFrom('featured', 'best-selling', 'newest', 'price-asc', 'price-desc', 'rating'),
  page: fc.integer({ min: 1, max: 10_000 })
})

const anyName = fc.oneof(
  fc.constantFrom('q', 'category', 'collection', 'minPrice', 'inStock', 'sort', 'page', 'colour', 'constructor'),
  fc.string({ maxLength: 6 })
)
const anyValue = fc.oneof(
  fc.constantFrom('true', 'newest', 'a,b', '7'),
  fc.string({ maxLength: 8 }),
  fc.integer().map(String)
)

describe('the query in the address', () => {
  it('is read back as it was written', () => {
    fc.assert(
      fc.property(anyQuery, (query) => {
        expect(parseQuery(new URLSearchParams(formatQuery(query).toString()))).toEqual(query)
      })
    )
  })

  it('is written in one way only, however it came', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(anyName, anyValue), { maxLength: 8 }), (members) => {
        const once = formatQuery(parseQuery(new URLSearchParams(members))).toString()
        expect(formatQuery(parseQuery(new URLSearchParams(once))).toString()).toBe(once)
      })
    )
  })

  it('is the same address in whatever order the values were chosen', () => {
    const chosen = (values: string[]) =>
      formatQuery({ ...emptyQuery, categories: values, options: { colour: values } }).toString()
    expect(chosen(['navy', 'black'])).toBe(chosen(['black', 'navy', 'black']))
  })

  it('is always one the server takes', () => {
    fc.assert(
      fc.property(anyQuery, (query) => {
        expect(productQuery.safeParse(Object.fromEntries(formatQuery(query))).error).toBeUndefined()
      })
    )
  })

  it('reads repeated values and values with commas alike', () => {
    expect(parseQuery(new URLSearchParams('colour=navy&colour=black&category=mugs,shirts'))).toEqual({
      ...emptyQuery,
      categories: ['mugs', 'shirts'],
      options: { colour: ['black', 'navy'] }
    })
  })

  it('leaves out what it cannot understand', () => {
    expect(
      parseQuery(
        new URLSearchParams(
          'page=-3&sort=chaos&minPrice=cheap&inStock=yes&category=<b>&__proto__=x&utm_source=mail&gclid=abc'
        )
      )
    ).toEqual(emptyQuery)
  })
})

describe('a form of filters sent without a script', () => {
  const sent = (search: string) => parseSentForm(new URLSearchParams(search), 2)

  it('says prices in money, and every box by its name', () => {
    expect(
      sent('q=mug&category=caps&category=mugs&colour=navy&priceFrom=12,50&priceTo=&inStock=true&sort=rating')
    ).toEqual({
      ...emptyQuery,
      q: 'mug',
      categories: ['caps', 'mugs'],
      options: { colour: ['navy'] },
      minPrice: 1250,
      isInStock: true,
      sort: 'rating'
    })
  })

  it('has prices the right way round, and leaves out what is none', () => {
    expect(sent('priceFrom=30&priceTo=10')).toEqual({ ...emptyQuery, minPrice: 1000, maxPrice: 3000 })
    expect(sent('priceFrom=cheap&priceTo=-3')).toEqual(emptyQuery)
    expect(parseSentForm(new URLSearchParams('priceFrom=1200&priceTo='), 0)?.minPrice).toBe(1200)
  })

  it('is no other address', () => {
    expect(sent('category=mugs&minPrice=100')).toBeUndefined()
  })
})

it('names every parameter of a list that is no option', () => {
  expect([...queryParameters].toSorted()).toEqual(Object.keys(productQuery.shape).toSorted())
})
