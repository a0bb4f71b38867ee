import { expect, it } from 'vitest'
import {
  type BrandKit,
  type BrandKitChange,
  brandKitLimits,
  changedKit,
  isBeyondLimit,
  undoOf
} from './brand-kit-rules.ts'

const red = { value: '#c8371b', name: 'Brick' }
const blue = { value: '#1f5fa8', name: null }
const kit: BrandKit = {
  colours: [red, blue],
  fonts: ['anton', 'cairo'],
  logos: [{ upload: 'one', name: 'Fox' }],
  revision: 3
}
const changes: readonly BrandKitChange[] = [
  { act: 'put', part: 'colours', item: { value: '#000000', name: null } },
  { act: 'put', part: 'colours', item: { ...red, name: 'Fox red' } },
  { act: 'remove', part: 'colours', item: { ...red, name: null } },
  { act: 'put', part: 'fonts', item: 'bangers' },
  { act: 'remove', part: 'fonts', item: 'anton' },
  { act: 'put', part: 'logos', item: { upload: 'two', name: null } },
  { act: 'remove', part: 'logos', item: { upload: 'one', name: null } }
]

it('puts what is new last, names what is there, and takes out', () => {
  const [added, named, removed, font] = changes.map((change) => changedKit(kit, change))
  expect(added?.colours).toEqual([red, blue, { value: '#000000', name: null }])
  expect(named?.colours).toEqual([{ ...red, name: 'Fox red' }, blue])
  expect(removed?.colours).toEqual([blue])
  expect(font).toEqual({ ...kit, fonts: ['anton', 'cairo', 'bangers'] })
})

it('undoes every change, with its place and its name', () => {
  for (const change of changes) expect(changedKit(changedKit(kit, change), undoOf(kit, change))).toEqual(kit)
})

it('takes a change that was made already, and one of what is gone, as done', () => {
  for (const change of changes) {
    const once = changedKit(kit, change)
    expect(changedKit(once, change)).toEqual(once)
  }
})

it('says where no more fits, but not of what is in the kit already', () => {
  const full = { ...kit, fonts: Array.from({ length: brandKitLimits.fonts }, (_none, index) => `font-${index}`) }
  const put = (item: string): BrandKitChange => ({ act: 'put', part: 'fonts', item })
  expect([isBeyondLimit(full, put('anton')), isBeyondLimit(full, put('font-1'))]).toEqual([true, false])
  expect(isBeyondLimit(kit, put('bangers'))).toBe(false)
})
