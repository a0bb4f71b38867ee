import { afterEach, describe, expect, it, vi } from 'vitest'
import shop from '../../../../shop.config.ts'
import { rememberCountry, usualCountry } from './countries.ts'
import { deviceStorage } from './storage.ts'

const first = shop.shipping[0]?.countries[0]

afterEach(() => {
  vi.unstubAllGlobals()
  deviceStorage.removeItem('deliver-to')
})

describe('where parcels usually go', () => {
  it.each([
    ['the region of the first language that has one of ours', ['de', 'fr-FR', 'de-DE'], 'FR'],
    ['the next language where the browser names one that is none', ['C', 'en_US', '', 'x', 'de-DE'], 'DE'],
    ["the shop's first country where no language tells", ['C', 'en'], first],
    ["the shop's first country where the browser names none", [], first],
    ['not where the shop does not deliver', ['pt-BR'], first]
  ])('is %s', (_, languages, country) => {
    vi.stubGlobal('navigator', { languages })
    expect(usualCountry()).toBe(country)
  })

  it('is what was chosen before', () => {
    vi.stubGlobal('navigator', { languages: ['de-DE'] })
    rememberCountry('JP')
    expect(usualCountry()).toBe('JP')
  })
})
