import { settingsIn, shopSettings } from '@motif/contract'
import { describe, expect, it } from 'vitest'
import shopConfig from '../../../../../../shop.config.ts'
import {
  emptyMethod,
  formOf,
  newDeliveryMethod,
  type SettingsForm,
  settingsOf,
  withoutDeliveryMethod
} from './settings-form.ts'
import { collectionText } from './storefront-form.ts'

const settings = settingsIn(shopConfig)
const decimals = 2
const form = formOf(settings, decimals)
const read = (change: Partial<SettingsForm>) => settingsOf({ ...form, ...change }, { decimals })
const problemsOf = (change: Partial<SettingsForm>) => {
  const result = read(change)
  return 'problems' in result ? result.problems : {}
}
const [zone, ...otherZones] = form.zones as [SettingsForm['zones'][number], ...SettingsForm['zones'][number][]]
const standard = zone.methods['standard']!
const zoneWith = (id: string, change: object): Partial<SettingsForm> => ({
  zones: [{ ...zone, methods: { ...zone.methods, [id]: { ...zone.methods[id]!, ...change } } }]
})

describe('the form of the settings', () => {
  it('says what it was made of, with regions, classes and heavier parcels', () => {
    expect(settingsOf(form, { decimals })).toEqual({ settings })
  })

  it('removes a delivery method from all zones, and never gives its id to a new one', () => {
    const added = newDeliveryMethod()
    expect(newDeliveryMethod().id).not.toBe(added.id)
    const methods = { ...zone.methods, [added.id]: standard }
    const before = { deliveryMethods: [...form.deliveryMethods, added], zones: [{ ...zone, methods }, ...otherZones] }
    expect(withoutDeliveryMethod(before, added.id)).toEqual({
      deliveryMethods: form.deliveryMethods,
      zones: form.zones
    })
  })

  it('has amounts in the currency’s main unit', () => {
    expect(standard).toMatchObject({ price: '5.90', freeFrom: '75.00', heavier: '5000: 9.90\n15000: 19.90' })
    expect(settingsOf(formOf(settings, 0), { decimals: 0 })).toEqual({ settings })
  })

  it('takes what people type: small letters, commas, empty lines', () => {
    const result = read({
      zones: [
        {
          countries: ' de,at ch ',
          methods: {
            standard: {
              ...standard,
              price: '4,50',
              freeFrom: '',
              heavier: '\n9000: 12\n\n5000:9,9\n',
              maxGrams: ''
            },
            express: emptyMethod
          }
        }
      ],
      taxes: [
        {
          country: 'us',
          name: ' Tax ',
          percent: '7,25',
          isIncluded: false,
          classes: '',
          regions: 'ny: 4, clothing: 0\nCA: 7.25'
        }
      ]
    })
    expect('settings' in result && [result.settings.shipping, result.settings.tax]).toEqual([
      [
        {
          countries: ['DE', 'AT', 'CH'],
          methods: [
            {
              id: 'standard',
              price: 450,
              heavier: [
                { fromGrams: 5000, price: 990 },
                { fromGrams: 9000, price: 1200 }
              ],
              daysMin: 3,
              daysMax: 5
            }
          ]
        }
      ],
      {
        US: {
          name: 'Tax',
          percent: 7.25,
          included: false,
          regions: { NY: { percent: 4, classes: { clothing: 0 } }, CA: 7.25 }
        }
      }
    ])
  })

  it.each<[string, string, Partial<SettingsForm>]>([
    ['an empty name', 'name', { name: ' ' }],
    ['an e-mail address that is none', 'supportEmail', { supportEmail: 'hello' }],
    ['nine lines of an address', 'companyLines', { companyLines: 'x\n'.repeat(9) }],
    ['a colour that is none', 'light', { light: 'red' }],
    ['a colour nobody can read', 'light', { light: '#FF8A66' }],
    ['a colour nobody can read in the dark', 'dark', { dark: '#C8371B' }],
    ['days that are no number', 'printedDays', { printedDays: 'three' }],
    ['more hours than addresses are kept', 'cartReminderHours', { cartReminderHours: '168' }],
    ['an unknown country', 'shipping.0.countries', { zones: [{ ...zone, countries: 'US, XX' }] }],
    ['a country in two zones', 'shipping.1.countries', { zones: [zone, { ...zone, countries: 'US' }] }],
    ['no way of delivery', 'shipping.0.methods', { zones: [{ ...zone, methods: { standard: emptyMethod } }] }],
    ['no price', 'shipping.0.standard.price', zoneWith('standard', { price: '' })],
    ['fewer days at most than at least', 'shipping.0.express.daysMax', zoneWith('express', { daysMin: '5' })],
    ['a step without a price', 'shipping.0.standard.heavier', zoneWith('standard', { heavier: '5000' })],
    [
      'a delivery method without a name',
      'deliveryMethods.1.name',
      { deliveryMethods: [form.deliveryMethods[0]!, { ...form.deliveryMethods[1]!, name: ' ' }] }
    ],
    ['a tax above all', 'tax.0.percent', { taxes: [{ ...form.taxes[0]!, percent: '101' }] }],
    ['two taxes of one country', 'tax.1.country', { taxes: [form.taxes[0]!, form.taxes[0]!] }],
    ['a region that is none', 'tax.0.regions', { taxes: [{ ...form.taxes[0]!, regions: 'California: 7' }] }],
    ['a class without a percentage', 'tax.0.classes', { taxes: [{ ...form.taxes[0]!, classes: 'clothing' }] }]
  ])('does not send %s', (_, name, change) => {
    expect(Object.keys(problemsOf(change))).toEqual([name])
  })

  it('sends nothing that the server’s rules refuse', () => {
    const result = read({ zones: otherZones, taxes: [] })
    expect('settings' in result && shopSettings.safeParse(result.settings).success).toBe(true)
  })
})

describe('header, footer and home page', () => {
  const [page] = form.footer.at(-1)?.links ?? []
  const link = (change: object) => ({ id: 'x', kind: 'page', to: '/faq', label: '', ...change }) as never
  const headerOf = (change: object) => {
    const result = read({ header: [link(change)] })
    return 'settings' in result ? result.settings.header : result.problems
  }

  it('takes the address of a list as it is copied from the shop, and words around spaces', () => {
    const to = 'https://motif.example/?sort=newest&category=mugs&page=2'
    expect(headerOf({ kind: 'address', to, label: ' New mugs ' })).toEqual([
      { to: '/?category=mugs&sort=newest', label: 'New mugs' }
    ])
    expect(headerOf({ label: '' })).toEqual([{ to: '/faq', label: null }])
  })

  it('reads a link to a collection as such, and asks for its text', () => {
    const header = [{ to: '/?collection=summer', label: 'Summer' }]
    const collected = formOf({ ...settings, header }, decimals)
    expect(collected.header).toMatchObject([{ kind: 'collection', to: '/?collection=summer' }])
    expect(settingsOf(collected, { decimals })).toMatchObject({ settings: { header } })
    expect(headerOf({ kind: 'collection', to: '/?collection=summer' })).toEqual({ 'header.0.label': 'text' })
  })

  it.each([
    ['', '/faq', '/?collection=summer', 'Summer'],
    ['Summer', '/?collection=summer', '/?collection=winter', 'Winter'],
    ['Summer', '/?collection=summer', '/faq', ''],
    ['For the beach', '/?collection=summer', '/?collection=winter', 'For the beach'],
    ['For the beach', '/?collection=summer', '/faq', 'For the beach']
  ])('turns the text “%s” of %s, which then leads to %s, into “%s”', (text, from, to, after) => {
    const collections = [
      { slug: 'summer', name: 'Summer' },
      { slug: 'winter', name: 'Winter' }
    ]
    expect(collectionText(text, { from, to }, collections)).toBe(after)
  })

  it('names a link that leads nowhere, to a script, or where another leads already', () => {
    expect(headerOf({ kind: 'web', to: 'javascript:alert(1)', label: 'x' })).toEqual({ 'header.0.to': 'web' })
    expect(headerOf({ kind: 'address', to: 'mugs', label: 'x' })).toEqual({ 'header.0.to': 'address' })
    expect(headerOf({ kind: 'web', to: 'https://example.com' })).toEqual({ 'header.0.label': 'text' })
    expect(problemsOf({ header: [link({ id: 'a' }), link({ id: 'b' })] })).toEqual({ 'header.1.to': 'twice' })
  })

  it('names a footer without a page people must find, and a part of the home page that lacks something', () => {
    const footer = form.footer.map((column) => ({ ...column, links: column.links.filter(({ to }) => to !== page?.to) }))
    expect(problemsOf({ footer })).toEqual({ footer: 'pages' })
    const [hero] = form.home
    expect(hero && problemsOf({ home: [{ ...hero, words: ' ', chosen: [] }] })).toEqual({
      'home.0.words': 'text',
      'home.0.products': 'products'
    })
  })
})
