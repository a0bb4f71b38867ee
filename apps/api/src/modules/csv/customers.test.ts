import { parse } from 'csv-parse/sync'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { customerNotes, importedCustomers } from '../customers/tables.ts'
import { newsletterSubscriptions } from '../newsletter/tables.ts'
import { type Shop, openShop } from '../../testing/buy.ts'
import type { SignedUp } from '../../testing/test-app.ts'
import { imports } from './tables.ts'
import { importing, said } from './testing/importing.ts'

let shop: Shop
let admin: SignedUp
let files: ReturnType<typeof importing>
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

/** Number of the test. It makes the email addresses of each test unique. */
let part = 0
beforeEach(async () => {
  part += 1
  admin = await shop.signUp({ role: 'admin' })
  files = importing(shop, admin)
})
const mailOf = (name: string) => `${name}@part${part}.example.com`

const form = { source: 'motif', kind: 'customers' } as const
const found = async (q = `part${part}`) =>
  (await shop.call('GET /api/v1/admin/customers', { token: admin.token, query: { q } })).data.items
const customer = async (email: string) => {
  const [one] = await found(email)
  return (await shop.call('GET /api/v1/admin/customers/{key}', { token: admin.token, params: { key: one?.key ?? '' } }))
    .data
}
const exported = async () =>
  (await shop.call('GET /api/v1/admin/exports/customers.csv', { token: admin.token })).data.text()
const notes = () => shop.platform.db.$count(customerNotes)

it('takes customers of another shop in, who have no account, no mail and no newsletter by it', async () => {
  const file = `E-mail,First name,Last name,Phone,Newsletter,Note,Tags
${mailOf('Ada')},Ada,Lovelace,+15035550100,yes,Likes brick,vip
${mailOf('bob')},,,,no,,
`
  const tried = await files.imported(file, { ...form, dryRun: 'true' })
  expect(tried).toMatchObject({ status: 'done', created: 2, updated: 0, failed: 0, rows: 2 })
  expect(await found()).toEqual([])
  const state = await files.imported(file, form)
  expect(state).toMatchObject({ status: 'done', created: 2, updated: 0, failed: 0 })
  expect(said(state)).toEqual([
    [1, 'csv-columns-not-read'],
    [1, 'csv-newsletter-noted']
  ])
  expect(await found()).toMatchObject([
    { email: mailOf('ada'), name: 'Ada Lovelace', account: 'none', isSubscribed: false, orders: 0 },
    { email: mailOf('bob'), name: null, account: 'none' }
  ])
  expect(await customer(mailOf('ada'))).toMatchObject({
    phone: '+15035550100',
    imported: { at: shop.clock.now().toISOString(), hasAskedForNewsletter: true },
    notes: { items: [{ text: 'Likes brick', isOwn: true }] }
  })
  expect(await customer(mailOf('bob'))).toMatchObject({ imported: { hasAskedForNewsletter: false } })
  expect(await shop.platform.db.$count(newsletterSubscriptions)).toBe(0)
  expect(await shop.mailbox(mailOf('ada'))).toEqual([])
  const login = await shop.call('POST /api/v1/login', { body: { email: mailOf('ada'), password: 'correct-horse-7' } })
  expect(login.status).toBe(401)
})

it('finds imported customers by what their names begin with, and among those without orders', async () => {
  await files.imported(`E-mail,Name\n${mailOf('zora')},Zora Part${part}\n`, form)
  expect((await found(`Zora Part${part}`)).map(({ email }) => email)).toEqual([mailOf('zora')])
  const query = { q: `part${part}`, filter: 'without-orders' }
  const { data } = await shop.call('GET /api/v1/admin/customers', { token: admin.token, query })
  expect(data.items.map(({ email }) => email)).toEqual([mailOf('zora')])
})

it('changes what a second file says, keeps what it leaves out, and writes no note twice', async () => {
  const first = `E-mail,Name,Phone,Note\n${mailOf('cyd')},Cyd,+15035550101,Rings before noon\n`
  await files.imported(first, form)
  const before = await notes()
  const state = await files.imported(`E-mail,Name,Note\n${mailOf('cyd')},Cyd Charisse,Rings before noon\n`, form)
  expect(state).toMatchObject({ created: 0, updated: 1, failed: 0, report: [] })
  expect(await customer(mailOf('cyd'))).toMatchObject({ name: 'Cyd Charisse', phone: '+15035550101' })
  expect(await notes()).toBe(before)
})

it('tells rows that are wrong and addresses that come again, and writes the others', async () => {
  const file = `E-mail,Name,Phone
,Nobody,
not-an-address,Nobody,
${mailOf('dee')},Dee,call me
${mailOf('DEE')},Dee,call me
${mailOf('dee')},Another,
`
  const state = await files.imported(file, form)
  expect(state).toMatchObject({ status: 'done', rows: 5, rowsDone: 5, created: 1, failed: 3 })
  expect(said(state)).toEqual([
    [2, 'csv-email-missing'],
    [3, 'csv-email-wrong'],
    [4, 'csv-cell-unreadable'],
    [6, 'csv-email-repeated']
  ])
  // Reports contain no email addresses, so an erased customer remains in none.
  expect(JSON.stringify(state.report)).not.toContain('dee@')
  expect(await customer(mailOf('dee'))).toMatchObject({ name: 'Dee', phone: null })
})

it('leaves an account what its owner wrote, and says so', async () => {
  const eve = await shop.signUp({ email: mailOf('eve'), name: 'Eve Own' })
  const state = await files.imported(`E-mail,Name\n${mailOf('eve')},Eve From File\n`, form)
  expect(state).toMatchObject({ created: 0, updated: 1 })
  expect(said(state)).toEqual([[2, 'csv-has-account']])
  expect(await customer(eve.user.email)).toMatchObject({ name: 'Eve Own', account: 'confirmed', imported: null })
})

it('gives whoever registers with an imported address the account they make themselves', async () => {
  await files.imported(`E-mail,Name,Newsletter\n${mailOf('fay')},Fay From File,yes\n`, form)
  await shop.signUp({ email: mailOf('fay'), name: 'Fay Own' })
  expect(await found()).toMatchObject([{ name: 'Fay Own', account: 'confirmed', isSubscribed: false }])
})

it('reads a file with headings of its own, in another language', async () => {
  const file = new File(
    [`Vorname;Nachname;E-Mail-Adresse;Telefon\nGrete;Part${part};${mailOf('grete')};+4930123456\n`],
    'k.csv'
  )
  const { data } = await shop.call('POST /api/v1/admin/imports/columns', { token: admin.token, file, form })
  expect(data.isKnown).toBe(false)
  const columns = data.expected.flatMap(({ column, index }) => (index === null ? [] : [{ column, index }]))
  expect(columns).toEqual([
    { column: 'e-mail', index: 2 },
    { column: 'first name', index: 0 },
    { column: 'last name', index: 1 },
    { column: 'phone', index: 3 }
  ])
  await files.imported(await file.text(), { ...form, columns: JSON.stringify(columns), templateName: 'Alter Laden' })
  expect(await found()).toMatchObject([{ email: mailOf('grete'), name: `Grete Part${part}` }])
  const again = await shop.call('POST /api/v1/admin/imports/columns', { token: admin.token, file, form })
  expect(again.data.template?.name).toBe('Alter Laden')
})

it('takes back what an export wrote without a change, formulas included', async () => {
  await files.imported(`E-mail,Name,Phone\n${mailOf('hal')},"=HYPERLINK(""http://a.example"")",+15035550102\n`, form)
  const file = await exported()
  const row = parse<Record<string, string>>(file, { columns: true, bom: true }).find(
    (one) => one['E-mail'] === mailOf('hal')
  )
  expect(row).toMatchObject({ Name: `'=HYPERLINK("http://a.example")`, Phone: `'+15035550102`, Orders: '0' })
  const all = async () => {
    const rows = await shop.platform.db.select().from(importedCustomers).orderBy(importedCustomers.email)
    return rows.map(({ importedAt: _at, ...said }) => said)
  }
  const before = await all()
  const state = await files.imported(file, form)
  expect(state).toMatchObject({ status: 'done', created: 0, failed: 0 })
  expect(said(state)).toEqual([[1, 'csv-columns-not-read']])
  expect(await all()).toEqual(before)
})

it('goes on behind the last customer that was written, when whoever worked on the file is gone', async () => {
  const rows = Array.from({ length: 4 }, (_, index) => `${mailOf(`ivy${index}`)},Note ${index}`)
  const { data } = await files.send(['E-mail,Note', ...rows].join('\n'), form)
  await shop.platform.db
    .update(imports)
    .set({ status: 'running', rows: 4, rowsDone: 3, position: 3, created: 3, leasedUntil: new Date(0) })
    .where(eq(imports.id, data.id))
  const before = await notes()
  await shop.runJobs()
  expect(await files.look(data.id)).toMatchObject({ status: 'done', created: 4, updated: 0, rowsDone: 4 })
  expect((await found()).map(({ email }) => email)).toEqual([mailOf('ivy3')])
  expect(await notes()).toBe(before + 1)
})

it('forgets in three years who neither registered nor ordered', async () => {
  await files.imported(`E-mail,Name\n${mailOf('jo')},Jo\n${mailOf('kit')},Kit\n`, form)
  await shop.signUp({ email: mailOf('kit'), name: 'Kit' })
  shop.clock.advance(3 * 366 * 86_400)
  await shop.tick('customers.clear-imported')
  const left = (await shop.platform.db.select().from(importedCustomers)).map(({ email }) => email)
  expect(left).toContain(mailOf('kit'))
  expect(left).not.toContain(mailOf('jo'))
})

it('is done by whoever may change products, and by no other staff', async () => {
  const support = await shop.signUp({ role: 'admin', staffRole: 'support' })
  const answer = await importing(shop, support).send(`E-mail\n${mailOf('lou')}\n`, form)
  expect(answer.status).toBe(403)
  const elsewhere = await files.send('E-mail\n', { source: 'shopify', kind: 'customers' })
  expect(elsewhere.problem.reason).toBe('import-kind-not-offered')
})
