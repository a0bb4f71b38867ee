import { eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Shop, openShop } from '../../testing/buy.ts'
import type { SignedUp } from '../../testing/test-app.ts'
import { auditLog } from '../audit/tables.ts'
import { variants } from '../catalogue/tables.ts'
import { clearImports } from './imports.ts'
import { runImport } from './run-import.ts'
import { importTemplates, imports } from './tables.ts'
import { type Form, importing, said } from './testing/importing.ts'

let shop: Shop
let admin: SignedUp
let send: ReturnType<typeof importing>['send']
let imported: ReturnType<typeof importing>['imported']
beforeAll(async () => {
  shop = await openShop()
  admin = await shop.signUp({ role: 'admin' })
  ;({ send, imported } = importing(shop, admin))
})
afterAll(() => shop.close())

const ask = (content: string | Uint8Array<ArrayBuffer>, form: Form = {}) =>
  shop.call('POST /api/v1/admin/imports/columns', {
    token: admin.token,
    file: new File([content], 'own.csv'),
    form: { source: 'motif', ...form }
  })

/** The heading proposed for each expected column. */
async function guessed(content: string, form: Form = {}): Promise<Record<string, string>> {
  const { data } = await ask(content, form)
  return Object.fromEntries(
    data.expected.flatMap(({ header, index }) =>
      index === null ? [] : [[header, data.headings[index]?.heading ?? '']]
    )
  )
}

const templates = async () => (await shop.call('GET /api/v1/admin/import-templates', { token: admin.token })).data

const pairs = (columns: Readonly<Record<string, number>>) =>
  JSON.stringify(Object.entries(columns).map(([column, index]) => ({ column, index })))

const own =
  'Artikelbezeichnung;Art.-Nr.;Preis (EUR);Bestand;Notiz\nDrachen;KITE-1;19,90;4;rot\nDrachen groß;KITE-2;29,90;2;\nWürfel;DIE-1;5;9;\nBall;BALL-1;7;1;\n'

describe('columns of a file', () => {
  it('stand beside those expected, with their first three cells and a guess by their names', async () => {
    const { status, data } = await ask(own)
    expect(status).toBe(200)
    expect(data).toMatchObject({ isKnown: false, template: null })
    expect(data.headings[2]).toEqual({ heading: 'Preis (EUR)', samples: ['19,90', '29,90', '5'] })
    expect(data.expected.filter(({ isNeeded }) => isNeeded).map(({ column }) => column)).toEqual(['handle'])
    expect(await guessed(own)).toEqual({
      Handle: 'Artikelbezeichnung',
      Name: 'Artikelbezeichnung',
      SKU: 'Art.-Nr.',
      Price: 'Preis (EUR)',
      'On hand': 'Bestand'
    })
  })

  it.each([
    ['French', 'Référence,Désignation,Prix,Quantité', { SKU: 'Référence', Name: 'Désignation', Price: 'Prix' }],
    ['Spanish', 'Título,Precio,Categoría', { Name: 'Título', Price: 'Precio', Category: 'Categoría' }],
    ['Italian', 'Nome prodotto,PREZZO,Giacenza', { Name: 'Nome prodotto', Price: 'PREZZO', 'On hand': 'Giacenza' }],
    ['Japanese', '商品名,価格,在庫数', { Name: '商品名', Price: '価格', 'On hand': '在庫数' }]
  ])('are guessed in %s', async (_, header, expected) => {
    expect(await guessed(`${header}\n1,2,3,4\n`)).toMatchObject(expected)
  })

  it('of stock are a SKU and its pieces', async () => {
    expect(await guessed('Artikelnummer,Menge\nKITE-1,3\n', { kind: 'stock' })).toEqual({
      sku: 'Artikelnummer',
      stock: 'Menge'
    })
  })

  it.each([
    ['motif', 'products', 'Handle,Name,Price,A note of ours\nkite,Kite,5,x\n'],
    ['motif', 'stock', 'sku,stock\nKITE-1,3\n'],
    ['shopify', 'products', 'Handle,Title,Variant Price\nkite,Kite,5\n'],
    ['woocommerce', 'products', 'ID,Type,SKU,Name,Regular price\n1,simple,K,Kite,5\n']
  ])('of the form of %s for %s are not asked about', async (source, kind, file) => {
    expect((await ask(file, { source, kind })).data).toEqual({
      isKnown: true,
      headings: [],
      expected: [],
      template: null
    })
  })

  it('are asked about where a known form has one under another name', async () => {
    expect((await ask('Handle,Titel,Price\nkite,Kite,5\n')).data.isKnown).toBe(false)
  })

  it('are told as text where they are formulas, have line breaks or are the same', async () => {
    const { data } = await ask('=HYPERLINK("x"),"Price\nin\t€",Price,,Price\n=1+1,2,3,4,5\n')
    expect(data.headings.map(({ heading }) => heading)).toEqual(['=HYPERLINK("x")', 'Price in €', 'Price', '', 'Price'])
    expect(data.headings[0]?.samples).toEqual(['=1+1'])
    expect(data.expected.find(({ column }) => column === 'price')?.index).toBe(2)
  })

  it('are refused where they are ten thousand, hold control characters or never end', async () => {
    const many = Array.from({ length: 10_000 }, (_, at) => `Column ${at}`).join(',')
    expect((await ask(`${many}\n`)).problem).toMatchObject({ detail: expect.stringContaining('more than 500 columns') })
    expect((await ask('Name,Pri\u0000ce\nx,1\n')).problem).toMatchObject({ detail: expect.stringContaining('damaged') })
    expect((await ask('x'.repeat(2 ** 20))).problem).toMatchObject({
      detail: expect.stringContaining('Row 1 has more')
    })
    expect((await ask('"Name,Price\nx,1\n')).problem).toMatchObject({
      detail: expect.stringContaining('quotation mark')
    })
  })

  it('are read of the beginning of a long file, wherever it is cut', async () => {
    const row = `Drachen;KITE-1;19,90;4;${'ö'.repeat(2000)}\n`
    const whole = new TextEncoder().encode(`Titel;SKU;Preis;Bestand;Notiz\n${row.repeat(300)}`)
    // One of two adjacent positions splits a two-byte character.
    for (const length of [2 ** 20, 2 ** 20 + 1]) {
      const { status, data } = await ask(whole.slice(0, length))
      expect([status, data.headings[4]?.samples]).toEqual([200, Array.from({ length: 3 }, () => 'ö'.repeat(80))])
    }
  })
})

const chosen = { handle: 0, name: 0, sku: 1, price: 2, 'on hand': 3 }

describe('a file with columns that were chosen', () => {
  it('is checked and imported by them, and says which are not read', async () => {
    const form = { source: 'motif', columns: pairs(chosen) }
    expect(await imported(own, { ...form, dryRun: 'true' })).toMatchObject({ status: 'done', created: 4, failed: 0 })
    const done = await imported(own, form)
    expect(done).toMatchObject({ status: 'done', created: 4, failed: 0 })
    expect(said(done)).toContainEqual([1, 'csv-columns-not-read'])
    expect(done.report[0]?.message).toContain('Notiz')
    const rows = await shop.platform.db
      .select({ sku: variants.sku, price: variants.price })
      .from(variants)
      .where(inArray(variants.sku, ['KITE-1', 'KITE-2']))
    expect(rows.toSorted((a, b) => a.price - b.price)).toEqual([
      { sku: 'KITE-1', price: 1990 },
      { sku: 'KITE-2', price: 2990 }
    ])
  })

  it('sets stock by them', async () => {
    const form = { source: 'motif', kind: 'stock', columns: pairs({ sku: 1, stock: 0 }) }
    expect(await imported('Menge,Artikelnummer\n77,KITE-1\n', form)).toMatchObject({ updated: 1, failed: 0 })
  })

  it('keeps them with the import, for whichever server goes on with it', async () => {
    const { data } = await send(own, { source: 'motif', columns: pairs(chosen), dryRun: 'true' })
    const [row] = await shop.platform.db.select().from(imports).where(eq(imports.id, data.id))
    expect(row?.columns).toEqual(JSON.parse(pairs(chosen)))
    // Runs the stored import, as a server does that continues after another one has stopped.
    await runImport(shop.platform, data.id)
    const [after] = await shop.platform.db.select().from(imports).where(eq(imports.id, data.id))
    expect(after).toMatchObject({ status: 'done', rows: 4, failed: 0 })
    await clearImports(shop.platform)
  })

  it.each([
    ['that is no JSON', '[{', 'import-columns-invalid'],
    ['that nobody expects', pairs({ handle: 0, password: 1 }), 'import-columns-invalid'],
    ['that the file does not have', pairs({ handle: 5 }), 'import-columns-invalid'],
    ['chosen twice', '[{"column":"handle","index":0},{"column":"handle","index":1}]', 'import-columns-invalid'],
    ['without the one that is needed', pairs({ name: 0 }), 'csv-columns-missing']
  ])('is refused with a column %s', async (_, columns, reason) => {
    const { status, problem } = await send(own, { source: 'motif', columns })
    expect([status >= 400, problem.reason]).toEqual([true, reason])
  })

  it('is refused as a file of another shop', async () => {
    const { problem } = await send(own, { source: 'shopify', columns: pairs(chosen) })
    expect(problem.reason).toBe('import-columns-not-offered')
  })
})

describe('a mapping that is remembered', () => {
  const file = (cell: string) => `Was,Nummer,Wieviel\n${cell},TPL-${cell},5\n`
  const form = { source: 'motif', dryRun: 'true', columns: pairs({ handle: 0, sku: 1, price: 2 }) }

  it('is proposed for the next file with the same headings, is changed and deleted, and each stands in the audit log', async () => {
    await imported(file('a'), { ...form, templateName: 'Supplier A' })
    const { data } = await ask(file('b'))
    expect(data.template?.name).toBe('Supplier A')
    expect(await guessed(file('b'))).toEqual({ Handle: 'Was', SKU: 'Nummer', Price: 'Wieviel' })
    expect((await ask('Was,Nummer,Wieviele\nb,c,d\n')).data.template).toBeNull()
    // The import after the dry run stores no second template.
    await imported(file('a'), { ...form, templateName: 'Supplier A' })
    await imported(file('a'), { ...form, columns: pairs({ handle: 1, price: 2 }), templateName: 'Supplier B' })
    const [template] = await templates()
    expect(template).toMatchObject({ name: 'Supplier B', kind: 'products', columns: 2 })
    const id = template?.id ?? ''
    const remove = () => shop.call('DELETE /api/v1/admin/import-templates/{id}', { token: admin.token, params: { id } })
    expect((await remove()).status).toBe(200)
    expect((await remove()).problem.reason).toBe('import-template-not-found')
    expect((await ask(file('b'))).data.template).toBeNull()
    const log = await shop.platform.db.select().from(auditLog).where(eq(auditLog.subject, id))
    expect(log.map(({ action }) => action)).toEqual([
      'import-template.add',
      'import-template.change',
      'import-template.delete'
    ])
    expect(log[1]?.change).toMatchObject({ before: { name: 'Supplier A' }, after: { name: 'Supplier B' } })
  })

  it('is one of a hundred at most, and a file beyond is not taken in', async () => {
    const before = (await templates()).length
    await shop.platform.db.insert(importTemplates).values(
      Array.from({ length: 100 - before }, (_, at) => ({
        id: `full-${at}`,
        kind: 'products' as const,
        name: `Number ${at}`,
        headings: `full-${at}`,
        columns: [{ column: 'handle', index: 0 }],
        createdAt: shop.platform.clock.now()
      }))
    )
    const count = await shop.platform.db.$count(imports)
    const { problem } = await send(file('z'), { ...form, templateName: 'One more' })
    expect(problem.reason).toBe('import-templates-full')
    expect(await shop.platform.db.$count(imports)).toBe(count)
  })
})
