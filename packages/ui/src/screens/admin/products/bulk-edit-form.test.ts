import { expect, test } from 'vitest'
import { type BulkEditForm, bulkActionOf, emptyBulkEdit } from './bulk-edit-form.ts'

const action = (form: Partial<BulkEditForm>) => bulkActionOf({ ...emptyBulkEdit, ...form }, 2)

test('a price is raised and lowered by per cent or by an amount of minor units', () => {
  expect(action({ value: '12,5' })).toEqual({ action: { kind: 'price', by: 'percent', ending: 'exact', value: 12.5 } })
  expect(action({ value: '1.50', by: 'amount', isRaise: false, ending: '99' })).toEqual({
    action: { kind: 'price', by: 'amount', ending: '99', value: -150 }
  })
})

test('a value that makes no price is told of', () => {
  for (const form of [
    { value: '' },
    { value: '0' },
    { value: 'ten' },
    { value: '100', isRaise: false },
    { value: '1001' }
  ])
    expect(action(form), JSON.stringify(form)).toEqual({ wrong: 'value' })
})

test('a sale has dates in their order, or none', () => {
  const sale = { kind: 'sale', value: '20' } as const
  expect(action(sale)).toMatchObject({ action: { value: 20, from: null, until: null } })
  expect(action({ ...sale, from: '2026-06-02T00:00:00Z', until: '2026-06-01T00:00:00Z' })).toEqual({ wrong: 'until' })
  expect(action({ ...sale, value: '100' })).toEqual({ wrong: 'value' })
})

test('pieces are whole, added or taken away, and a count is not negative', () => {
  expect(action({ kind: 'add-stock', pieces: '-5' })).toEqual({ action: { kind: 'add-stock', pieces: -5 } })
  expect(action({ kind: 'set-stock', pieces: '0' })).toEqual({ action: { kind: 'set-stock', onHand: 0 } })
  for (const form of [
    { kind: 'add-stock', pieces: '0' },
    { kind: 'add-stock', pieces: '1.5' },
    { kind: 'set-stock', pieces: '-1' },
    { kind: 'set-stock', pieces: '' }
  ] as const)
    expect(action(form), JSON.stringify(form)).toEqual({ wrong: 'pieces' })
})

test('a category is chosen first', () => {
  expect(action({ kind: 'category' })).toEqual({ wrong: 'category' })
  expect(action({ kind: 'category', category: 'mugs' })).toEqual({ action: { kind: 'category', category: 'mugs' } })
  expect(action({ kind: 'end-sale' })).toEqual({ action: { kind: 'end-sale' } })
})
