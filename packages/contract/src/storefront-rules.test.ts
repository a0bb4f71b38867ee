import { describe, expect, it } from 'vitest'
import shopConfig from '../../../shop.config.ts'
import { isLinkTarget, isWebAddress, shopAddressIn } from './storefront-rules.ts'
import { footerColumns, headerLinks, homeSections } from './storefront.ts'

describe('where a link may lead', () => {
  it.each([
    'categories',
    '/faq',
    '/cart?section=wishlist',
    '/product/classic-tee',
    '/?category=mugs',
    '/?collection=summer',
    '/?category=mugs&colour=navy&sort=newest',
    'https://example.com/shop?a=b#c'
  ])('takes %s', (to) => expect(isLinkTarget(to)).toBe(true))

  it.each([
    '',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    'http://example.com',
    '//example.com',
    '/\\example.com',
    'https:example.com',
    'https://user@example.com',
    'https://example.com/"onclick="x',
    'https://localhost',
    'https://exa mple.com',
    '/admin',
    '/nowhere',
    '/?sort=newest&category=mugs',
    '/?utm_source=letter&ref=x',
    '/product/../admin',
    `https://example.com/${'a'.repeat(500)}`
  ])('refuses %s', (to) => expect(isLinkTarget(to)).toBe(false))

  it('reads what is pasted from the shop, without what advertisements append', () => {
    expect(shopAddressIn(' https://motif.example/?sort=newest&gclid=1&category=mugs&page=3 ')).toBe(
      '/?category=mugs&sort=newest'
    )
    expect(shopAddressIn('https://motif.example/product/classic-tee?colour=navy')).toBe('/product/classic-tee')
    expect(shopAddressIn('mugs')).toBeUndefined()
    expect(isWebAddress('https://münchen.example/')).toBe(true)
  })
})

describe('header, footer and home page', () => {
  const link = (to: string, label: string | null = null) => ({ to, label })
  const { footer, home } = shopConfig

  it('need words for what has no name of its own, and lead to each place once', () => {
    expect(headerLinks.safeParse([link('/faq'), link('https://example.com', 'Blog')]).success).toBe(true)
    expect(headerLinks.safeParse([link('https://example.com')]).success).toBe(false)
    expect(headerLinks.safeParse([link('/faq'), link('/faq', 'Help')]).success).toBe(false)
  })

  it('keep orders, questions, contact, terms and privacy in the footer, wherever they stand there', () => {
    expect(footerColumns.safeParse(footer.toReversed()).success).toBe(true)
    for (const page of ['/orderspage', '/faq', '/contactus', '/tnc', '/privacy']) {
      const without = footer.map(({ title, links }) => ({ title, links: links.filter(({ to }) => to !== page) }))
      expect(footerColumns.safeParse(without).success).toBe(false)
    }
  })

  it('keep the catalogue on the home page, once, and one hero at most', () => {
    const [hero, catalogue] = home
    expect(homeSections.safeParse([catalogue]).success).toBe(true)
    for (const wrong of [[hero], [catalogue, catalogue], [hero, catalogue, hero]])
      expect(homeSections.safeParse(wrong).success).toBe(false)
  })
})
