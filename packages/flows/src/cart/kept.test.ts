import { assert, json, property, string } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type KeptChange, readChanges, writeChanges } from './index.ts'

const now = 1_800_000_000_000
const cartId = 'cart1'
const changes: KeptChange[] = [
  { kind: 'quantity', lineId: 'a', quantity: 3 },
  { kind: 'save', lineId: 'b', isSaved: true },
  { kind: 'remove', lineId: 'c' },
  { kind: 'coupon', coupon: null }
]
const textOf = (kept: unknown, more = {}) => JSON.stringify({ cartId, at: now, changes: kept, ...more })
const read = (text: string | null, at = now) => readChanges(text, { cartId, now: at })

describe('changes of the cart kept in the browser', () => {
  it('are read as they were written, for a day', () => {
    const text = writeChanges(changes, { cartId, now })
    expect(read(text)).toEqual(changes)
    expect(read(text, now + 24 * 60 * 60 * 1000)).toEqual(changes)
    expect(read(text, now + 24 * 60 * 60 * 1000 + 1)).toEqual([])
    expect(read(text, now - 1)).toEqual([])
  })

  it('are of one cart alone, and nothing is kept of none', () => {
    expect(readChanges(writeChanges(changes, { cartId: 'other', now }), { cartId, now })).toEqual([])
    expect(readChanges(textOf(changes), { cartId: null, now })).toEqual([])
    expect([writeChanges([], { cartId, now }), writeChanges(changes, { cartId: null, now })]).toEqual([null, null])
  })

  it.each([
    [{ kind: 'quantity', lineId: 'a', quantity: 0 }],
    [{ kind: 'quantity', lineId: 'a', quantity: 1.5 }],
    [{ kind: 'quantity', lineId: 'a', quantity: 1000 }],
    [{ kind: 'quantity', lineId: '', quantity: 1 }],
    [{ kind: 'save', lineId: 'a' }],
    [{ kind: 'remove', lineId: 7 }],
    [{ kind: 'coupon', coupon: 'x'.repeat(101) }],
    [{ kind: 'add', line: { variantId: 'v', quantity: 1 } }],
    [{ kind: 'load' }],
    [null],
    ['remove']
  ])('pass over %j, and go on with the next', (change) => {
    expect(read(textOf([change, changes[0]]))).toEqual([changes[0]])
  })

  it('are no more than somebody makes by hand', () => {
    const many = Array.from({ length: 500 }, (_, index): KeptChange => ({ kind: 'remove', lineId: `line${index}` }))
    expect(read(writeChanges(many, { cartId, now }))).toEqual(many.slice(-200))
    expect(read(textOf(many))).toHaveLength(200)
    expect(read(textOf([changes[0]], { padding: 'x'.repeat(50_000) }))).toEqual([])
  })

  it('are none where the text is anything else', () => {
    assert(property(string(), (text) => read(text).length === 0))
    assert(property(json(), (text) => read(text).length === 0 && read(`{"cartId":"cart1","at":${now},"changes":[${text}]}`).length === 0))
    for (const text of [null, '', '{', 'null', '[]', textOf({}), textOf(changes, { at: 'now' })]) expect(read(text)).toEqual([])
  })
})
