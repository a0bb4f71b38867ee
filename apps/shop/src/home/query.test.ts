import { parseQuery } from '@motif/contract/catalogue-query-rules'
import { expect, it } from 'vitest'
import { hrefOf, withChange } from './query.ts'

const queryOf = (text: string) => parseQuery(new URLSearchParams(text))
const changed = (shown: string, wanted: string, asked: string) =>
  hrefOf(withChange(queryOf(shown), queryOf(wanted), queryOf(asked)))

it.each([
  ['', 'sort=price-desc', 'minPrice=500', '/?minPrice=500&sort=price-desc'],
  ['', 'colour=navy', 'colour=black', '/?colour=black%2Cnavy'],
  ['colour=black,navy', 'colour=navy', 'colour=black,navy&size=m', '/?colour=navy&size=m'],
  ['category=mugs', '', 'category=mugs,tees', '/?category=tees'],
  [
    'collection=summer',
    'collection=summer&colour=navy',
    'collection=summer&sort=rating',
    '/?collection=summer&colour=navy&sort=rating'
  ],
  ['collection=summer', '', 'collection=summer&inStock=true', '/?inStock=true'],
  ['inStock=true&page=3', 'page=3', 'inStock=true&q=cup', '/?q=cup&page=3']
])('a change of %j to %j, pressed after %j was asked for, keeps both', (shown, wanted, asked, address) => {
  expect(changed(shown, wanted, asked)).toBe(address)
})

it.each(['', 'colour=navy&minPrice=500', 'category=mugs&sort=rating&page=2'])(
  'is the change itself where nothing else was asked for: %j',
  (wanted) => {
    expect(withChange(queryOf('colour=black&q=cup'), queryOf(wanted), queryOf('colour=black&q=cup'))).toEqual(
      queryOf(wanted)
    )
  }
)
