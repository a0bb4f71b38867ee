import type { Line } from '@motif/contract'
import { describe, expect, it } from 'vitest'
import { atRest, movedTo } from './moving-lines.ts'

const money = { amount: 100, currency: 'USD' }
const line = (id: string, variantId = `variant of ${id}`): Line => ({
  id,
  variantId,
  productSlug: 'mug',
  name: 'Mug',
  sku: 'MUG',
  options: [],
  quantity: 1,
  unitPrice: money,
  total: money,
  image: { url: '/mug.webp', widths: [1], width: 1, height: 1, alt: '', placeholder: '' },
  design: null
})
const [a, b, c] = [line('a'), line('b'), line('c')]

/** The lines shown after the changes: `a` at rest, `+b` entering, `-c` leaving. */
function shownOver(first: readonly Line[], ...changes: readonly (readonly Line[])[]) {
  const signs = { rest: '', coming: '+', leaving: '-' }
  let shown = atRest(first)
  for (const lines of changes) shown = movedTo(shown, lines, true)
  return shown.map(({ key, phase }) => signs[phase] + key).join(' ')
}

describe('the lines of a list that moves', () => {
  it('stand still from the start, and come where there were others', () => {
    expect([shownOver([a, b], [a, b]), shownOver([a], [a, b])]).toEqual(['a b', 'a +b'])
  })

  it('leave in their places', () => {
    expect([shownOver([a, b, c], [a, c]), shownOver([a, b, c], [c]), shownOver([a, b, c], [c], [c])]).toEqual([
      'a -b c',
      '-a -b c',
      '-a -b c'
    ])
  })

  it('come back while they leave', () => {
    expect(shownOver([a, b, c], [a, c], [a, b, c])).toBe('a +b c')
  })

  it('are the same where one comes back under another id', () => {
    const back = line('d', b.variantId)
    expect([shownOver([a, b, c], [a, c], [a, b, c], [a, back, c]), shownOver([a, b, c], [a, back, c], [a, c])]).toEqual(
      ['a +b c', 'a -b c']
    )
  })

  it('are others where something else takes the place, or the same thing with a design', () => {
    const designed = { ...line('d', b.variantId), design: { designId: 'x', contentHash: 'x', previewUrl: '/x' } }
    expect([shownOver([a, b], [a, line('d')]), shownOver([a, b], [a, designed])]).toEqual(['a -b +d', 'a -b +d'])
  })

  it('go as a whole, and are there and gone where nothing moves', () => {
    expect(shownOver([a, b], [])).toBe('')
    expect(movedTo(atRest([a, b]), [b, c], false).map(({ key, phase }) => [key, phase])).toEqual([
      ['b', 'rest'],
      ['c', 'rest']
    ])
  })
})
