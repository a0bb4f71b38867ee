import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { assert, constantFrom, property, stringMatching, string } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addressFormat, addressLines, findRegion, isPostalCode, tidyPostalCode } from './address-rules.ts'
import { isPhone, phoneText, toE164 } from './phone-rules.ts'
import { address } from './primitives.ts'

const countries = Object.keys(
  JSON.parse(readFileSync(join(import.meta.dirname, 'address-data.json'), 'utf8')) as object
)

describe('how addresses are written', () => {
  it('is what the kept package says', () => {
    const anew = join(mkdtempSync(join(tmpdir(), 'address-data-')), 'address-data.json')
    expect(
      spawnSync(process.execPath, [join(import.meta.dirname, '../scripts/make-address-data.ts'), anew]).status
    ).toBe(0)
    expect(readFileSync(join(import.meta.dirname, 'address-data.json'), 'utf8')).toBe(readFileSync(anew, 'utf8'))
  })

  it.each([
    ['US', 'line1 line2 city region postalCode', 'city line1 postalCode region'],
    ['GB', 'line1 line2 city postalCode', 'city line1 postalCode'],
    ['DE', 'line1 line2 postalCode city', 'city line1 postalCode'],
    ['FR', 'line1 line2 postalCode city', 'city line1 postalCode'],
    ['NL', 'line1 line2 postalCode city', 'city line1 postalCode'],
    ['IN', 'line1 line2 city postalCode region', 'city line1 postalCode region'],
    ['JP', 'postalCode region city line1 line2', 'city line1 postalCode region'],
    ['CA', 'line1 line2 city region postalCode', 'city line1 postalCode region'],
    ['AU', 'line1 line2 city region postalCode', 'city line1 postalCode region'],
    ['AE', 'line1 line2 region', 'line1 region'],
    ['SG', 'line1 line2 postalCode', 'line1 postalCode']
  ])('in %s: %s', (country, fields, required) => {
    const format = addressFormat(country)
    expect([format.fields.join(' '), [...format.required].toSorted().join(' ')]).toEqual([fields, required])
  })

  it('names regions by what parcels carry', () => {
    expect(['california', 'CA', 'ca '].map((text) => findRegion('US', text)?.value)).toEqual(['CA', 'CA', 'CA'])
    expect(['tokyo', '東京都'].map((text) => findRegion('JP', text)?.value)).toEqual(['東京都', '東京都'])
    expect(findRegion('DE', 'Bayern')).toBeUndefined()
  })

  it.each([
    [
      { line1: '1 Main Street', line2: 'Apt 4', city: 'Portland', region: 'OR', postalCode: '97201', country: 'US' },
      ['1 Main Street', 'Apt 4', 'Portland, OR 97201', 'US']
    ],
    [
      { line1: '1 Main Street', city: 'Portland', postalCode: '97201', country: 'US' },
      ['1 Main Street', 'Portland 97201', 'US']
    ],
    [
      { line1: '12 Ropewalk', city: 'Bristol', region: 'Avon', postalCode: 'BS1 6QU', country: 'GB' },
      ['12 Ropewalk', 'Bristol', 'BS1 6QU', 'Avon', 'GB']
    ],
    [
      { line1: '千代田1-1', city: '千代田区', region: '東京都', postalCode: '100-0001', country: 'JP' },
      ['〒100-0001', '東京都千代田区', '千代田1-1', 'JP']
    ],
    [
      { line1: '1-1 Chiyoda', city: 'Chiyoda-ku', region: 'Tokyo', postalCode: '100-0001', country: 'JP' },
      ['1-1 Chiyoda', 'Chiyoda-ku, Tokyo', '100-0001', 'JP']
    ],
    [
      { line1: '1 Raffles Place', city: 'Singapore', postalCode: '018956', country: 'SG' },
      ['1 Raffles Place', 'SINGAPORE 018956', 'SG']
    ]
  ])('prints %j', (given, lines) => expect(addressLines(given)).toEqual(lines))
})

describe('postal codes', () => {
  it.each([
    ['US', ['94110', '94110-1234', '９４１１０', '٩٤١١٠'], ['9411', 'ABCDE', '']],
    ['GB', ['BS1 6QU', 'bs16qu', 'SW1A 1AA'], ['12345', 'BS1', '']],
    ['DE', ['10115'], ['1011', '101155', '']],
    ['FR', ['75001'], ['7500']],
    ['IN', ['560001', '560 001', '५६००01'], ['060001x']],
    ['JP', ['100-0001', '1000001', '１００−０００１'], ['100-001']],
    ['CA', ['K1A 0B1', 'k1a0b1'], ['D1A 0B1', '12345']],
    ['AU', ['2000'], ['200']],
    ['NL', ['1012 AB', '1012ab'], ['0012 AB', '1012']],
    ['AE', ['', 'anything'], []]
  ])('of %s', (country, right, wrong) => {
    for (const code of right) expect(isPostalCode(code, country), code).toBe(true)
    for (const code of wrong) expect(isPostalCode(code, country), code).toBe(false)
  })

  it('are kept tidy, and what is tidy stays as it is', () => {
    assert(
      property(string({ unit: 'grapheme', maxLength: 20 }), (typed) => {
        const tidy = tidyPostalCode(typed)
        expect(tidyPostalCode(tidy)).toBe(tidy)
      }),
      { examples: [['\u1fe2']] }
    )
  })
})

describe('phone numbers', () => {
  it('are understood as people of a country write them', () => {
    expect([
      toE164('(415) 555-0123', 'US'),
      toE164('020 7946 0000', 'GB'),
      toE164('030 1234567', 'DE'),
      toE164('06 12 34 56 78', 'FR'),
      toE164('090-1234-5678', 'JP'),
      toE164('0044 20 7946 0000', 'DE'),
      toE164('٠٣٠ ١٢٣٤٥٦٧', 'DE')
    ]).toEqual([
      '+14155550123',
      '+442079460000',
      '+49301234567',
      '+33612345678',
      '+819012345678',
      '+442079460000',
      '+49301234567'
    ])
    for (const wrong of ['12', 'call me', '', '+1', '+1 415 555 0123 ext. 9'])
      expect(toE164(wrong, 'US'), wrong).toBeUndefined()
  })

  it('are taken where their length is right', () => {
    expect(['+14155550123', '+15555550123', '+447700900123'].map(isPhone)).toEqual([true, true, true])
    expect(['12345', '14155550123', '+1415555012', '+999123456789', "+1'; --"].map(isPhone)).toEqual([
      false,
      false,
      false,
      false,
      false
    ])
    expect(phoneText('+14155550123')).toBe('+1 415 555 0123')
  })
})

const word = stringMatching(/^[\p{L}\p{N}][\p{L}\p{N} .'-]{0,30}[\p{L}\p{N}]$/u)

it('an address is on the parcel as it was typed, whatever the country', () => {
  assert(
    property(constantFrom(...countries), word, word, word, (country, line1, city, region) => {
      const { postalExample = '' } = addressFormat(country)
      const stored = address.safeParse({ name: 'A', line1, city, region, postalCode: postalExample, country })
      expect(stored.success).toBe(true)
      if (!stored.success) return
      const printed = addressLines(stored.data, 'Country').join('\n')
      for (const part of [
        stored.data.line1,
        stored.data.city,
        stored.data.region ?? '',
        stored.data.postalCode,
        'Country'
      ])
        expect(printed).toContain(part)
      expect(printed).not.toMatch(/%|\0|undefined|^\s|\n\s*\n/)
    }),
    { numRuns: 500 }
  )
})
