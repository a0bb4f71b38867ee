import Validator from '@adobe/structured-data-validator'
import WebAutoExtractor from '@marbec/web-auto-extractor'
import { expect, test } from '../support/shop-test.ts'

/** Errors in a page's structured data, by the rules of schema.org and Google. */
async function faultsOf(html: string): Promise<string[]> {
  const data = new WebAutoExtractor({ addLocation: true, embedSource: ['rdfa', 'microdata'] }).parse(html)
  const issues = await new Validator().validate(data)
  return issues
    .filter(({ severity }) => severity === 'ERROR')
    .map(({ rootType, issueMessage }) => `${rootType}: ${issueMessage}`)
}

const typesOf = (html: string) =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
    ([, json = '']) => (JSON.parse(json) as { '@type': string })['@type']
  )
const canonicalOf = (html: string) => /<link rel="canonical" href="([^"]*)">/.exec(html)?.[1]

const pages = {
  '/': ['Organization', 'WebSite'],
  '/?category=mugs': ['Organization', 'WebSite', 'BreadcrumbList'],
  '/product/classic-tee': [
    'Organization',
    'ProductGroup',
    'OfferShippingDetails',
    'OfferShippingDetails',
    'OfferShippingDetails',
    'MerchantReturnPolicy',
    'BreadcrumbList'
  ],
  '/faq': ['FAQPage']
}

for (const [path, types] of Object.entries(pages)) {
  test(`${path} tells search engines what it is about, by their rules`, { tag: '@once' }, async ({ request }) => {
    const html = await (await request.get(path)).text()
    expect(typesOf(html)).toEqual(types)
    expect(await faultsOf(html)).toEqual([])
    expect(new URL(canonicalOf(html) ?? '').pathname).toBe(path.replace(/\?.*/, ''))
  })
}

test(
  'what many addresses show has one address, and what is a visitor’s own is left out',
  { tag: '@once' },
  async ({ request }) => {
    const read = async (path: string) => (await request.get(path)).text()
    expect(canonicalOf(await read('/?category=mugs&sort=newest&inStock=true'))).toMatch(/\/\?category=mugs$/)
    expect(canonicalOf(await read('/product/classic-tee?size=m'))).toMatch(/\/product\/classic-tee$/)
    for (const path of ['/?q=mug', '/cart', '/orderspage', '/product/no-such-thing', '/no-such-page'])
      expect(await read(path), path).toContain('<meta name="robots" content="noindex">')
    expect(await read('/product/classic-tee')).not.toContain('name="robots"')
  }
)

test('every page the sitemaps name is there, without a script', { tag: '@once' }, async ({ request }) => {
  const index = await (await request.get('/sitemap.xml')).text()
  const locations = (xml: string) =>
    [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = '']) => new URL(url.replaceAll('&amp;', '&')))
  const urls: URL[] = []
  for (const { pathname } of locations(index)) urls.push(...locations(await (await request.get(pathname)).text()))
  expect(urls.length).toBeGreaterThan(80)
  for (const { pathname, search } of urls.filter((_, index) => index % 7 === 0)) {
    const answer = await request.get(pathname + search)
    expect(answer.status(), pathname + search).toBe(200)
    expect(await answer.text()).toMatch(/<h1[\s>]/)
  }
})
