import { expect, test } from 'vitest'
import { networksOf } from './networks.ts'

const url = 'https://motif.example/product/tee?colour=navy&size=m'
const title = 'Tee & “friends” + more'
const links = networksOf({ url, title }).map(({ href }) => new URL(href))

test('each link carries address and title whole', () => {
  const told = Object.fromEntries(links.map(({ host, searchParams }) => [host, Object.fromEntries(searchParams)]))
  expect(told).toEqual({
    '': { subject: title, body: `${title}\n${url}` },
    'wa.me': { text: `${title} ${url}` },
    // It reads the title from the page.
    'www.facebook.com': { u: url },
    'x.com': { text: title, url },
    'www.pinterest.com': { url, description: title }
  })
})

test('spaces in a mail are not written as plus signs', () => {
  expect(links[0]?.href).not.toContain('+')
})
