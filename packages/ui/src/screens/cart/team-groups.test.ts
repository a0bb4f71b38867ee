import { expect, it } from 'vitest'
import type { MovingLine } from '../../components/line-item/index.ts'
import { groupTeams } from './team-groups.ts'
import type { CartLine } from './types.ts'

const money = { amount: 100, currency: 'USD' }
const entry = (id: string, design: { member?: string; designId?: string; team?: string } | null): MovingLine => ({
  key: id,
  phase: 'rest',
  line: {
    id,
    variantId: id,
    productSlug: 'tee',
    name: 'Tee',
    sku: 'TEE',
    options: [],
    quantity: 1,
    unitPrice: money,
    total: money,
    image: { url: '/tee.webp', widths: [1], width: 1, height: 1, alt: '', placeholder: '' },
    design: design && { designId: null, contentHash: id, previewUrl: '/x', ...design }
  } satisfies CartLine
})
const team = (ids: string, designId: string) =>
  Array.from(ids, (id) => entry(id, { member: id.toUpperCase(), designId }))
const shown = (lines: MovingLine[]) =>
  groupTeams(lines).map((one) =>
    one.kind === 'line' ? one.entry.key : `${one.key}: ${one.entries.map(({ key }) => key).join('')}`
  )

it('puts the pieces of a team under one entry, and leaves every other line as it is', () => {
  expect(
    shown([entry('x', null), ...team('abcde', 'one'), entry('y', { designId: 'one' }), ...team('fgh', 'two')])
  ).toEqual(['x', 'team tee one 0: abcde', 'y', 'f', 'g', 'h'])
})

it('keeps two teams apart, and an entry the same whichever of its lines goes', () => {
  expect(shown([...team('abcd', 'one'), ...team('efgh', 'two'), entry('x', null), ...team('ijkl', 'one')])).toEqual([
    'team tee one 0: abcd',
    'team tee two 0: efgh',
    'x',
    'team tee one 1: ijkl'
  ])
  expect(shown(team('bcde', 'one'))).toEqual(['team tee one 0: bcde'])
})

it('keeps apart two teams of a visitor, whose designs are in no account, that were put in one after the other', () => {
  const put = (ids: string, key: string) => Array.from(ids, (id) => entry(id, { member: id.toUpperCase(), team: key }))
  expect(shown([...put('abcd', 'first'), ...put('efgh', 'second')])).toEqual([
    'team tee first 0: abcd',
    'team tee second 0: efgh'
  ])
})
