import { expect, it } from 'vitest'
import { isFormatted, isLinted, nearest } from './changed.ts'

it('keeps the tests that stand nearest to what changed', () => {
  const tests = ['packages/design/src/a.test.ts', 'apps/api/src/modules/carts/b.test.ts', 'apps/api/src/access.test.ts']
  expect(nearest(tests, ['apps/api/src/modules/carts/service.ts', 'README.md'], 2)).toEqual([
    'apps/api/src/modules/carts/b.test.ts',
    'apps/api/src/access.test.ts'
  ])
  expect(nearest(tests, [], 3)).toEqual(tests)
})

it('counts a test that changed itself as the nearest', () => {
  expect(nearest(['a/b/c.test.ts', 'a/b/d.test.ts'], ['a/b/d.test.ts', 'a/x.ts'], 1)).toEqual(['a/b/d.test.ts'])
})

it('formats and lints what can be', () => {
  const files = ['a.tsx', 'b.json', 'c.webp', 'd.md', 'e.mjs']
  expect([files.filter(isFormatted), files.filter(isLinted)]).toEqual([
    ['a.tsx', 'b.json', 'd.md', 'e.mjs'],
    ['a.tsx', 'e.mjs']
  ])
})
