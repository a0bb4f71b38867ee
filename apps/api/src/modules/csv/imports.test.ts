import { eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Shop, openShop } from '../../testing/buy.ts'
import type { SignedUp } from '../../testing/test-app.ts'
import { auditLog } from '../audit/tables.ts'
import { products, variants } from '../catalogue/tables.ts'
import { type Form, importing, said } from './testing/importing.ts'
import { type PictureServer, pictureServer, shopifyFile, shopifyProducts } from './testing/files.ts'

let shop: Shop
let admin: SignedUp
let pictures: PictureServer
let send: ReturnType<typeof importing>['send']
let look: ReturnType<typeof importing>['look']
let imported: ReturnType<typeof importing>['imported']
beforeAll(async () => {
  pictures = await pictureServer({
    '/gone.png': { status: 404 },
    '/page.png': { body: Buffer.from('<!doctype html><script>alert(1)</script>') },
    '/moved.png': { status: 302, location: '/cup-1.png' },
    '/inward.png': { status: 302, location: 'http://127.0.0.2/secret.png' },
    '/around.png': { status: 302, location: '/around.png' },
    '/large.png': { body: Buffer.alloc(10 * 1024 * 1024 + 1, 1) }
  })
  shop = await openShop({ env: { IMPORT_HOSTS: new URL(pictures.origin).host } })
  admin = await shop.signUp({ role: 'admin' })
  ;({ send, look, imported } = importing(shop, admin))
})
afterAll(async () => {
  await shop.close()
  await pictures.close()
})

const page = async (slug: string) => shop.call('GET /api/v1/products/{slug}', { params: { slug } })
const skus = (wanted: readonly string[]) =>
  shop.platform.db
    .select()
    .from(variants)
    .where(inArray(variants.sku, [...wanted]))

describe('a file of Shopify', () => {
  it('is tried without a trace, and then says the same of what it did', async () => {
    const file = shopifyFile(shopifyProducts(pictures.origin, 'first'))
    const before = await shop.platform.db.$count(products)
    const tried = await imported(file, { dryRun: 'true' })
    expect(tried).toMatchObject({
      status: 'done',
      rows: 24,
      rowsDone: 24,
      created: 20,
      updated: 0,
      failed: 0,
      dryRun: true
    })
    expect(await shop.platform.db.$count(products)).toBe(before)
    expect((await page('first-cup-1')).status).toBe(404)
    const done = await imported(file)
    expect(done).toMatchObject({
      status: 'done',
      rows: 24,
      rowsDone: 24,
      created: 20,
      updated: 0,
      failed: 0,
      dryRun: false
    })
    expect(said(done)).toEqual(said(tried))
    expect(said(done)).toEqual([
      [1, 'csv-columns-not-read'],
      [7, 'csv-stock-uncounted']
    ])
    const { data: shirt } = await page('first-shirt')
    expect(shirt).toMatchObject({
      name: 'Linen shirt',
      description: 'Woven in Portugal.\n• Washed\n• Light & cool',
      richDescription: [
        { kind: 'paragraph', spans: [{ text: 'Woven in ' }, { text: 'Portugal', isBold: true }, { text: '.' }] },
        { kind: 'list', isOrdered: false, items: [[{ text: 'Washed' }], [{ text: 'Light & cool' }]] }
      ],
      seo: { title: 'Shirts of linen', description: 'A light shirt.' },
      details: [{ name: 'Brand', value: 'Kiln & Kin' }]
    })
    expect(
      shirt.variants.map(({ sku, price, formerPrice, stock, options }) => ({
        sku,
        price: price.amount,
        regular: formerPrice?.amount,
        stock,
        options
      }))
    ).toEqual(
      ['Sea', 'Rust'].flatMap((colour) =>
        ['S', 'M'].map((size) => ({
          sku: `first-${colour}-${size}`,
          price: 4990,
          regular: 5990,
          stock: 7,
          options: { colour: colour.toLowerCase(), size: size.toLowerCase() }
        }))
      )
    )
    expect(shirt.gallery.map(({ alt, colour }) => ({ alt, colour }))).toEqual([
      { alt: 'Shirt, Sea', colour: 'sea' },
      { alt: 'Shirt, Rust', colour: 'rust' },
      { alt: 'Linen shirt', colour: null }
    ])
    // The product is a draft, visible to staff only, in a new category.
    expect((await page('first-box')).status).toBe(404)
    expect((await shop.call('GET /api/v1/categories', {})).data.map(({ name }) => name)).toContain('Ceramics')
  })

  it('ends a sale when its compare-at price is gone, and leaves it where the file has no such column', async () => {
    const cells = { Handle: 'cmp', Title: 'Compared', Status: 'draft', 'Variant SKU': 'CMP' }
    const prices = async () => {
      const [row] = await shop.platform.db.select().from(variants).where(eq(variants.sku, 'CMP'))
      return [row?.price, row?.regularPrice, row?.salePrice]
    }
    await imported(shopifyFile([{ ...cells, 'Variant Price': '8', 'Variant Compare At Price': '10' }]))
    expect(await prices()).toEqual([800, 1000, 800])
    await imported('Handle,Variant SKU,Variant Price\ncmp,CMP,11')
    expect(await prices()).toEqual([800, 1100, 800])
    await imported(shopifyFile([{ ...cells, 'Variant Price': '9', 'Variant Compare At Price': '9' }]))
    expect(await prices()).toEqual([900, null, null])
  })

  it('imported again changes nothing, fetches nothing and writes down no change', async () => {
    const file = shopifyFile(shopifyProducts(pictures.origin, 'again'))
    await imported(file)
    const { asked } = pictures
    asked.length = 0
    const changes = () => shop.platform.db.$count(auditLog, eq(auditLog.action, 'product.change'))
    const before = await changes()
    const again = await imported(file)
    expect(again).toMatchObject({ status: 'done', created: 0, updated: 20, failed: 0 })
    expect([asked, await changes()]).toEqual([[], before])
  })

  it('changes products that are there and keeps what it does not name', async () => {
    await imported(shopifyFile(shopifyProducts(pictures.origin, 'kept')))
    const { data: before } = await page('kept-cup-2')
    const state = await imported('URL handle,Price,Status\nkept-cup-2,21.00,Active\n')
    expect(state).toMatchObject({ status: 'done', created: 0, updated: 1, failed: 0 })
    const { data: after } = await page('kept-cup-2')
    expect(after).toEqual({
      ...before,
      variants: before.variants.map((one) => ({ ...one, price: { ...one.price, amount: 2100 } })),
      price: after.price
    })
    expect(after.price.amount).toBe(2100)
  })

  it('gives categories and values in other scripts addresses of their own, the same for the next file', async () => {
    const header = 'Handle,Title,Type,Option1 Name,Option1 Value,Variant SKU,Variant Price,Status\n'
    const rows = [
      'script-mug,Кружка,Кружки 1,Цвет,Красный,SCRIPT-1,12.00,draft',
      'script-mug,,,,Синий,SCRIPT-2,12.00,',
      'script-cap,Кепка,Кепки 1,,,SCRIPT-3,15.00,draft',
      'script-cup,Чашка,Чашки,,,SCRIPT-4,15.00,draft',
      'script-bag,Сумка,Сумки,,,SCRIPT-5,15.00,draft'
    ]
    expect(await imported(header + rows.join('\n'))).toMatchObject({ created: 4, failed: 0 })
    await imported(`${header}script-pot,Котёл,сумки,,,SCRIPT-6,15.00,draft`)
    const slugOfNamed = new Map(
      (await shop.call('GET /api/v1/admin/categories', { token: admin.token })).data.map(({ name, slug }) => [
        name,
        slug
      ])
    )
    expect(['Кружки 1', 'Кепки 1', 'Чашки', 'Сумки', 'сумки'].map((name) => slugOfNamed.get(name))).toEqual([
      '1',
      '1-2',
      'category',
      'category-2',
      undefined
    ])
    const list = await shop.call('GET /api/v1/admin/products', { token: admin.token, query: { q: 'Кружка' } })
    const [mug] = list.data.items
    const { data } = await shop.call('GET /api/v1/admin/products/{id}', {
      token: admin.token,
      params: { id: mug?.id ?? '' }
    })
    expect(data.variants.map(({ options }) => Object.values(options))).toEqual([['value'], ['value-2']])
  })

  it('with the headers of newer exports is read the same way', async () => {
    const header =
      'Title,URL handle,Description,Vendor,Type,Published on online store,Status,SKU,Option1 name,Option1 value,Price,Inventory tracker,Inventory quantity,Weight value (grams),Product image URL,Image alt text,SEO title'
    const row = `Bowl,bowl,<p>Deep.</p>,Kiln,Ceramics,TRUE,Active,BOWL,Size,Large,24,shopify,3,600,${pictures.origin}/bowl.png,A bowl,Bowls`
    expect(await imported(`${header}\n${row}\n`)).toMatchObject({ created: 1, failed: 0, report: [] })
    expect((await page('bowl')).data).toMatchObject({
      description: 'Deep.',
      seo: { title: 'Bowls' },
      variants: [{ sku: 'BOWL', price: { amount: 2400 }, stock: 3, options: { size: 'large' } }]
    })
  })
})

describe('pictures', () => {
  const withPicture = (slug: string, link: string) =>
    shopifyFile([
      {
        Handle: slug,
        Title: slug,
        Status: 'active',
        'Variant Price': '5',
        'Image Src': `${pictures.origin}/cup-1.png`
      },
      { Handle: slug, 'Image Src': link, 'Image Position': '2' }
    ])
  it.each([
    ['is not there', '/gone.png', 'does not give it out'],
    ['is a page', '/page.png', 'Only PNG, JPEG and WebP'],
    ['is too large', '/large.png', 'larger than 10 MB'],
    ['leads in circles', '/around.png', 'without an end'],
    ['leads into the local network', '/inward.png', 'private network'],
    ['is on this machine', 'http://127.0.0.1:9/a.png', 'private network'],
    ['is on this machine, as a number', 'http://2130706433/a.png', 'private network'],
    ['is on this machine, by its name', 'http://localhost/a.png', 'private network'],
    ['is on this machine, in IPv6', 'http://[::1]/a.png', 'private network'],
    ['is on this machine, in IPv6 around IPv4', 'http://[::ffff:127.0.0.1]/a.png', 'private network'],
    ['is of a cloud itself', 'http://169.254.169.254/latest/meta-data', 'private network'],
    ['is in an office', 'https://10.1.2.3/a.png', 'private network'],
    ['is a file', 'file:///etc/passwd', 'does not begin with https'],
    ['holds a password', 'https://me:secret@shop.example/a.png', 'does not begin with https']
  ])('one that %s is left out, with a sentence, and the product is written', async (_what, link, sentence) => {
    const slug = `pictured-${_what.replaceAll(/[^a-z0-9]+/gi, '-').toLowerCase()}`
    const state = await imported(withPicture(slug, link.startsWith('/') ? pictures.origin + link : link))
    expect(state).toMatchObject({ status: 'done', created: 1, failed: 0 })
    const line = state.report.find(({ reason }) => reason === 'csv-picture-left-out')
    expect(line).toMatchObject({ row: 3, level: 'notice', subject: slug })
    expect(line?.message).toContain(sentence)
    expect((await page(slug)).data.gallery).toHaveLength(1)
  })

  it('are followed where they moved', async () => {
    await imported(withPicture('moved-cup', `${pictures.origin}/moved.png`))
    expect((await page('moved-cup')).data.gallery).toHaveLength(2)
  })

  it('none leaves what would be on sale a draft', async () => {
    const state = await imported(
      shopifyFile([{ Handle: 'bare-cup', Title: 'Bare cup', Status: 'active', 'Variant Price': '5' }])
    )
    expect(said(state)).toEqual([
      [1, 'csv-columns-not-read'],
      [2, 'csv-stock-uncounted'],
      [2, 'csv-draft-without-picture']
    ])
    const [row] = await shop.platform.db.select().from(products).where(eq(products.slug, 'bare-cup'))
    expect(row?.status).toBe('draft')
  })
})

describe('a file with faults', () => {
  const line = (slug: string, cells: Record<string, string>) => ({
    Handle: slug,
    Title: slug,
    Status: 'draft',
    'Variant Inventory Tracker': 'shopify',
    'Variant Inventory Qty': '1',
    'Variant Price': '5',
    ...cells
  })
  it('says row by row what is wrong, and takes in the others', async () => {
    const blankSku = (await page('last-mug')).data.variants[0]?.sku ?? ''
    const state = await imported(
      shopifyFile([
        line('sound', { 'Variant SKU': 'SOUND-1' }),
        line('twice', { 'Variant SKU': 'SOUND-1' }),
        line('taken', { 'Variant SKU': blankSku }),
        line('dear', { 'Variant SKU': 'DEAR', 'Variant Price': 'ten' }),
        line('many', { 'Variant SKU': 'MANY', 'Variant Inventory Qty': '1.5' }),
        line('odd', { 'Variant SKU': 'ODD', Status: 'asleep' }),
        line('', { 'Variant SKU': 'NOWHERE' }),
        { ...line('alike', { 'Variant SKU': 'A-1', 'Option1 Name': 'Size', 'Option1 Value': 'S' }) },
        { ...line('alike', { 'Variant SKU': 'A-2', 'Option1 Name': 'Size', 'Option1 Value': 's' }) },
        line('long', { 'Variant SKU': 'LONG', 'Body (HTML)': 'x'.repeat(100_001) }),
        line('formula', { 'Variant SKU': 'FORMULA', Title: '=HYPERLINK("http://evil.example")' })
      ])
    )
    expect(state).toMatchObject({ status: 'done', created: 2, updated: 0, failed: 8, rows: 11, rowsDone: 11 })
    expect(said(state).slice(1)).toEqual([
      [3, 'csv-sku-repeated'],
      [4, 'sku-taken'],
      [5, 'csv-price-wrong'],
      [6, 'csv-number-wrong'],
      [7, 'csv-status-unknown'],
      [8, 'csv-handle-missing'],
      [10, 'csv-variants-alike'],
      [11, 'csv-cell-over-limit']
    ])
    expect(state.report.find(({ row }) => row === 5)).toMatchObject({
      level: 'error',
      subject: 'dear',
      message: '“ten” is not a price of this shop. Write it in digits, such as 19.90.'
    })
    expect((await skus(['SOUND-1', 'DEAR', 'MANY', 'ODD', 'A-1', 'A-2', 'LONG'])).map(({ sku }) => sku)).toEqual([
      'SOUND-1'
    ])
  })

  it('is refused as a whole where it breaks off or cannot be read, and nothing of it is written', async () => {
    const before = await shop.platform.db.$count(products)
    const good = 'Handle,Title,Variant Price,Status\nunread,Unread,5,draft\n'
    const broken = await imported(`${good}other,"Other,5,draft\n`)
    expect([broken.status, said(broken)]).toEqual(['failed', [[null, 'csv-unreadable']]])
    const huge = await imported(`${good}other,"${'x'.repeat(10 * 1024 * 1024)}",5,draft\n`)
    expect([huge.status, said(huge)]).toEqual(['failed', [[null, 'csv-row-over-limit']]])
    const other = await imported('Name,Amount\nKite,5\n')
    expect([other.status, other.report[0]?.message]).toEqual([
      'failed',
      'The file lacks the columns Handle. Nothing was imported.'
    ])
    expect((await imported('Handle,Title\n')).report.map(({ reason }) => reason)).toEqual(['csv-empty'])
    expect(await shop.platform.db.$count(products)).toBe(before)
  })

  it('is refused at once where it is no text, empty, or of a kind that is not offered', async () => {
    const refused = async (content: string | Buffer, form: Form = {}) => (await send(content, form)).problem.reason
    expect(await refused(Buffer.from('504b030414000600', 'hex'))).toBe('csv-is-workbook')
    expect(await refused(Buffer.from([72, 0, 1, 2, 255, 254]))).toBe('csv-not-text')
    expect(await refused('')).toBe('csv-empty')
    expect(await refused('sku,stock\n', { kind: 'stock' })).toBe('import-kind-not-offered')
    expect(await refused('a\n', { source: 'etsy' })).toBe('input-invalid')
    expect(await refused('a\n', { kind: 'orders' })).toBe('input-invalid')
    expect(await refused(Buffer.alloc(33 * 1024 * 1024, 'a'))).toBe('file-over-limit')
    const alone = await shop.call('POST /api/v1/admin/imports', { token: admin.token })
    expect(alone.status).toBe(415)
  })
})

describe('a text', () => {
  const file = (name: string) => `Handle,Title,Variant Price,Status\n${name},Crème ${name},5,draft\n`
  it.each([
    ['UTF-8', (text: string) => Buffer.from(text)],
    ['UTF-8 with a mark', (text: string) => Buffer.from(`\ufeff${text}`)],
    ['UTF-16', (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le')],
    ['UTF-16 with the larger byte first', (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le').swap16()],
    ['Windows-1252', (text: string) => Buffer.from(text, 'latin1')],
    ['semicolons', (text: string) => Buffer.from(text.replaceAll(',', ';'))]
  ])('in %s is read as it was written', async (encoding, encode) => {
    const slug = `creme-${encoding.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}`
    const state = await imported(encode(file(slug)))
    expect(state).toMatchObject({ status: 'done', created: 1 })
    const [row] = await shop.platform.db.select().from(products).where(eq(products.slug, slug))
    expect(row?.name).toBe(`Crème ${slug}`)
    expect(said(state).some(([, reason]) => reason === 'csv-read-as-latin')).toBe(encoding === 'Windows-1252')
  })
})

it('goes on where it stood after it was interrupted, and writes no product twice', async () => {
  const rows = Array.from({ length: 6 }, (_, index) => ({
    Handle: `step-${index + 1}`,
    Title: `Step ${index + 1}`,
    Status: 'draft',
    'Variant Price': '5',
    'Variant Inventory Tracker': 'shopify',
    'Variant Inventory Qty': '1'
  }))
  const { data } = await send(shopifyFile(rows))
  // Simulates the loss of the database during the fourth product.
  const { db, randomId } = shop.platform
  let writes = 0
  shop.platform.randomId = (bytes) => {
    if (bytes === 9 && (writes += 1) === 8) throw Object.assign(new Error('gone'), { code: '57P01' })
    return randomId(bytes)
  }
  await expect(shop.runJobs()).rejects.toThrow('gone')
  shop.platform.randomId = randomId
  const half = await look(data.id)
  expect(half).toMatchObject({ status: 'running', created: 3, failed: 0, rowsDone: 3 })
  shop.clock.advance(61)
  await shop.runJobs()
  expect(await look(data.id)).toMatchObject({ status: 'done', created: 6, updated: 0, failed: 0, rowsDone: 6 })
  const added = await db.select().from(auditLog).where(eq(auditLog.action, 'product.add'))
  const steps = await db
    .select({ id: products.id, revision: products.revision })
    .from(products)
    .where(
      inArray(
        products.slug,
        rows.map(({ Handle }) => Handle)
      )
    )
  expect(steps.map(({ revision }) => revision)).toEqual([1, 1, 1, 1, 1, 1])
  expect(added.filter(({ subject }) => steps.some(({ id }) => id === subject))).toHaveLength(6)
})
