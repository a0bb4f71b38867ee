import { assert, json, property, string } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type PersistedChange, readChanges, writeChanges } from './index.ts'

const now = 1_800_000_000_000
const cartId = 'cart1'
const changes: PersistedChange[] = [
  { kind: 'quantity', lineId: 'a', quantity: 3 },
  { kind: 'save', lineId: 'b', isSaved: true },
  { kind: 'remove', lineId: 'c' },
  { kind: 'coupon', coupon: null },
  { kind: 'add', line: { key: 'k1', variantId: 'v', quantity: 2 } },
  { kind: 'add', line: { key: 'k3', variantId: 'v', quantity: 1, position: 0, removedLine: 'd', isSaved: true } },
  { kind: 'batch', batch: { key: 'k2', designs: [], lines: [{ variantId: 'v', quantity: 1 }] } }
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
    expect(writeChanges([], { cartId, now })).toBeNull()
  })

  it('go into whatever cart there is now, where things were put in before there was one', () => {
    const text = writeChanges(changes, { cartId: null, now })
    for (const id of [null, 'opened']) expect(readChanges(text, { cartId: id, now })).toEqual(changes.slice(4))
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
    [{ kind: 'add', line: { key: 'k', variantId: 'v', quantity: 0 } }],
    [{ kind: 'add', line: { key: 'k', variantId: 'v', quantity: 1, design: {} } }],
    [{ kind: 'batch', batch: { key: 'k', designs: [] } }],
    [{ kind: 'batch', batch: { key: 'k', designs: ['x'.repeat(40_000)], lines: [] } }],
    [{ kind: 'load' }],
    [null],
    ['remove']
  ])('pass over %j, and go on with the next', (change) => {
    expect(read(textOf([change, changes[0]]))).toEqual([changes[0]])
  })

  it('are no more than somebody makes by hand', () => {
    const many = Array.from({ length: 500 }, (_, index): PersistedChange => ({
      kind: 'remove',
      lineId: `line${index}`
    }))
    expect(read(writeChanges(many, { cartId, now }))).toEqual(many.slice(-200))
    expect(read(textOf(many))).toHaveLength(200)
    expect(read(textOf([changes[0]], { padding: 'x'.repeat(100_000) }))).toEqual([])
  })

  it('are none where the text is anything else', () => {
    assert(property(string(), (text) => read(text).length === 0))
    assert(
      property(
        json(),
        (text) => read(text).length === 0 && read(`{"cartId":"cart1","at":${now},"changes":[${text}]}`).length === 0
      )
    )
    for (const text of [null, '', '{', 'null', '[]', textOf({}), textOf(changes, { at: 'now' })])
      expect(read(text)).toEqual([])
  })
})
