import { type ShopSettings, settingsIn } from '@motif/contract'
import { describe, expect, it } from 'vitest'
import shopConfig from '../../../../../shop.config.ts'
import { formAfterSave, mergedVersions } from './merged-versions.ts'

const settings = settingsIn(shopConfig)

describe('two people’s changes', () => {
  const changed = (change: Partial<ShopSettings>): ShopSettings => ({ ...settings, ...change })
  const [gb, de] = [settings.tax['GB']!, settings.tax['DE']!]

  it('of different things fit together, within a group of settings too', () => {
    const mine = changed({ name: 'Mine', tax: { ...settings.tax, GB: { ...gb, percent: 21 } } })
    const theirs = changed({ tagline: 'Theirs.', tax: { ...settings.tax, DE: { ...de, percent: 20 } } })
    expect(mergedVersions({ base: settings, mine, theirs }, 'mine')).toEqual({
      merged: changed({
        name: 'Mine',
        tagline: 'Theirs.',
        tax: { ...settings.tax, GB: { ...gb, percent: 21 }, DE: { ...de, percent: 20 } }
      }),
      conflicts: []
    })
  })

  it('of the same thing are told with both values, and one is chosen', () => {
    const mine = changed({ name: 'Mine', shipping: settings.shipping.slice(0, 1) })
    const theirs = changed({ name: 'Theirs', tagline: 'Theirs.' })
    const kept = mergedVersions({ base: settings, mine, theirs }, 'mine')
    expect(kept.conflicts).toEqual([{ path: 'name', mine: 'Mine', theirs: 'Theirs' }])
    expect(kept.merged).toMatchObject({ name: 'Mine', tagline: 'Theirs.', shipping: mine.shipping })
    expect(mergedVersions({ base: settings, mine, theirs }, 'theirs').merged.name).toBe('Theirs')
  })

  it('are none where the same values stand in another order', () => {
    const backwards = (value: unknown): unknown =>
      Array.isArray(value)
        ? value.map(backwards)
        : typeof value === 'object' && value !== null
          ? Object.fromEntries(
              Object.entries(value)
                .toReversed()
                .map(([name, part]) => [name, backwards(part)])
            )
          : value
    const mine = { ...(backwards(settings) as ShopSettings), name: 'Mine' }
    const theirs = changed({ shipping: settings.shipping.slice(0, 2) })
    expect(mergedVersions({ base: settings, mine, theirs }, 'mine')).toEqual({
      merged: changed({ name: 'Mine', shipping: settings.shipping.slice(0, 2) }),
      conflicts: []
    })
  })

  it('take out what one of them took out', () => {
    const { JP: _japan, ...withoutJapan } = settings.tax
    const mine = changed({ tax: withoutJapan })
    const theirs = changed({ name: 'Theirs' })
    expect(mergedVersions({ base: settings, mine, theirs }, 'mine').merged).toEqual(
      changed({ name: 'Theirs', tax: withoutJapan })
    )
  })
})

describe('a form after a save', () => {
  const sent = { name: ' Mine ', links: ['a'] }
  const saved = { name: 'Mine', links: ['a'] }

  it('is the saved one where nothing was typed since it was sent', () => {
    expect(formAfterSave({ sent, now: { ...sent }, saved })).toEqual(saved)
  })

  it('keeps what was typed since, and takes the rest from what was saved', () => {
    expect(formAfterSave({ sent, now: { ...sent, links: ['a', 'b'] }, saved })).toEqual({
      name: 'Mine',
      links: ['a', 'b']
    })
    expect(formAfterSave({ sent, now: { ...sent, name: 'Mine too' }, saved })).toEqual({ ...saved, name: 'Mine too' })
  })
})
