import { createHash } from 'node:crypto'
import type { ShownSection, ShownText } from '@motif/contract'
import type { Call } from '@motif/contract/client'
import type { RenderContext } from '@motif/contract/page-render'
import { ResponseError } from '@motif/contract/client'
import { m } from '@motif/messages'
import { assert, asyncProperty, constantFrom, oneof, array, string } from 'fast-check'
import { beforeEach, describe, expect, it } from 'vitest'
import { render } from './entry.server.tsx'

const origin = 'https://motif.example'
const colours = ['black', 'navy'].map((value) => ({ value, label: value, swatch: null, count: 1 }))
/** As the API answers: a list of everything offers only options that many of its products have. */
const facets = { categories: [], options: [{ id: 'colour', name: 'Colour', values: colours }], price: null }
const filterOptions = [
  { id: 'colour', values: ['black', 'navy'] },
  { id: 'capacity', values: ['325-ml', '450-ml'] }
]

let calls: string[] = []
let renders = 0
let ownText: ShownText | undefined
let homeSections: ShownSection[]
beforeEach(() => {
  calls = []
  moves = []
  renders = 0
  ownText = undefined
  homeSections = [{ kind: 'catalogue' }]
})

const blankIn = (colour: string) => ({
  area: 'front',
  colour,
  image: { url: `/pictures/blank-${colour}`, widths: [320], width: 4, height: 5, alt: '', placeholder: '#ffffff' }
})
/** A product with only the fields that the first view of the design tool shows. */
const mug = {
  slug: 'mug',
  name: 'Mug',
  options: [{ id: 'colour', name: 'Colour', values: colours }],
  variants: colours.map(({ value }) => ({ id: value, options: { colour: value }, stock: 1 })),
  printAreas: [{ id: 'front', widthMm: 100, heightMm: 100, view: { x: 0.25, y: 0.25, width: 0.5, height: 0.5 } }],
  blanks: colours.map(({ value }) => blankIn(value))
}

const answerOf = (name: string, request: { params?: { slug?: string } }): unknown => {
  if (name === 'GET /api/v1/products/{slug}' && ['mug', 'beaker'].includes(request.params?.slug ?? '')) return mug
  if (name === 'GET /api/v1/texts/{page}') return ownText ?? { text: null, at: null }
  if (name === 'GET /api/v1/categories') return []
  if (name === 'GET /api/v1/home') return { sections: homeSections }
  if (name === 'GET /api/v1/options') return filterOptions
  if (name === 'GET /api/v1/products') return { items: [], total: 0, page: 1, pageSize: 24, facets }
  throw new ResponseError(404, undefined)
}
const call = (async (name: string, request: object) => {
  calls.push(name)
  return { status: 200, data: answerOf(name, request), headers: new Headers() }
}) as Call

const gate = <T>(work: () => Promise<T>): Promise<T | undefined> => {
  renders += 1
  return work()
}
let moves: string[] = []
const movedTo = async (path: string): Promise<string | undefined> => {
  moves.push(path)
  return { '/products/mug': '/product/mug', '/product/ol%C3%A9': '/?category=mugs' }[path]
}
const context = {
  call,
  assets: {},
  settings: {},
  shop: undefined as RenderContext['shop'],
  origin,
  mayRenderNew: async () => true,
  movedTo,
  gate
}
async function get(url: string, more: Partial<typeof context> = {}) {
  const page = await render({ url, cookies: '', acceptLanguage: '' }, { ...context, ...more })
  return { ...page, html: new TextDecoder().decode(page.document?.bytes) }
}

const hashOf = (text: string | undefined) =>
  `'sha256-${createHash('sha256')
    .update(text ?? '')
    .digest('base64')}'`

describe('an address where nothing is any more', () => {
  const sentTo = async (url: string, more: Partial<typeof context> = {}) => {
    const { status, headers, document } = await get(url, more)
    return [status, headers['location'], document]
  }

  it('leads to where it is now, with its query', async () => {
    const withoutTurn = {
      gate: () => {
        throw new Error('It takes no turn.')
      }
    }
    expect(await sentTo('/products/mug?variant=3&utm=a%20b', withoutTurn)).toEqual([
      301,
      '/product/mug?variant=3&utm=a%20b',
      undefined
    ])
    // Only a request for the product, which takes a turn at the gate, shows that it is gone.
    expect(await sentTo('/product/ol%C3%A9?page=2')).toEqual([301, '/?category=mugs&page=2', undefined])
  })

  it('leads from the address a product had, and from one with a slash behind it, to the one it has', async () => {
    expect(await sentTo('/product/beaker?colour=black&x=1')).toEqual([301, '/product/mug?colour=black&x=1', undefined])
    expect(await sentTo('/product/mug/')).toEqual([301, '/product/mug', undefined])
  })

  it('says that nothing is there where nothing was, and asks about no page there is', async () => {
    expect((await get('/products/none')).status).toBe(404)
    expect((await get('/product/none')).status).toBe(404)
    expect(moves).toEqual(['/products/none', '/product/none'])
    for (const url of ['/', '/faq?x=1', '/designertool?product=mug']) expect((await get(url)).status).toBe(200)
    expect(moves).toHaveLength(2)
  })
})

it('leaves the preview of a product to the browser: whatever its key, no cache keeps it, no search engine lists it', async () => {
  for (const url of ['/product/mug?preview=a&colour=black', '/product/none?preview=b']) {
    const { status, headers, html } = await get(url)
    expect([status, headers['cache-control']]).toEqual([200, 'no-store'])
    expect(html).toContain('<meta name="robots" content="noindex">')
    expect(html).not.toContain('Mug')
  }
  expect(renders).toBe(0)
})

it('sends header, footer and home page as the owner put them together, to be read without a script', async () => {
  homeSections = [{ kind: 'text', title: 'Hours', text: 'Fridays from ten.' }, { kind: 'catalogue' }]
  const settings = {
    header: [{ to: 'https://example.com/blog?a=b&c=d', label: 'Blog <b>' }],
    footer: [{ title: 'Read', links: [{ to: '/tnc', label: null }] }]
  }
  const { html } = await get('/', { shop: settings })
  expect(html).toContain('href="https://example.com/blog?a=b&amp;c=d"')
  expect(html).toContain('Blog &lt;b&gt;')
  expect(html).toMatch(/<h2[^>]*>Read<\/h2>/)
  expect(html).toContain(`>${m.shell_footer_terms()}</a>`)
  expect(html).toMatch(/<h2[^>]*>Hours<\/h2>[\s\S]*Fridays from ten\.[\s\S]*id="products"/)
  expect((await get('/faq')).html).not.toContain('Blog')
})

it('sends the results of a search with their text in the search field, which is empty elsewhere', async () => {
  const fieldOf = (html: string) =>
    /<input[^>]*name="q"[^>]*type="search"[^>]*>|<input[^>]*type="search"[^>]*>/.exec(html)?.[0]
  expect(fieldOf((await get('/?q=+tea%20%3Cb%3E&page=2')).html)).toContain('value="tea &lt;b&gt;"')
  for (const url of ['/?category=mugs', '/faq?q=tea']) expect(fieldOf((await get(url)).html)).toContain('value=""')
})

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

  it('shows a list filtered by an option that few products of the shop have', async () => {
    const { status, html } = await get('/?category=mugs&capacity=450-ml')
    expect(status).toBe(200)
    expect(html).not.toContain('data-render="browser"')
    expect(await get('/?capacity=450-ml,900-ml')).toMatchObject({
      status: 302,
      headers: { location: '/?capacity=450-ml' }
    })
  })

  it('asks for the same options whatever the address says, and for none where it names none', async () => {
    const hostile = Array.from({ length: 60 }, (_, index) => `k${index}=v`).join('&')
    await get(`/?${hostile}`)
    expect(calls).toEqual(['GET /api/v1/options'])
    calls = []
    await get('/')
    expect(calls).not.toContain('GET /api/v1/options')
  })

  it('leads to a new design without a category that has no product', async () => {
    expect(await get('/createdesign?category=hats&x=1')).toMatchObject({
      status: 302,
      headers: { location: '/createdesign' }
    })
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

describe('the design tool', () => {
  const pictures = (html: string) => new Set([...html.matchAll(/blank-(\w+)-320\.webp/g)].map(([, colour]) => colour))

  it('shows what will be drawn on with its first view, in the colour asked for', async () => {
    const { html } = await get('/designertool?product=mug&colour=navy&text=Hello')
    expect(html).toMatch(/<img src="\/pictures\/blank-navy-320\.webp"[^>]* fetchPriority="high"/i)
    expect(pictures((await get('/designertool?product=mug')).html.split('id="answers"')[0] ?? '')).toEqual(
      new Set(['black'])
    )
  })

  it('shows nothing of a product the shop does not have, as one page, and leaves that to the browser', async () => {
    const { status, html } = await get('/designertool?product=cup')
    expect([status, pictures(html).size]).toEqual([200, 0])
    renders = 0
    expect((await get('/designertool?product=jug&colour=navy')).html).toBe(html)
    expect(renders).toBe(0)
  })

  it('asks for nothing of a design that is there already, which is one page for all of them', async () => {
    const { html } = await get('/designertool?design=0197a&product=mug')
    expect(pictures(html).size).toBe(0)
    expect(calls).not.toContain('GET /api/v1/products/{slug}')
    renders = 0
    expect((await get('/designertool?design=0197b')).html).toBe(html)
    expect(renders).toBe(0)
  })
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

describe('what stands in a page', () => {
  it('is known to the content policy by its hash, and nothing else is', async () => {
    const { html, document } = await get('/faq')
    const scripts = [...html.matchAll(/<script(?![^>]*application\/(?:ld\+)?json)[^>]*>(.*?)<\/script>/gs)]
    const styles = [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)]
    expect(document?.hashes.scripts).toEqual(scripts.map(([, code]) => hashOf(code)))
    expect(new Set(document?.hashes.styles)).toEqual(new Set([hashOf(''), ...styles.map(([, css]) => hashOf(css))]))
  })

  it('has the rules of all components in one style element in its head, named for the browser’s half of the library', async () => {
    const { html } = await get('/faq')
    const [head = '', body = ''] = html.split('</head>')
    expect(body).not.toContain('<style')
    const [, names = '', css = ''] =
      /<style data-emotion="css" data-rules="([^"]+)" data-s="">(.*?)<\/style>/s.exec(head) ?? []
    for (const name of names.split(' ')) expect(css).toContain(`.css-${name}`)
    const used = new Set([...body.matchAll(/css-([a-z0-9]+)/g)].map(([, name]) => name))
    expect(used.size).toBeGreaterThan(20)
    expect(new Set(names.split(' '))).toEqual(used)
  })

  it('is the same object for everybody who is shown the same', async () => {
    expect((await get('/faq')).document).toBe((await get('/faq?utm_source=letter')).document)
  })
})

describe('settings that the owner changed', () => {
  const shop = {
    name: 'Ink & <b>Sons</b>',
    tagline: 'Printed </script> by hand.',
    accent: { light: '#005F73', dark: '#94D2BD' }
  }
  const answersIn = (html: string) =>
    JSON.parse(/id="answers">(.*?)<\/script>/s.exec(html)?.[1] ?? '{}') as Record<string, unknown>

  it('stand in the page as words, and once more for the browser, which shows the same', async () => {
    const { html } = await get('/faq', { shop })
    expect(html).toContain('Ink &#38; &#60;b&#62;Sons&#60;/b&#62;</title>')
    expect(html).not.toContain('<b>Sons')
    expect(html).not.toContain('</script> by hand')
    expect(html).toContain('#005F73')
    expect(answersIn(html)['shop']).toEqual(shop)
  })

  it('make another page of an address that was shown before, and the old one where they are put back', async () => {
    const before = await get('/faq')
    const changed = await get('/faq', { shop: { name: 'Ink' } })
    const restored = await get('/faq')
    expect(before.html).toContain('Motif')
    expect(changed.html).toContain('· Ink</title>')
    expect(restored.document).toBe(before.document)
    expect(answersIn(before.html)['shop']).toBeUndefined()
  })

  it('show the logo in a place of its size, in the header and in the tab', async () => {
    const light = { upload: 'abc', width: 1200, height: 300 }
    const { html } = await get('/tnc', { shop: { name: 'Ink', logo: { light, dark: null } } })
    expect(html).toMatch(
      /<img (?=[^>]*src="\/pictures\/logo\/abc-64.webp")(?=[^>]*width="128")(?=[^>]*height="32")(?=[^>]*alt="Ink")/
    )
    expect(html).toContain('<link rel="icon" href="/pictures/logo/abc-icon.png" type="image/png">')
    const { html: before } = await get('/tnc')
    expect(before).toContain('href="/favicon.svg"')
    expect(before).not.toContain('/pictures/logo/')
  })

  it('stand in a page that the browser fills, too', async () => {
    const { html } = await get('/cart', { shop, mayRenderNew: async () => false })
    expect(html).toContain('Ink &#38; ')
    expect(answersIn(html)['shop']).toEqual(shop)
  })

  it('show one shop in each page, where they change while pages are made', async () => {
    const names = Array.from({ length: 6 }, (_, index) => `Shop ${index}`)
    // One render after the other, like the server's gate. The requests in between do not wait for it.
    let last: Promise<unknown> = Promise.resolve()
    const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
      const made = last.then(work)
      last = made.catch(() => undefined)
      return made
    }
    const pages = await Promise.all(
      names.flatMap((name) => [
        get('/tnc', { shop: { name }, gate: inTurn }),
        get('/privacy', { shop: { name }, mayRenderNew: async () => false })
      ])
    )
    for (const [index, { html }] of pages.entries()) {
      const told = new Set(html.match(/Shop \d/g))
      expect([...told]).toEqual([names[Math.floor(index / 2)]])
    }
  })
})

describe('a text of the owner', () => {
  const settings = { texts: ['terms' as const] }

  it('stands in the page as words, escaped, and once more for the browser', async () => {
    ownText = {
      text: {
        kind: 'sections',
        blocks: [
          { kind: 'heading', level: 2, spans: [{ text: 'By <b>post</b>' }] },
          {
            kind: 'paragraph',
            spans: [{ text: '</script><script>alert(1)', isBold: true, href: 'https://post.example/' }]
          }
        ]
      },
      at: '2026-11-20T08:00:00.000Z'
    }
    const { html } = await get('/tnc', { settings })
    expect(html).toContain('By &lt;b&gt;post&lt;/b&gt;</h2>')
    expect(html).toMatch(/<a [^>]*href="https:\/\/post.example\/"[^>]*><strong>&lt;\/script&gt;&lt;script&gt;alert/)
    expect(html).not.toContain('<script>alert')
    expect(html).not.toContain(m.information_terms_changes_title())
    expect(html).toContain('"/api/v1/texts/terms":{')
  })

  it('leaves no trace in a shop that has none', async () => {
    const { html } = await get('/tnc')
    expect(html).toContain(m.information_terms_changes_title())
    expect(html).not.toContain('texts')
  })
})
