import type { BrandKit, BrandKitChange } from '@motif/contract/brand-kit-rules'
import { brandKitLimits } from '@motif/contract/brand-kit-rules'
import type { Problem } from '@motif/contract'
import { ResponseError } from '@motif/contract/client'
import { expect, it } from 'vitest'
import { createChangeSaver } from './save-changes.ts'

const empty: BrandKit = { colours: [], fonts: [], logos: [], revision: 0 }
const font = (item: string, act: 'put' | 'remove' = 'put'): BrandKitChange => ({ act, part: 'fonts', item })

const conflict = () =>
  new ResponseError(409, { type: 'about:blank', title: 'It changed', status: 409, code: 'conflict' } as Problem)

/** The API of the brand kit, for several windows. */
function shopWith(kit: BrandKit) {
  let kept = kit
  const saves: string[][] = []
  return {
    saves,
    kept: () => kept,
    read: async () => kept,
    save: async (next: BrandKit) => {
      saves.push(next.fonts)
      if (next.revision !== kept.revision) throw conflict()
      kept = { ...next, revision: next.revision + 1 }
      return kept
    }
  }
}

it('saves one change after the other, each on top of the one before', async () => {
  const shop = shopWith(empty)
  const change = createChangeSaver(shop)
  await Promise.all([change(font('anton')), change(font('cairo')), change(font('anton', 'remove'))])
  expect(shop.saves).toEqual([['anton'], ['anton', 'cairo'], ['cairo']])
})

it('brings the changes of two windows together', async () => {
  const shop = shopWith({ ...empty, fonts: ['jua'] })
  const [one, other] = [createChangeSaver(shop), createChangeSaver(shop)]
  await one(font('anton'))
  await other(font('jua', 'remove'))
  await one(font('cairo'))
  await other(font('bungee'))
  expect(shop.kept().fonts).toEqual(['anton', 'cairo', 'bungee'])
})

it('puts in nothing where another window has filled the kit meanwhile', async () => {
  const fonts = Array.from({ length: brandKitLimits.fonts }, (_none, index) => `font-${index}`)
  const shop = shopWith({ ...empty, fonts })
  expect(await createChangeSaver(shop)(font('anton'))).toMatchObject({ fonts })
  expect(shop.saves).toEqual([])
})

it('tells of a change that could not be saved, and goes on with the next', async () => {
  const shop = shopWith(empty)
  let isAway = true
  const change = createChangeSaver({
    read: shop.read,
    save: (kit) => (isAway ? Promise.reject(new TypeError('Failed to fetch')) : shop.save(kit))
  })
  const lost = change(font('anton'))
  await expect(lost).rejects.toThrow('Failed to fetch')
  isAway = false
  expect((await change(font('cairo'))).fonts).toEqual(['cairo'])
})
