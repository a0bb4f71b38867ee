import type { ProductDraft } from '@motif/contract'
import { parse } from 'csv-parse/sync'
import { stringify } from 'csv-stringify/sync'
import { eq, like } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pngFile, productDraft } from '../../testing/access-fixtures.ts'
import { type Shop, openShop } from '../../testing/buy.ts'
import type { SignedUp } from '../../testing/test-app.ts'
import { auditLog } from '../audit/tables.ts'
import { categories, optionValues, productPictures, products, tiers, variants } from '../catalogue/tables.ts'
import { importing, said } from './testing/importing.ts'
import { type PictureServer, pictureServer } from './testing/files.ts'

let shop: Shop
let admin: SignedUp
let pictures: PictureServer
let imported: ReturnType<typeof importing>['imported']
beforeAll(async () => {
  pictures = await pictureServer()
  shop = await openShop({ env: { IMPORT_HOSTS: '127.0.0.1' } })
  admin = await shop.signUp({ role: 'admin' })
  ;({ imported } = importing(shop, admin))
})
afterAll(async () => {
  await shop.close()
  await pictures.close()
})

const page = async (slug: string) => (await shop.call('GET /api/v1/products/{slug}', { params: { slug } })).data
const exported = async (what: 'products' | 'stock') => {
  const answer = await shop.call(`GET /api/v1/admin/exports/${what}.csv`, { token: admin.token })
  return answer.data.text()
}

describe('a file of WooCommerce', () => {
  const header =
    'ID,Type,SKU,Name,Published,"Is featured?","Short description",Description,"In stock?",Stock,"Weight (kg)","Sale price","Regular price","Date sale price starts","Date sale price ends",Categories,Tags,Images,Parent,"Attribute 1 name","Attribute 1 value(s)","Attribute 1 visible","Attribute 1 global","Attribute 2 name","Attribute 2 value(s)"'
  const row = (cells: Record<string, string>) => {
    const [names = []] = parse(header)
    return names.map((name) => cells[name] ?? '')
  }
  const file = (rows: readonly Record<string, string>[]) => `${header}\n${stringify(rows.map(row))}`

  it('brings variations to the product they name, by its SKU or its number, wherever they stand', async () => {
    const state = await imported(
      file([
        {
          ID: '21',
          Type: 'variation',
          SKU: 'W-H-S',
          Name: 'Hoodie - S',
          Published: '1',
          'In stock?': '1',
          Stock: '4',
          'Regular price': '40',
          'Sale price': '35.5',
          Parent: 'W-H',
          'Attribute 1 name': 'Size',
          'Attribute 1 value(s)': 'S'
        },
        {
          ID: '20',
          Type: 'variable',
          SKU: 'W-H',
          Name: 'Woo hoodie',
          Published: '1',
          'Short description': 'Warm.',
          Description: String.raw`<p>Soft\ninside</p>`,
          'In stock?': '1',
          'Weight (kg)': '0.45',
          Categories: 'Clothing > Hoodies, Sale',
          Images: `${pictures.origin}/a.png, ${pictures.origin}/b.png`,
          'Attribute 1 name': 'Size',
          'Attribute 1 value(s)': 'S, M',
          'Attribute 2 name': 'Fabric',
          'Attribute 2 value(s)': 'Cotton, Wool'
        },
        {
          ID: '22',
          Type: 'variation',
          SKU: 'W-H-M',
          Name: 'Hoodie - M',
          Published: '1',
          'In stock?': '0',
          'Regular price': '40',
          Parent: 'id:20',
          'Attribute 1 name': 'Size',
          'Attribute 1 value(s)': 'M'
        },
        {
          ID: '30',
          Type: 'simple, virtual',
          SKU: 'W-B',
          Name: "'=Woo bottle",
          Published: '-1',
          'In stock?': '1',
          'Regular price': '12',
          Categories: 'Bottles'
        },
        { ID: '40', Type: 'grouped', Name: 'Woo set', Published: '1' },
        { ID: '50', Type: 'variation', SKU: 'W-L', Name: 'Lost', Parent: 'W-NONE', 'Regular price': '1' }
      ]),
      { source: 'woocommerce' }
    )
    expect(state).toMatchObject({ status: 'done', rows: 6, rowsDone: 6, created: 2, failed: 2 })
    expect(said(state).slice(1)).toEqual([
      [5, 'csv-stock-uncounted'],
      [6, 'csv-type-not-offered'],
      [7, 'csv-parent-unknown']
    ])
    const hoodie = await page('woo-hoodie')
    expect(hoodie).toMatchObject({
      name: 'Woo hoodie',
      category: 'clothing-hoodies',
      description: 'Warm.\n\nSoft inside',
      details: [{ name: 'Fabric', value: 'Cotton, Wool' }]
    })
    expect(hoodie.variants.map(({ sku, price, stock }) => [sku, price.amount, stock])).toEqual([
      ['W-H-S', 3550, 4],
      ['W-H-M', 4000, 0]
    ])
    expect(hoodie.variants[0]).toMatchObject({ formerPrice: { amount: 4000 } })
    expect(hoodie.gallery).toHaveLength(2)
    const [bottle] = await shop.platform.db.select().from(products).where(eq(products.slug, 'woo-bottle'))
    expect(bottle).toMatchObject({ name: '=Woo bottle', status: 'draft' })
  })

  it('gives an option that is called like a parameter of lists another id', async () => {
    const cap = { Name: 'Woo cap', Published: '1', 'In stock?': '1', Stock: '4', 'Attribute 1 name': 'Collection' }
    await imported(
      file([
        {
          ...cap,
          ID: '60',
          Type: 'variable',
          SKU: 'W-C',
          Categories: 'Caps',
          Images: `${pictures.origin}/a.png`,
          'Attribute 1 value(s)': 'Club, Harbour'
        },
        ...['Club', 'Harbour'].map((value, at) => ({
          ...cap,
          ID: `6${at + 1}`,
          Type: 'variation',
          SKU: `W-C-${at}`,
          'Regular price': '20',
          Parent: 'W-C',
          'Attribute 1 value(s)': value
        }))
      ]),
      { source: 'woocommerce' }
    )
    expect((await page('woo-cap')).options).toMatchObject([{ id: 'collection-2', name: 'Collection' }])
  })

  it('brings the regular price beside the sale price, with its dates in the zone of the shop', async () => {
    const sold = (cells: Record<string, string>) => ({
      ID: '70',
      Type: 'simple',
      SKU: 'W-SALE',
      Name: 'Woo sale',
      Published: '-1',
      'Regular price': '40',
      ...cells
    })
    const prices = async () => {
      const [row] = await shop.platform.db.select().from(variants).where(eq(variants.sku, 'W-SALE'))
      return [
        row?.regularPrice ?? row?.price,
        row?.salePrice,
        row?.saleFrom?.toISOString(),
        row?.saleUntil?.toISOString()
      ]
    }
    // London is an hour ahead of UTC in summer; a day alone counts to its end.
    const dates = { 'Date sale price starts': '2030-06-01 0:00:00', 'Date sale price ends': '2030-12-31' }
    await imported(file([sold({ 'Sale price': '35.5', ...dates })]), { source: 'woocommerce' })
    const ends = '2031-01-01T00:00:00.000Z'
    expect(await prices()).toEqual([4000, 3550, '2030-05-31T23:00:00.000Z', ends])
    const undated = 'Type,SKU,Name,Regular price,Sale price\nsimple,W-SALE,Woo sale,40,35'
    await imported(undated, { source: 'woocommerce' })
    expect(await prices()).toEqual([4000, 3500, '2030-05-31T23:00:00.000Z', ends])
    await imported(file([sold({ 'Sale price': '30' })]), { source: 'woocommerce' })
    expect(await prices()).toEqual([4000, 3000, undefined, undefined])
    await imported('Type,SKU,Name,Regular price\nsimple,W-SALE,Woo sale,41', { source: 'woocommerce' })
    expect(await prices()).toEqual([4100, 3000, undefined, undefined])
    await imported(file([sold({})]), { source: 'woocommerce' })
    expect(await prices()).toEqual([4000, null, undefined, undefined])
    const wrong = { 'Sale price': '30', 'Date sale price ends': '31.12.2030' }
    expect(said(await imported(file([sold(wrong)]), { source: 'woocommerce' }))).toContainEqual([
      2,
      'csv-cell-unreadable'
    ])
  })

  it('keeps categories of one name apart by their parents', async () => {
    const long = Array.from({ length: 8 }, (_, level) => `Level number ${level}`).join(' > ')
    // The last three repeat a name below itself, and have words between which the levels alone make a difference.
    const paths = [
      'Men > Shirts',
      'Women > Shirts',
      'Women>Shirts, Sale',
      'Loose things',
      long,
      'Round > Square > Round',
      'Tea > Pots Lids',
      'Tea > Pots > Lids'
    ]
    const rows = paths.map((path, index) => ({
      ID: `${80 + index}`,
      Type: 'simple',
      SKU: `PATH-${index}`,
      Name: `Path ${index}`,
      Published: '-1',
      'Regular price': '5',
      Categories: path
    }))
    expect(await imported(file(rows), { source: 'woocommerce' })).toMatchObject({ created: 8, failed: 0 })
    const found = await shop.platform.db
      .select({ slug: products.slug, name: categories.name, category: categories.slug })
      .from(products)
      .innerJoin(categories, eq(categories.slug, products.category))
      .where(like(products.slug, 'path-%'))
      .orderBy(products.slug)
    expect(found.map(({ name }) => name)).toEqual([
      'Shirts',
      'Shirts',
      'Shirts',
      'Loose things',
      'Level number 7',
      'Round',
      'Pots Lids',
      'Lids'
    ])
    const { data: tree } = await shop.call('GET /api/v1/categories')
    const pathOf = (slug: string | undefined): string[] => {
      const category = tree.find((one) => one.slug === slug)
      return category ? [...pathOf(category.parent), category.name] : []
    }
    expect(found.map(({ category }) => pathOf(category))).toEqual([
      ['Men', 'Shirts'],
      ['Women', 'Shirts'],
      ['Women', 'Shirts'],
      ['Loose things'],
      ['Level number 0', 'Level number 1', 'Level number 7'],
      ['Round', 'Square', 'Round'],
      ['Tea', 'Pots Lids'],
      ['Tea', 'Pots', 'Lids']
    ])
    expect(tree.filter(({ name }) => name === 'Women')).toHaveLength(1)
    // The path goes out and is found again.
    const written = await exported('products')
    expect(written).toContain('Men > Shirts')
    const before = tree.length
    await imported(written, { source: 'motif' })
    expect((await shop.call('GET /api/v1/categories')).data).toHaveLength(before)
  })

  it('writes out what stands for any value', async () => {
    await imported(
      file([
        {
          ID: '60',
          Type: 'variable',
          SKU: 'ANY',
          Name: 'Any sock',
          Published: '-1',
          'Attribute 1 name': 'Size',
          'Attribute 1 value(s)': 'S, M, L'
        },
        {
          ID: '61',
          Type: 'variation',
          SKU: 'ANY-1',
          Parent: 'ANY',
          Stock: '2',
          'Regular price': '6',
          'Attribute 1 name': 'Size'
        },
        {
          ID: '62',
          Type: 'variation',
          SKU: 'ANY-M',
          Parent: 'ANY',
          Stock: '9',
          'Regular price': '7',
          'Attribute 1 name': 'Size',
          'Attribute 1 value(s)': 'M'
        }
      ]),
      { source: 'woocommerce' }
    )
    const rows = await shop.platform.db.select().from(variants).where(like(variants.sku, 'ANY-%')).orderBy(variants.sku)
    expect(rows.map(({ sku, options, onHand }) => [sku, options['size'], onHand])).toEqual([
      ['ANY-1-l', 'l', 2],
      ['ANY-1-s', 's', 2],
      ['ANY-M', 'm', 9]
    ])
  })
})

describe("the shop's own file", () => {
  const everything = async () => {
    const { db } = shop.platform
    return {
      products: await db.select().from(products).orderBy(products.number),
      variants: await db.select().from(variants).orderBy(variants.id),
      values: await db
        .select()
        .from(optionValues)
        .orderBy(optionValues.productId, optionValues.optionId, optionValues.position),
      tiers: await db.select().from(tiers).orderBy(tiers.productId, tiers.quantity),
      pictures: await db.select().from(productPictures).orderBy(productPictures.productId, productPictures.position)
    }
  }
  const aCrop = { x: 0.1, y: 0, width: 0.5, height: 0.75 }
  const addKite = async (slug: string, name: string) => {
    const { data: upload } = await shop.call('POST /api/v1/uploads', { token: admin.token, file: await pngFile() })
    const { status } = await shop.call('POST /api/v1/admin/products', {
      token: admin.token,
      body: {
        ...productDraft(slug),
        name,
        description: '=1+1\nTwo lines, "quoted"; and more',
        details: [
          { name: 'Line: length', value: '30 m' },
          { name: '-Tail', value: '@home' }
        ],
        options: [
          {
            id: 'colour',
            name: 'Colour',
            values: [
              { value: 'sea', label: 'Sea', swatch: '#1f6b45' },
              { value: 'bare', label: '+Bare', swatch: null }
            ]
          }
        ],
        variants: ['sea', 'bare'].map((colour, index) => ({
          sku: `${slug}-${colour}`,
          options: { colour },
          price: 1999 + index,
          onHand: 5 + index,
          weightGrams: index === 0 ? 120 : null,
          isWithdrawn: index === 1
        })),
        tiers: [{ quantity: 10, percentOff: 7.5 }],
        pictures: [{ upload: upload.id, alt: '=A kite', colour: 'sea', focus: { x: 0.25, y: 0.7 }, crop: aCrop }],
        seo: { title: '\t@Kites'.trim(), description: null },
        status: 'live',
        liveFrom: '2031-01-31T09:00:00.000Z'
      }
    })
    expect(status).toBe(201)
  }

  it('brings a sale price with its time, leaves it where nothing is said of it, and refuses one that is not lower', async () => {
    const head = 'Handle,Name,SKU,Price,Sale price,Sale until\n'
    const until = '2099-01-01T00:00:00.000Z'
    const prices = async () => {
      const [row] = await shop.platform.db.select().from(variants).where(eq(variants.sku, 'SALE-CSV'))
      return [row?.price, row?.regularPrice, row?.salePrice, row?.saleUntil?.toISOString()]
    }
    await imported(`${head}sale-csv,Sale,SALE-CSV,20.00,15.00,${until}\n`, { source: 'motif' })
    expect(await prices()).toEqual([1500, 2000, 1500, until])
    await imported('Handle,SKU,Price\nsale-csv,SALE-CSV,18.00\n', { source: 'motif' })
    expect(await prices()).toEqual([1500, 1800, 1500, until])
    expect(await exported('products')).toContain(`SALE-CSV,18.00,15.00,,${until}`)
    const refused = await imported(`${head}sale-csv,Sale,SALE-CSV,18.00,18.00,\n`, { source: 'motif' })
    expect(said(refused)).toEqual([[2, 'sale-price-not-lower']])
    expect(await prices()).toEqual([1500, 1800, 1500, until])
  })

  it('keeps the structure of a description that a file does not change, and drops it with a new text', async () => {
    const richDescription: ProductDraft['richDescription'] = [
      { kind: 'heading', level: 3, spans: [{ text: 'About' }] },
      { kind: 'list', isOrdered: false, items: [[{ text: 'Light', isBold: true }]] }
    ]
    await shop.call('POST /api/v1/admin/products', {
      token: admin.token,
      body: { ...productDraft('rich-csv'), richDescription }
    })
    const stored = async () => {
      const [now] = await shop.platform.db.select().from(products).where(eq(products.slug, 'rich-csv'))
      return [now?.description, now?.richDescription]
    }
    expect(await stored()).toEqual(['About\n• Light', richDescription])
    const file = await exported('products')
    await imported(file, { source: 'motif' })
    expect(await stored()).toEqual(['About\n• Light', richDescription])
    await imported('Handle,Description\nrich-csv,New\n', { source: 'motif' })
    expect(await stored()).toEqual(['New', null])
  })

  it('reads times in the zone of the shop, unless they have an offset', async () => {
    const times = async (from: string, until: string) => {
      const file = `Handle,Name,SKU,Price,Sale price,Sale from,Sale until\nzone,Zone,ZONE-CSV,20.00,15.00,${from},${until}\n`
      const state = await imported(file, { source: 'motif' })
      const [row] = await shop.platform.db.select().from(variants).where(eq(variants.sku, 'ZONE-CSV'))
      return [state.failed, row?.saleFrom?.toISOString(), row?.saleUntil?.toISOString()]
    }
    expect(await times('2030-07-01 09:00', '2030-07-31')).toEqual([
      0,
      '2030-07-01T08:00:00.000Z',
      '2030-07-31T23:00:00.000Z'
    ])
    expect(await times('2030-07-01', '2030-07-31T09:00:00+05:30')).toEqual([
      0,
      '2030-06-30T23:00:00.000Z',
      '2030-07-31T03:30:00.000Z'
    ])
    expect((await times('2030-07-01T09:00:00+25:00', '2030-07-31'))[0]).toBe(1)
    expect(await times('2030-02-30', '2030-07-31')).toEqual([1, '2030-06-30T23:00:00.000Z', '2030-07-31T03:30:00.000Z'])
  })

  it('goes out and comes back without a change, formulas included', async () => {
    await addKite('round-kite', '=HYPERLINK("http://evil.example";"Kite")')
    await addKite('apostrophe-kite', "'=1")
    const before = await everything()
    const file = await exported('products')
    const cells = parse(file, { bom: true }).flat()
    expect(cells.filter((cell) => /^[=+\-@\t\r]/.test(cell))).toEqual([])
    expect(cells).toContain('\'=HYPERLINK("http://evil.example";"Kite")')
    const state = await imported(file, { source: 'motif' })
    expect(state).toMatchObject({ status: 'done', created: 0, updated: before.products.length, failed: 0, report: [] })
    expect(await everything()).toEqual(before)
  })

  it('adds the same product to a shop that does not have it', async () => {
    await addKite('moving-kite', 'Moving kite')
    const file = await exported('products')
    const moved = file.replaceAll('moving-kite', 'arrived-kite')
    const state = await imported(moved, { source: 'motif' })
    expect(state).toMatchObject({ created: 1, failed: 0 })
    const of = async (slug: string) => {
      const { data } = await shop.call('GET /api/v1/admin/products', { token: admin.token, query: { q: slug } })
      const id = data.items[0]?.id ?? ''
      const { data: product } = await shop.call('GET /api/v1/admin/products/{id}', {
        token: admin.token,
        params: { id }
      })
      const { id: _id, revision: _revision, slug: _slug, variants: sold, updatedAt: _at, ...rest } = product
      return { ...rest, variants: sold.map(({ id: _variant, sku: _sku, ...variant }) => variant) }
    }
    expect(await of('arrived-kite')).toEqual(await of('moving-kite'))
  })

  it('is written down when it is taken out', async () => {
    await exported('products')
    const entries = await shop.platform.db.select().from(auditLog).where(eq(auditLog.action, 'export.download'))
    expect(entries).toContainEqual(expect.objectContaining({ adminId: admin.user._id, subject: 'products' }))
  })
})

describe('a file of stock', () => {
  it('sets the pieces that can be bought, and tells of those it does not know', async () => {
    const { variants: shirts } = await page('plain-tee')
    const [first, second] = shirts
    const file = `sku,stock\n${first?.sku},12\n${second?.sku},-1\nNOWHERE,3\n`
    const tried = await imported(file, { source: 'motif', kind: 'stock', dryRun: 'true' })
    expect(tried).toMatchObject({ status: 'done', updated: 1, failed: 2 })
    expect((await page('plain-tee')).variants[0]?.stock).toBe(50)
    const state = await imported(file, { source: 'motif', kind: 'stock' })
    expect(state).toMatchObject({ status: 'done', created: 0, updated: 1, failed: 2 })
    expect(said(state)).toEqual([
      [3, 'csv-number-wrong'],
      [4, 'csv-sku-unknown']
    ])
    expect((await page('plain-tee')).variants.slice(0, 2).map(({ stock }) => stock)).toEqual([12, 50])
  })

  it('goes out and comes back without a change', async () => {
    const before = await shop.platform.db.select().from(variants).orderBy(variants.id)
    const state = await imported(await exported('stock'), { source: 'motif', kind: 'stock' })
    expect(state).toMatchObject({ status: 'done', updated: before.length, failed: 0, report: [] })
    expect(await shop.platform.db.select().from(variants).orderBy(variants.id)).toEqual(before)
  })
})
