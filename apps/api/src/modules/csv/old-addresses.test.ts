import { stringify } from 'csv-stringify/sync'
import { like } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Shop, openShop } from '../../testing/buy.ts'
import { movedTo } from '../catalogue/index.ts'
import { redirects } from '../catalogue/tables.ts'
import { shopifyFile, type PictureServer, pictureServer } from './testing/files.ts'
import { importing } from './testing/importing.ts'

let shop: Shop
let pictures: PictureServer
let imported: ReturnType<typeof importing>['imported']
beforeAll(async () => {
  pictures = await pictureServer()
  shop = await openShop({ env: { IMPORT_HOSTS: new URL(pictures.origin).host } })
  ;({ imported } = importing(shop, await shop.signUp({ role: 'admin' })))
})
afterAll(async () => {
  await shop.close()
  await pictures.close()
})

const leads = (path: string) => movedTo(shop.platform, path)

const rowOf = (handle: string, more: Record<string, string> = {}) => ({
  Handle: handle,
  Title: 'Lamp',
  'Body (HTML)': 'A lamp.',
  Type: 'Old Lamps',
  Published: 'true',
  Status: 'active',
  'Variant SKU': `OLD-${handle}`,
  'Variant Price': '5.00',
  'Image Src': `${pictures.origin}/lamp.png`,
  ...more
})

it('leads from the addresses of Shopify’s products and of their type to where these are now', async () => {
  const file = shopifyFile([rowOf('Old_Lamp'), rowOf('灯')])
  const known = () => shop.platform.db.$count(redirects)
  await imported(file, { dryRun: 'true' })
  expect(await known()).toBe(0)
  expect(await imported(file)).toMatchObject({ created: 2, failed: 0 })
  expect(await leads('/products/Old_Lamp')).toBe('/product/old-lamp')
  expect(await leads('/collections/summer/products/old_lamp')).toBe('/product/old-lamp')
  expect(await leads('/products/%E7%81%AF')).toMatch(/^\/product\/product-[0-9a-f]{10}$/)
  expect(await leads('/collections/old-lamps')).toBe('/?category=old-lamps')
  const before = await known()
  await imported(file)
  expect(await known()).toBe(before)
  await imported(shopifyFile([rowOf('desk-light', { Type: '', 'Product Category': 'Home > Desk lights' })]))
  expect(await leads('/collections/desk-lights')).toBe('/?category=home-desk-lights')
})

it('leads nowhere from the address of a product that was not taken in, or is not on sale', async () => {
  const state = await imported(
    shopifyFile([rowOf('wrong-lamp', { 'Variant Price': 'much' }), rowOf('draft-lamp', { Status: 'draft' })])
  )
  expect(state).toMatchObject({ created: 1, failed: 1 })
  expect(await leads('/products/wrong-lamp')).toBeUndefined()
  expect(await leads('/products/draft-lamp')).toBeUndefined()
  const rows = await shop.platform.db.select().from(redirects).where(like(redirects.path, '%-lamp'))
  expect(rows.map(({ path }) => path)).toEqual(['/products/draft-lamp'])
})

it('leads from the addresses of WooCommerce, also where two products have one name', async () => {
  const row = (id: string, name: string) => ({
    ID: id,
    Type: 'simple',
    SKU: `WOO-${id}`,
    Name: name,
    Published: '1',
    'Regular price': '5',
    Categories: 'Home > Käthe’s Lamps',
    Images: `${pictures.origin}/lamp.png`
  })
  const file = stringify([row('1', 'Käthe’s Lamp'), row('2', 'Käthe’s Lamp'), row('3', '灯 台')], { header: true })
  expect(await imported(file, { source: 'woocommerce' })).toMatchObject({ created: 3, failed: 0 })
  expect(await leads('/product/kathes-lamp/')).toBe('/product/kathe-s-lamp')
  expect(await leads('/product/kathes-lamp-2/')).toBe('/product/kathe-s-lamp-woo-2')
  expect(await leads('/product/%e7%81%af-%e5%8f%b0/')).toMatch(/^\/product\/product-/)
  expect(await leads('/product-category/home/kathes-lamps/')).toMatch(/^\/\?category=home-k/)
})
