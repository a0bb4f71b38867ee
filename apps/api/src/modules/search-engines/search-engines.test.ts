import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { parse } from 'csv-parse/sync'
import { SaxesParser } from 'saxes'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { demoCatalogue } from '../../demo/catalogue.ts'
import { type TestApp, testApp } from '../../testing/test-app.ts'
import { seedCatalogue } from '../catalogue/index.ts'
import { products, variants } from '../catalogue/tables.ts'

const origin = 'https://shop.example'

let shop: TestApp
beforeAll(async () => {
  // The files of the pages before they are built.
  const clientDir = join(import.meta.dirname, '../../../../shop/public')
  shop = await testApp({
    env: { PUBLIC_URL: origin },
    config: { shopBuild: { serverEntry: join(clientDir, 'none.js'), clientDir } }
  })
  await seedCatalogue(shop.platform, demoCatalogue)
})
afterAll(() => shop.close())

interface Element {
  name: string
  text: string
  children: Element[]
}

/** Parses a document strictly: throws if it is not well-formed XML. */
function readXml(text: string): Element {
  const root: Element = { name: '', text: '', children: [] }
  const open = [root]
  const parser = new SaxesParser({ xmlns: true })
  parser.on('error', (error) => {
    throw error
  })
  parser.on('opentag', ({ name }) => {
    const element = { name, text: '', children: [] }
    open.at(-1)?.children.push(element)
    open.push(element)
  })
  parser.on('text', (piece) => {
    const element = open.at(-1)
    if (element) element.text += piece
  })
  parser.on('closetag', () => void open.pop())
  parser.write(text).close()
  return root
}

const within = (element: Element, name: string): Element[] =>
  element.children.flatMap((child) => [...(child.name === name ? [child] : []), ...within(child, name)])
const textsOf = (element: Element, name: string) => within(element, name).map(({ text }) => text)

async function read(path: string): Promise<string> {
  const answer = await shop.fetch(path)
  expect(answer.status, path).toBe(200)
  return answer.text()
}

it('lets crawlers in everywhere but the staff’s area, and tells them where the sitemap is', async () => {
  expect(await read('/robots.txt')).toBe(`User-agent: *\nDisallow: /admin\n\nSitemap: ${origin}/sitemap.xml\n`)
})

it('lists every product on sale once, with a picture, in sitemaps named by the sitemap index', async () => {
  const sitemaps = textsOf(readXml(await read('/sitemap.xml')), 'loc')
  expect(sitemaps[0]).toBe(`${origin}/sitemaps/pages.xml`)
  const listed = await Promise.all(sitemaps.slice(1).map(async (url) => readXml(await read(url.slice(origin.length)))))
  expect(listed.flatMap((one) => textsOf(one, 'loc')).toSorted()).toEqual(
    demoCatalogue.products.map(({ slug }) => `${origin}/product/${slug}`).toSorted()
  )
  expect(listed.flatMap((one) => textsOf(one, 'image:loc'))).toHaveLength(demoCatalogue.products.length)
})

it('gives each product the time of its last change, before its picture as the format wants it', async () => {
  const { db } = shop.platform
  const [{ slug, number } = { slug: '', number: 0 }] = await db
    .update(products)
    .set({ updatedAt: new Date('2026-02-03T04:05:06.789Z') })
    .where(eq(products.slug, 'studio-mug'))
    .returning({ slug: products.slug, number: products.number })
  const listed = within(readXml(await read(`/sitemaps/products-${Math.floor(number / 1000)}.xml`)), 'url')
  const mug = listed.find((entry) => textsOf(entry, 'loc')[0] === `${origin}/product/${slug}`)
  expect(mug?.children.map(({ name }) => name)).toEqual(['loc', 'lastmod', 'image:image'])
  expect(mug && textsOf(mug, 'lastmod')).toEqual(['2026-02-03T04:05:06Z'])
  expect(listed.flatMap((entry) => textsOf(entry, 'lastmod'))).toHaveLength(listed.length)
})

it('lists the categories and the pages of text', async () => {
  const urls = textsOf(readXml(await read('/sitemaps/pages.xml')), 'loc')
  expect(urls).toContain(`${origin}/faq`)
  expect(urls).toContain(`${origin}/?category=mugs`)
})

it('has no sitemap of products beyond the last one', async () => {
  expect((await shop.fetch('/sitemaps/products-99.xml')).status).toBe(404)
})

it('tells product catalogues of every variant on sale: its price, its stock and its own address', async () => {
  const { data } = await shop.call('GET /api/v1/products/{slug}', { params: { slug: 'classic-tee' } })
  const [first] = data.variants
  const items = within(readXml(await read('/feeds/products.xml')), 'item')
  const item = items.find((one) => textsOf(one, 'g:id')[0] === first?.sku)
  expect(item?.children.map(({ name, text }) => [name, text])).toEqual(
    expect.arrayContaining([
      ['g:item_group_id', 'classic-tee'],
      ['g:price', `${((first?.price.amount ?? 0) / 100).toFixed(2)} USD`],
      ['g:availability', (first?.stock ?? 0) > 0 ? 'in_stock' : 'out_of_stock'],
      ['g:link', `${origin}/product/classic-tee?${new URLSearchParams(first?.options)}`]
    ])
  )
  const [{ total } = { total: 0 }] = await shop.platform.db
    .select({ total: shop.platform.db.$count(variants, eq(variants.isWithdrawn, false)) })
    .from(variants)
    .limit(1)
  expect(items).toHaveLength(total)
})

it('tells the same as a table, where a name can be neither markup nor a formula', async () => {
  const name = '=HYPERLINK("x") <b>&amp;</b>\u0007'
  await shop.platform.db.update(products).set({ name }).where(eq(products.slug, 'studio-mug'))
  const rows: Record<string, string>[] = parse(await read('/feeds/products.csv'), { columns: true })
  const mug = rows.find((row) => row['item_group_id'] === 'studio-mug')
  expect(mug?.['title']).toMatch(/^'=HYPERLINK/)
  const items = within(readXml(await read('/feeds/products.xml')), 'item')
  const titles = items
    .filter((item) => textsOf(item, 'g:item_group_id')[0] === 'studio-mug')
    .flatMap((item) => textsOf(item, 'g:title'))
  expect(titles[0]).toContain('=HYPERLINK("x") <b>&amp;</b>, ')
})

it('tells what product catalogues require of clothing, and of nothing else', async () => {
  const rows: Record<string, string>[] = parse(await read('/feeds/products.csv'), { columns: true })
  const tees = rows.filter((row) => row['item_group_id'] === 'classic-tee')
  expect(tees.length).toBeGreaterThan(1)
  for (const tee of tees) {
    expect(tee).toMatchObject({ gender: 'unisex', age_group: 'adult' })
    for (const required of ['color', 'size']) expect(tee[required]).not.toBe('')
  }
  expect(rows.find((row) => row['item_group_id'] === 'studio-mug')).toMatchObject({ gender: '', age_group: '' })
})

it('tells the usual price of what is on sale, and the sale with its time beside it', async () => {
  const [mug] = await shop.platform.db.select().from(products).where(eq(products.slug, 'studio-mug'))
  const [from, until] = [new Date('2020-01-01T00:00:00Z'), new Date('2099-01-01T00:00:00Z')]
  await shop.platform.db
    .update(variants)
    .set({ price: 900, regularPrice: 1800, salePrice: 900, saleFrom: from, saleUntil: until })
    .where(eq(variants.productId, mug?.id ?? ''))
  const rows: Record<string, string>[] = parse(await read('/feeds/products.csv'), { columns: true })
  expect(rows.find((row) => row['item_group_id'] === 'studio-mug')).toMatchObject({
    price: '18.00 USD',
    sale_price: '9.00 USD',
    sale_price_effective_date: '2020-01-01T00:00:00.000Z/2099-01-01T00:00:00.000Z'
  })
  expect(rows.find((row) => row['item_group_id'] !== 'studio-mug')).toMatchObject({ sale_price: '' })
})

it('leaves out what is no longer sold', async () => {
  const [tote] = await shop.platform.db.select().from(products).where(eq(products.slug, 'everyday-tote'))
  await shop.platform.db
    .update(variants)
    .set({ isWithdrawn: true })
    .where(eq(variants.productId, tote?.id ?? ''))
  shop.clock.advance(1)
  expect(await read('/feeds/products.csv')).not.toContain('everyday-tote')
})

it('describes the shop as an app for a home screen', async () => {
  const answer = await shop.fetch('/site.webmanifest')
  expect(answer.headers.get('content-type')).toContain('application/manifest+json')
  const { icons, ...described } = (await answer.json()) as { icons: { src: string; sizes: string; purpose?: string }[] }
  expect(described).toMatchObject({ name: 'Motif', start_url: '/' })
  expect(icons.map(({ sizes, purpose = 'any' }) => `${sizes} ${purpose}`)).toEqual([
    '192x192 any',
    '512x512 any',
    '512x512 maskable'
  ])
  for (const { src, sizes } of icons) {
    const picture = await shop.fetch(src)
    expect(picture.headers.get('content-type')).toBe('image/png')
    const { width, height } = await sharp(await picture.arrayBuffer()).metadata()
    expect(`${width}x${height}`).toBe(sizes)
  }
})

it('has opaque icons where systems cut their own shapes, and no other files', async () => {
  for (const file of ['180', 'maskable-512']) {
    const { isOpaque } = await sharp(await (await shop.fetch(`/icons/${file}.png`)).arrayBuffer()).stats()
    expect(isOpaque).toBe(true)
  }
  expect((await shop.fetch('/icons/64.png')).status).toBe(404)
  expect((await shop.fetch('/icons/constructor.png')).status).toBe(404)
})
