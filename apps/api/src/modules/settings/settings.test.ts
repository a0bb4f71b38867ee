import { type ShopSettings, settingsIn, shopSettings } from '@motif/contract'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import shopConfig from '../../../../../shop.config.ts'
import { type Shop, openShop } from '../../testing/buy.ts'

const file = settingsIn(shopConfig)

let shop: Shop
let admin: { token: string; user: { _id: string } }
beforeAll(async () => {
  shop = await openShop()
  admin = await shop.signUp({ name: 'Olu Owner', role: 'admin' })
})
afterAll(() => shop.close())

const read = async () => (await shop.call('GET /api/v1/admin/settings', { token: admin.token })).data
const save = async (change: Partial<ShopSettings> | Record<string, unknown>, revision?: number) => {
  const seen = await read()
  return shop.call('PUT /api/v1/admin/settings', {
    token: admin.token,
    body: { revision: revision ?? seen.revision, settings: { ...seen.settings, ...change } }
  })
}
const restore = async (version: number) =>
  shop.call('POST /api/v1/admin/settings/versions/{version}/restore', {
    token: admin.token,
    params: { version: String(version) },
    body: { revision: (await read()).revision }
  })
const versions = async (query: Record<string, string> = {}) =>
  (await shop.call('GET /api/v1/admin/settings/versions', { token: admin.token, query })).data
const quote = async (cartId: string, country = 'GB') =>
  shop.call('POST /api/v1/quotes', { body: { cartId, country, shippingMethod: 'standard' } })

afterEach(() => restore(0))

const zone = (countries: string[], price: number): ShopSettings['shipping'][number] => ({
  countries,
  methods: [{ id: 'standard', price, daysMin: 1, daysMax: 2 }]
})

describe('shop.config.ts', () => {
  it('is held to the same rules as what is saved', () => {
    expect(shopSettings.safeParse(file).error).toBeUndefined()
  })

  it('counts until something is saved', async () => {
    const fresh = await openShop()
    const { token } = await fresh.signUp({ role: 'admin' })
    const { data } = await fresh.call('GET /api/v1/admin/settings', { token })
    expect(data).toEqual({
      revision: 0,
      settings: file,
      at: null,
      by: null,
      currency: shopConfig.currency,
      currencyObstacles: []
    })
    await fresh.close()
  })
})

describe('what is saved', () => {
  it('changes tax and delivery of the next quote, and of no order that was placed', async () => {
    const cart = await shop.cartWith('plain-tee', 2)
    const placed = await shop.order('plain-tee', 1)
    const before = (await shop.see(placed)).data.totals

    await save({
      tax: {
        ...file.tax,
        GB: { name: 'VAT', percent: 25, included: false },
        US: { name: 'Tax', percent: 10, included: false }
      },
      shipping: [zone(['GB', 'US'], 1234)]
    })

    expect((await quote(cart.id)).data.totals).toMatchObject({
      shipping: { amount: 1234 },
      tax: { amount: Math.round((4000 + 1234) * 0.25) },
      taxes: [{ name: 'VAT', percent: 25 }],
      total: { amount: Math.round((4000 + 1234) * 1.25) }
    })
    expect((await shop.see(placed)).data.totals).toEqual(before)
    const next = await shop.order('plain-tee', 1)
    expect((await shop.see(next)).data.totals.total.amount).toBe(Math.round((2000 + 1234) * 1.1))
  })

  it('begins the days of reports in another time zone', async () => {
    const dashboard = async () =>
      (await shop.call('GET /api/v1/admin/dashboard', { token: admin.token, query: {} })).data
    expect((await dashboard()).timeZone).toBe('Europe/London')
    await save({ timeZone: 'Pacific/Kiritimati' })
    // 14 hours ahead of UTC, so that its date is the next day from 10:00 UTC on.
    const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Pacific/Kiritimati' }).format(shop.clock.now())
    expect(await dashboard()).toMatchObject({ timeZone: 'Pacific/Kiritimati', to: today })
  })

  it('refuses a time zone that is none, or that the database does not know', async () => {
    for (const timeZone of ['+01:00', 'Mars/Olympus', "UTC'; drop table orders; --", ''])
      expect((await save({ timeZone })).status).toBe(400)
    // ICU knows it, the IANA database does not.
    expect((await save({ timeZone: 'AET' })).problem.reason).toBe('time-zone-unknown')
    expect((await read()).settings.timeZone).toBe('Europe/London')
  })

  it('delivers no longer where no zone lists the country', async () => {
    const cart = await shop.cartWith('plain-tee')
    await save({ shipping: [zone(['GB'], 500)] })
    const { status, problem } = await quote(cart.id, 'US')
    expect([status, problem.code]).toEqual([400, 'unshippable'])
    expect((await shop.submit(cart.id)).problem.reason).toBe('country-not-delivered-to')
    expect((await quote(cart.id)).data.countries.map(({ code }) => code)).toEqual(['GB'])
  })

  it('changes days of delivery on the product’s page at the next call', async () => {
    const delivery = async () =>
      (await shop.call('GET /api/v1/products/{slug}', { params: { slug: 'plain-tee' } })).data.delivery
    await delivery()
    await save({ productionDays: { printed: 9, ready: 2 }, shipping: [zone(['US'], 500)] })
    expect(await delivery()).toEqual({ productionDays: 9, shippingDaysMin: 1, shippingDaysMax: 2 })
  })

  it('changes the day by which the next order is there, and of no order that was placed', async () => {
    const placed = await shop.order('plain-tee', 1)
    const before = (await shop.see(placed)).data.deliveryBy ?? ''
    await save({ productionDays: { printed: 60, ready: 60 } })
    const next = await shop.order('plain-tee', 1)
    expect(((await shop.see(next)).data.deliveryBy ?? '') > before).toBe(true)
    expect((await shop.see(placed)).data.deliveryBy).toBe(before)
  })

  it('gives mails, messages, feeds, the manifest and the description of the calls the new name', async () => {
    await save({ name: 'Ink & Sons', tagline: 'Printed by hand.', supportEmail: 'help@ink.example' })
    await shop.call('POST /api/v1/contact_us', {
      body: { name: 'Robin', email: 'robin@example.com', topic: 'other', message: 'Hello' }
    })
    expect((await shop.mailbox('help@ink.example'))[0]?.text).toContain('Hello')
    expect((await shop.mailbox('robin@example.com'))[0]?.html).toContain('Ink &amp; Sons')
    const texts = await Promise.all(
      ['/feeds/products.xml', '/site.webmanifest', '/openapi.json', '/mailbox'].map(async (path) =>
        (await shop.fetch(path)).text()
      )
    )
    for (const text of texts) expect(text).toMatch(/Ink &(?:amp;)? Sons/)
  })

  it('stands on the invoices that are issued from then on', async () => {
    await save({ company: { name: 'Ink & Sons Ltd', lines: ['1 New Street'], vatId: 'GB 1' } })
    const order = await shop.order('plain-tee', 1)
    await shop.pay(order)
    await shop.runJobs()
    const { rows } = await shop.platform.db.execute<{ content: { seller: unknown } }>(
      `select content from invoices where order_id = '${order.orderId}'`
    )
    expect(rows[0]?.content.seller).toEqual({ name: 'Ink & Sons Ltd', lines: ['1 New Street'], vatId: 'GB 1' })
  })

  it('is told with who saved it and when, and counts from then on', async () => {
    const { data } = await save({ name: 'Ink' })
    expect(data).toMatchObject({
      settings: { name: 'Ink', tagline: file.tagline },
      by: { id: admin.user._id, name: 'Olu Owner' },
      at: shop.clock.now().toISOString()
    })
    expect(await read()).toEqual(data)
  })

  it('stands in the log of what staff did, with before and after', async () => {
    await save({ name: 'Ink', cartReminderHours: 8 })
    const { items } = (
      await shop.call('GET /api/v1/admin/log', { token: admin.token, query: { action: 'settings.change' } })
    ).data
    expect(items[0]).toMatchObject({
      by: { name: 'Olu Owner' },
      action: 'settings.change',
      changes: [
        { field: 'name', from: file.name, to: 'Ink' },
        { field: 'cartReminderHours', from: '4', to: '8' }
      ]
    })
  })
})

describe('two who save', () => {
  it('the second is told which version there is, and nothing of the first is lost', async () => {
    const { revision } = await read()
    const first = await save({ name: 'First' }, revision)
    const second = await save({ tagline: 'Second.' }, revision)
    expect([first.status, second.status]).toEqual([200, 409])
    expect(second.problem).toMatchObject({
      reason: 'settings-changed-elsewhere',
      params: { revision: first.data.revision }
    })
    expect((await read()).settings).toMatchObject({ name: 'First', tagline: file.tagline })
  })

  it('at the same moment, one is told', async () => {
    const { revision } = await read()
    const statuses = await Promise.all(
      ['One', 'Two', 'Three'].map(async (name) => (await save({ name }, revision)).status)
    )
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 409, 409])
    expect((await read()).revision).toBe(revision + 1)
  })
})

describe('an earlier version', () => {
  it('is put back as a new one', async () => {
    const { data: first } = await save({ name: 'First' })
    await save({ name: 'Second' })
    const { status, data } = await restore(first.revision)
    expect(status).toBe(200)
    expect(data).toMatchObject({ revision: first.revision + 2, settings: first.settings })
    expect(shop.platform.shop.name).toBe('First')
    const [newest] = (await versions()).items
    expect(newest).toMatchObject({
      revision: data.revision,
      restoredFrom: first.revision,
      by: { name: 'Olu Owner' },
      changes: [{ field: 'name', from: 'Second', to: 'First' }]
    })
  })

  it('0 is what shop.config.ts says', async () => {
    await save({ name: 'First', shipping: [zone(['GB'], 1)] })
    expect((await restore(0)).data.settings).toEqual(file)
  })

  it('that is not kept is refused, and so is one put back by somebody who has not seen the newest', async () => {
    expect((await restore(2_000_000)).problem.reason).toBe('settings-version-not-found')
    const { data } = await save({ name: 'First' })
    const late = await shop.call('POST /api/v1/admin/settings/versions/{version}/restore', {
      token: admin.token,
      params: { version: '0' },
      body: { revision: data.revision - 1 }
    })
    expect([late.status, (await read()).settings.name]).toEqual([409, 'First'])
  })

  it('is listed newest first, a part at a time, and of 200 versions the oldest goes', async () => {
    const { revision } = await read()
    // As many versions as years of changes would leave.
    await shop.platform.db.execute(
      `insert into shop_settings_versions (revision, settings, saved_by, at)
       select ${revision} + n, (select settings from shop_settings_versions where revision = ${revision}), 'gone', now() from generate_series(1, 230) n`
    )
    const { data } = await save({ name: 'Newest' })
    const all: number[] = []
    for (let after: string | null | undefined; after !== null;) {
      const part = await versions({ pageSize: '60', ...(after === undefined ? {} : { after }) })
      all.push(...part.items.map((item) => item.revision))
      after = part.next
    }
    expect(all).toEqual(Array.from({ length: 200 }, (_, index) => data.revision - index))
    expect((await versions()).items[1]?.by).toEqual({ id: 'gone', name: null })
  })
})

describe('colours', () => {
  it.each([
    ['light', '#FF8A66', '#FBF9F4', /2\.\d+/],
    ['dark', '#C8371B', '#161512', /3\.\d+/]
  ])('that cannot be read in the %s theme are refused with their contrast', async (theme, colour, _on, figure) => {
    const { status, problem } = await save({ accent: { ...file.accent, [theme]: colour } })
    expect(status).toBe(400)
    expect(problem.errors?.[0]?.pointer).toBe(`/settings/accent/${theme}`)
    expect(problem.errors?.[0]?.detail).toMatch(figure)
    expect((await read()).settings.accent).toEqual(file.accent)
  })

  it('that can be read in both are taken', async () => {
    const accent = { light: '#005f73', dark: '#94D2BD' }
    expect((await save({ accent })).data.settings.accent).toEqual(accent)
  })
})

describe('hostile values', () => {
  it.each([
    ['an unknown country', '/settings/shipping/0/countries/0', { shipping: [zone(['XX'], 1)] }],
    [
      'a member of every object as a country',
      '/settings/shipping/0/countries/0',
      { shipping: [zone(['constructor'], 1)] }
    ],
    ['a country in two zones', '/settings/shipping', { shipping: [zone(['GB'], 1), zone(['GB'], 2)] }],
    ['a tax of an unknown country', '/settings/tax/ZZ', { tax: { ZZ: { name: 'Tax', percent: 1, included: true } } }],
    ['a price below nothing', '/settings/shipping/0/methods/0/price', { shipping: [zone(['GB'], -1)] }],
    ['a price that is no whole number', '/settings/shipping/0/methods/0/price', { shipping: [zone(['GB'], 1.5)] }],
    ['no zone at all', '/settings/shipping', { shipping: [] }],
    ['a tax above all', '/settings/tax/GB/percent', { tax: { GB: { name: 'VAT', percent: 101, included: true } } }],
    ['a name over two lines', '/settings/name', { name: 'One\r\nBcc: all@example.com' }],
    ['a huge name', '/settings/name', { name: 'x'.repeat(10_000) }],
    [
      'an address with a line too many',
      '/settings/company/lines',
      { company: { name: 'Ink', lines: Array(9).fill('line') } }
    ],
    ['no e-mail address', '/settings/supportEmail', { supportEmail: 'javascript:alert(1)' }],
    [
      'a colour that is style',
      '/settings/accent/light',
      { accent: { ...file.accent, light: 'red;}body{display:none' } }
    ],
    ['hours for which no address is kept', '/settings/cartReminderHours', { cartReminderHours: 168 }],
    ['a setting that is none', '/settings', { currency: { code: 'EUR', decimals: 2 } }]
  ])('such as %s are refused', async (_, pointer, change) => {
    const before = await read()
    const { status, problem } = await save(change)
    expect([status, problem.errors?.[0]?.pointer]).toEqual([400, pointer])
    expect(await read()).toEqual(before)
  })

  it.each(['A much longer text', '12345', 'Ink * Co', 'Straße', ' Ink', ''])(
    'such as "%s" for the statement of a card are refused',
    async (statement) => {
      const { status, problem } = await save({ payments: { ...file.payments, statement } })
      expect([status, problem.errors?.[0]?.pointer]).toEqual([400, '/settings/payments/statement'])
    }
  )

  it('in a name are words and nothing else, in mails, feeds and the mailbox', async () => {
    const name = `<script>alert("1")</script>&'`
    await save({ name })
    await shop.call('POST /api/v1/contact_us', {
      body: { name: 'Robin', email: 'markup@example.com', topic: 'other', message: 'Hello' }
    })
    const [mail] = await shop.mailbox('markup@example.com')
    const texts = await Promise.all(
      ['/feeds/products.xml', '/mailbox'].map(async (path) => (await shop.fetch(path)).text())
    )
    for (const text of [mail?.html ?? '', ...texts]) {
      expect(text).toContain('&lt;script')
      expect(text).not.toContain('<script>alert')
    }
  })

  it('more than a shop has use for is too much', async () => {
    const { status } = await save({ name: 'x'.repeat(300_000) })
    expect(status).toBe(413)
  })
})

describe('the text of shop.config.ts', () => {
  it('says the same as the shop does now, whatever stands in it', async () => {
    const strange = { name: `It's "\\" \${1} \`\u2028`.trim(), lines: ['*/', "'; process.exit() //"] }
    await save({
      name: `Ink's "own" \${shop}`,
      company: strange,
      tax: {
        ...file.tax,
        US: { name: 'Tax', percent: 1, included: false, regions: { '1': 2 }, classes: { 'two-words': 3 } }
      }
    })
    const answer = await shop.call('GET /api/v1/admin/exports/shop.config.ts', { token: admin.token })
    expect(answer.headers.get('content-disposition')).toContain('shop.config.ts')
    const text = await answer.data.text()
    const module = text.replace(/^import type .*$/m, '').replace('const shop: ShopConfig', 'const shop')
    const { default: made } = (await import(
      /* @vite-ignore */ `data:text/javascript;base64,${Buffer.from(module).toString('base64')}`
    )) as { default: unknown }
    expect(made).toEqual({ ...shopConfig, ...(await read()).settings })
  })
})
