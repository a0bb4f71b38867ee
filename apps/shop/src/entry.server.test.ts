import type { Call } from '@motif/contract/client'
import { ResponseError } from '@motif/contract/client'
import { assert, asyncProperty, constantFrom, oneof, array, string } from 'fast-check'
import { beforeEach, describe, expect, it } from 'vitest'
import { render } from './entry.server.tsx'

const origin = 'https://motif.example'
const colours = ['black', 'navy'].map((value) => ({ value, label: value, swatch: null, count: 1 }))
const facets = { categories: [], options: [{ id: 'colour', name: 'Colour', values: colours }], price: null }

let calls: string[] = []
let renders = 0
beforeEach(() => {
  calls = []
  renders = 0
})

const answerOf = (name: string): unknown => {
  if (name === 'GET /api/v1/categories') return []
  if (name === 'GET /api/v1/hero') return { words: '', products: [] }
  if (name === 'GET /api/v1/products') return { items: [], total: 0, page: 1, pageSize: 24, facets }
  throw new ResponseError(404, undefined)
}
const call = (async (name: string) => {
  calls.push(name)
  return { status: 200, data: answerOf(name), headers: new Headers() }
}) as Call

const gate = <T>(work: () => Promise<T>): Promise<T | undefined> => {
  renders += 1
  return work()
}
const context = { nonce: 'a-nonce', call, assets: {}, settings: {}, origin, mayRenderNew: async () => true, gate }
const get = (url: string, more: Partial<typeof context> = {}) =>
  render({ url, cookies: '', acceptLanguage: '' }, { ...context, ...more })

describe('an address with a query nobody knows', () => {
  it.each(['/faq', '/login', '/cart', '/designertool'])('shows %s as it was made before', async (path) => {
    const { html } = await get(path)
    renders = 0
    for (const query of ['x=1', 'colour=black', 'utm_source=letter', '__proto__=1', 'q=a&q=b'])
      expect((await get(`${path}?${query}`)).html).toBe(html)
    expect(renders).toBe(0)
  })

  it('shows the catalogue as it was made before, and in one order', async () => {
    const first = await get('/?colour=navy,black&q=tea')
    renders = 0
    for (const url of [
      '/?q=tea&colour=black&colour=navy',
      '/?q=+tea&colour=black,navy&page=1&gclid=7',
      '/?q=tea&sort=featured&colour=navy,black&inStock=no'
    ])
      expect((await get(url)).html).toBe(first.html)
    expect(renders).toBe(0)
  })

  it('leads to the catalogue without options the shop does not have', async () => {
    expect(await get('/?mood=calm&colour=black,mauve&page=2')).toMatchObject({
      status: 302,
      headers: { location: '/?colour=black&page=2' },
      html: ''
    })
    expect(renders).toBe(0)
  })

  it('is left to the browser where it is longer than any link of the shop', async () => {
    const { status, html } = await get(`/login?next=/${'a'.repeat(600)}`)
    expect(status).toBe(200)
    expect(html).toContain('data-render="browser"')
  })
})

it('is one page for all addresses where nothing is', async () => {
  const first = await get('/nowhere')
  expect(first.status).toBe(404)
  renders = 0
  const { status, html } = await get('/nowhere/else?x=1')
  expect([status, renders]).toEqual([404, 0])
  expect(html).toBe(first.html)
})

it('keeps where a login leads back to', async () => {
  expect((await get('/login?x=1&next=/orderspage')).html).toContain('/register?next=%2Forderspage')
})

describe('a page that cannot be made now', () => {
  const shell = { status: 200, headers: { 'cache-control': 'no-store' } }

  it('is sent for the browser to fill, without asking for anything, to a visitor who had too many made', async () => {
    const page = await get('/?q=never-asked', { mayRenderNew: async () => false })
    expect(page).toMatchObject(shell)
    expect(page.html).toContain('data-render="browser"><p role="status">Loading...</p>')
    expect([calls, renders]).toEqual([[], 0])
  })

  it('is sent for the browser to fill where too much waits', async () => {
    const page = await get('/?q=never-asked-either', { gate: async () => undefined })
    expect(page).toMatchObject(shell)
    expect(page.html).toContain('data-render="browser"')
    expect(calls).toEqual([])
  })

  it('is the page that was made before, whoever asks', async () => {
    const { html } = await get('/faq')
    expect((await get('/faq', { mayRenderNew: async () => false })).html).toBe(html)
  })
})

describe('an address no browser would write', () => {
  it.each(['//evil.example/%2e%2e', '//evil.example/..', '/\\evil.example/..', '///'])(
    '%s leads to one of the shop',
    async (url) => {
      const { status, headers } = await get(url)
      expect(status).toBe(302)
      expect(new URL(headers['location'] ?? '', origin).origin).toBe(origin)
      expect((await get(headers['location'] ?? '')).status).toBe(200)
    }
  )

  it('is answered, whatever it is', async () => {
    const part = oneof(
      constantFrom(
        '/',
        '//',
        '%2e',
        '%2f',
        '%',
        '..',
        '.',
        '\\',
        '?',
        '#',
        '@',
        ':',
        'product/',
        'login',
        '%00',
        '%ff',
        'a'
      ),
      string({ maxLength: 4 })
    )
    await assert(
      asyncProperty(array(part, { maxLength: 8 }), async (parts) => {
        const { status, headers } = await get(`/${parts.join('')}`)
        expect([200, 302, 404]).toContain(status)
        if (status === 302) expect(new URL(headers['location'] ?? '', origin).origin).toBe(origin)
      }),
      { numRuns: 300 }
    )
  })
})

describe('the nonce of an answer', () => {
  it('stands on every style element of a page from the cache, a new one for each answer', async () => {
    await get('/faq')
    for (const nonce of ['first', 'second']) {
      const { html } = await get('/faq', { nonce })
      const styles = html.match(/<style[^>]*>/g) ?? []
      expect(styles.length).toBeGreaterThan(5)
      for (const style of styles) expect(style).toContain(` nonce="${nonce}"`)
      expect(html).toContain(`<meta property="csp-nonce" nonce="${nonce}">`)
    }
  })

  it('is on a page the browser fills', async () => {
    expect((await get('/?q=never-asked', { mayRenderNew: async () => false })).html).toContain(
      '<meta property="csp-nonce" nonce="a-nonce">'
    )
  })

  it('comes into nothing that a visitor wrote', async () => {
    const { html } = await get('/login?next=/%22nonce%22', { nonce: 'secret-nonce' })
    const places = html.match(/.{20}secret-nonce/g) ?? []
    for (const place of places) expect(place).toMatch(/nonce="secret-nonce$/)
  })
})
