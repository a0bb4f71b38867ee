import { expect, it } from 'vitest'
import { type DocumentParts, documentOf } from './document.ts'

const parts: DocumentParts = {
  head: {
    title: 'Tea "First" mug · Motif',
    description: 'Office hours & more.',
    card: '/social/product/tea-first-mug.jpg'
  },
  address: new URL('https://motif.example/product/tea-first-mug?colour=sky'),
  html: '',
  answers: '{}',
  manifest: {},
  chunks: [],
  theme: undefined,
  locale: 'en',
  styleNonce: 'nonce',
  isHydrated: true
}
const metaOf = (html: string, property: string) =>
  new RegExp(`<meta (?:property|name)="${property}" content="([^"]*)">`).exec(html)?.[1]

it('tells networks what a page shows, with addresses from outside', () => {
  const html = documentOf(parts)
  expect(metaOf(html, 'og:title')).toBe('Tea &#34;First&#34; mug · Motif')
  expect(metaOf(html, 'og:description')).toBe('Office hours &#38; more.')
  expect(metaOf(html, 'og:type')).toBe('product')
  expect(metaOf(html, 'og:url')).toBe('https://motif.example/product/tea-first-mug')
  expect(metaOf(html, 'og:image')).toBe('https://motif.example/social/product/tea-first-mug.jpg')
  expect(metaOf(html, 'twitter:card')).toBe('summary_large_image')
})

it('shows the shop’s own picture for every other page', () => {
  const html = documentOf({ ...parts, head: { title: 'Cart · Motif' }, address: new URL('https://motif.example/cart') })
  expect(metaOf(html, 'og:image')).toBe('https://motif.example/social/home.jpg')
  expect(metaOf(html, 'og:type')).toBe('website')
})
