import type { ShopSettings } from '@motif/contract'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type Shop, openShop } from '../../testing/buy.ts'

let shop: Shop
let token: string
beforeAll(async () => {
  shop = await openShop()
  ;({ token } = await shop.signUp({ role: 'admin' }))
})
afterAll(() => shop.close())

const read = async () => (await shop.call('GET /api/v1/admin/settings', { token })).data
async function save(change: Partial<ShopSettings> | Record<string, unknown>) {
  const { revision, settings } = await read()
  return shop.call('PUT /api/v1/admin/settings', { token, body: { revision, settings: { ...settings, ...change } } })
}
const sections = async () => (await shop.call('GET /api/v1/home', {})).data.sections

afterEach(async () => {
  await shop.call('POST /api/v1/admin/settings/versions/{version}/restore', {
    token,
    params: { version: '0' },
    body: { revision: (await read()).revision }
  })
})

const catalogue = { kind: 'catalogue' } as const

describe('the home page', () => {
  it('shows the parts the owner chose in their order, and none that is hidden or has nothing to show', async () => {
    await save({
      home: [
        { kind: 'text', isShown: true, title: null, text: 'We print on Fridays.' },
        { kind: 'products', isShown: true, title: 'For you', products: ['gone', 'last-mug', 'plain-tee'] },
        catalogue,
        { kind: 'list', isShown: true, title: 'Shirts', list: '/?category=shirts' },
        { kind: 'products', isShown: true, title: 'Gone', products: ['gone'] },
        { kind: 'best-sellers', isShown: false, title: null },
        { kind: 'categories', isShown: true, title: null, categories: ['shirts', 'gone'] }
      ]
    })
    const shown = await sections()
    expect(shown.map(({ kind }) => kind)).toEqual(['text', 'products', 'catalogue', 'products', 'categories'])
    expect(shown[1]).toMatchObject({
      title: 'For you',
      list: null,
      products: [{ slug: 'last-mug' }, { slug: 'plain-tee' }]
    })
    const { data: shirts } = await shop.call('GET /api/v1/products', { query: { category: 'shirts', pageSize: '8' } })
    expect(shown[3]).toMatchObject({ title: 'Shirts', products: shirts.items.map(({ slug }) => ({ slug })) })
    expect(shown[4]).toMatchObject({ title: null, categories: [{ slug: 'shirts' }] })
  })

  it('leaves out a chosen product once it is archived, and its part with it', async () => {
    await save({ home: [{ kind: 'products', isShown: true, title: 'For you', products: ['last-mug'] }, catalogue] })
    expect((await sections()).map(({ kind }) => kind)).toEqual(['products', 'catalogue'])
    const { data: found } = await shop.call('GET /api/v1/admin/products', { token, query: { q: 'last-mug' } })
    await shop.call('PATCH /api/v1/admin/products', {
      token,
      body: { products: found.items.map(({ id }) => ({ id, status: 'archived' as const })) }
    })
    expect((await sections()).map(({ kind }) => kind)).toEqual(['catalogue'])
    await shop.call('PATCH /api/v1/admin/products', {
      token,
      body: { products: found.items.map(({ id }) => ({ id, status: 'live' as const })) }
    })
  })
})

describe('links of header and footer', () => {
  it('are refused where they lead to a script or to nothing, at the link that does, and nothing is saved', async () => {
    const { revision } = await read()
    for (const to of ['javascript:alert(1)', 'http://example.com', '//example.com', '/nowhere']) {
      const { status, problem } = await save({
        header: [
          { to: '/faq', label: null },
          { to, label: 'Look' }
        ]
      })
      expect([status, problem?.errors?.map(({ pointer }) => pointer)]).toEqual([400, ['/settings/header/1/to']])
    }
    const { footer } = (await read()).settings
    const withoutTerms = footer.map(({ title, links }) => ({ title, links: links.filter(({ to }) => to !== '/tnc') }))
    expect((await save({ footer: withoutTerms })).problem?.errors).toMatchObject([{ pointer: '/settings/footer' }])
    expect((await read()).revision).toBe(revision)
  })

  it('travel with every page, stand in the file to take along, and go back with a version', async () => {
    const header = [{ to: 'https://example.com/blog', label: 'Blog' }]
    await save({ header })
    expect(shop.platform.currentShop.published()).toMatchObject({ header })
    const { data: file } = await shop.call('GET /api/v1/admin/exports/shop.config.ts', { token })
    expect(await file.text()).toContain("to: 'https://example.com/blog'")
    const { data: versions } = await shop.call('GET /api/v1/admin/settings/versions', { token })
    expect(versions.items[0]?.changes).toContainEqual({ field: 'header.0.label', from: null, to: 'Blog' })
  })
})
