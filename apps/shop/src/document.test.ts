import { expect, it } from 'vitest'
import { type DocumentParts, documentOf } from './document.ts'

const parts: DocumentParts = {
  head: {
    title: 'Tea "First" mug · Motif',
    description: 'Office hours & more.',
    card: '/social/product/tea-first-mug.jpg'
  },
  description: { canonical: 'https://motif.example/product/tea-first-mug', isIndexed: true, things: [] },
  address: new URL('https://motif.example/product/tea-first-mug?colour=sky'),
  html: '',
  answers: '{}',
  manifest: {},
  chunks: [],
  theme: undefined,
  locale: 'en',
  isHydrated: true
}
const textOf = (changed: Partial<DocumentParts> = {}) =>
  new TextDecoder().decode(documentOf({ ...parts, ...changed }).bytes)
const metaOf = (html: string, property: string) =>
  new RegExp(`<meta (?:property|name)="${property}" content="([^"]*)">`).exec(html)?.[1]

it('tells networks what a page shows, with addresses from outside', () => {
  const html = textOf()
  expect(metaOf(html, 'og:title')).toBe('Tea &#34;First&#34; mug · Motif')
  expect(metaOf(html, 'og:description')).toBe('Office hours &#38; more.')
  expect(metaOf(html, 'og:type')).toBe('product')
  expect(metaOf(html, 'og:url')).toBe('https://motif.example/product/tea-first-mug')
  expect(metaOf(html, 'og:image')).toBe('https://motif.example/social/product/tea-first-mug.jpg')
  expect(metaOf(html, 'twitter:card')).toBe('summary_large_image')
  expect(metaOf(html, 'og:image:alt')).toBe(metaOf(html, 'og:title'))
  const described = textOf({ head: { ...parts.head, cardAlt: 'A mug, "seen" from the right' } })
  expect(metaOf(described, 'og:image:alt')).toBe('A mug, &#34;seen&#34; from the right')
})

it('shows the shop’s own picture for every other page', () => {
  const html = textOf({ head: { title: 'Cart · Motif' }, address: new URL('https://motif.example/cart') })
  expect(metaOf(html, 'og:image')).toBe('https://motif.example/social/home.jpg')
  expect(metaOf(html, 'og:type')).toBe('website')
})

it('holds all the first view needs: code is named to be fetched later', () => {
  const html = textOf({
    chunks: ['src/routes/product.tsx'],
    manifest: {
      'src/entry.client.tsx': { file: 'assets/entry.js', imports: ['_core.js'], css: ['assets/entry.css'] },
      '_core.js': { file: 'assets/core.js' },
      'src/routes/product.tsx': { file: 'assets/product.js', imports: ['_core.js'], css: ['assets/product.css'] }
    }
  })
  expect(html).toContain('data-entry="/assets/entry.js" data-modules="/assets/core.js /assets/product.js"')
  expect(html).not.toMatch(/<script[^>]* src=|<link[^>]*modulepreload/)
  expect([...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, href]) => href)).toEqual([
    '/assets/product.css'
  ])
})

it('delays the first paint for the parts that the page has, and no other', () => {
  const awaited = (html: string) =>
    [...textOf({ html }).matchAll(/<link rel="expect" href="([^"]+)" blocking="render">/g)].map(([, href]) => href)
  expect(awaited('<div id="header-end" hidden=""></div>')).toEqual(['#header-end'])
  expect(awaited('<div id="header-end"></div><div id="hero-words-end"></div>')).toEqual([
    '#header-end',
    '#hero-words-end'
  ])
  expect(awaited('<p> id=&quot;header-end&quot;</p>')).toEqual([])
})

it('tells search engines the page’s own address and what it is about, whatever stands in it', () => {
  const html = textOf({
    description: {
      canonical: 'https://motif.example/?category=mugs&page=2',
      isIndexed: true,
      things: [{ '@type': 'Product', name: '</script><script>alert(1)</script>' }]
    }
  })
  expect(html).toContain('<link rel="canonical" href="https://motif.example/?category=mugs&#38;page=2">')
  expect(html).not.toContain('name="robots"')
  expect(html).not.toContain('<script>alert')
  const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html) ?? []
  expect(JSON.parse(json)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: '</script><script>alert(1)</script>'
  })
})

it('asks search engines to leave out what is a visitor’s own', () => {
  const html = textOf({ description: { canonical: undefined, isIndexed: false, things: [] } })
  expect(html).toContain('<meta name="robots" content="noindex">')
  expect(html).not.toContain('rel="canonical"')
})
