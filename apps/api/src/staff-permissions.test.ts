import { type CallDefinition, type CallName, calls } from '@motif/contract'
import { type StaffRole, staffRoles } from '@motif/contract/staff-rules'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { users } from './modules/accounts/tables.ts'
import { type Shop, design, openShop } from './testing/buy.ts'
import type { SignedUp } from './testing/test-app.ts'

const all: readonly StaffRole[] = ['owner', 'manager', 'support', 'production', 'viewer']
const owners: readonly StaffRole[] = ['owner']
const leaders: readonly StaffRole[] = ['owner', 'manager']
const support: readonly StaffRole[] = ['owner', 'manager', 'support']
const office: readonly StaffRole[] = ['owner', 'manager', 'support', 'viewer']
const printers: readonly StaffRole[] = ['owner', 'manager', 'support', 'production']
const makers: readonly StaffRole[] = ['owner', 'manager', 'production']
const board: readonly StaffRole[] = ['owner', 'manager', 'production', 'viewer']
const readers: readonly StaffRole[] = ['owner', 'manager', 'viewer']

/** Roles allowed to make each staff call. Written by hand, so that a mistake in the permission table or in a call's permission fails here. */
const expected: Readonly<Record<string, readonly StaffRole[]>> = {
  'GET /api/v1/admin/summary': all,
  'GET /api/v1/admin/search': all,
  'GET /api/v1/admin/staff/me': all,

  'GET /api/v1/admin/orders': all,
  'GET /api/v1/admin/orders/{id}/timeline': all,
  'PATCH /api/v1/admin/orders/{id}': printers,
  'POST /api/v1/admin/orders/{id}/shipments': printers,
  'PATCH /api/v1/admin/orders/{id}/shipments/{shipmentId}': printers,
  'POST /api/v1/admin/orders/{id}/shipments/{shipmentId}/void': printers,
  'GET /api/v1/admin/orders/{id}/mails': all,
  'POST /api/v1/admin/orders/{id}/mails': printers,
  'POST /api/v1/admin/orders/{id}/notes': printers,
  'PATCH /api/v1/admin/orders/{id}/notes/{noteId}': printers,
  'DELETE /api/v1/admin/orders/{id}/notes/{noteId}': printers,
  'GET /api/v1/admin/colleagues': printers,
  'PATCH /api/v1/admin/orders/{id}/tags': printers,
  'PATCH /api/v1/admin/order-tags': printers,
  'GET /api/v1/admin/order-tags': all,
  'POST /api/v1/admin/orders/{id}/refunds': support,
  'GET /api/v1/admin/orders/{id}/edits': all,
  'POST /api/v1/admin/orders/{id}/edits/preview': support,
  'POST /api/v1/admin/orders/{id}/edits': support,
  'POST /api/v1/admin/orders/{id}/edits/{editId}/withdraw': support,
  'POST /api/v1/admin/orders/{id}/edits/{editId}/waive': support,
  'GET /api/v1/admin/draft-orders': office,
  'POST /api/v1/admin/draft-orders': support,
  'POST /api/v1/admin/draft-orders/preview': support,
  'GET /api/v1/admin/draft-orders/{id}': office,
  'PUT /api/v1/admin/draft-orders/{id}': support,
  'DELETE /api/v1/admin/draft-orders/{id}': support,
  'POST /api/v1/admin/draft-orders/{id}/restore': support,
  'POST /api/v1/admin/draft-orders/{id}/duplicate': support,
  'POST /api/v1/admin/draft-orders/{id}/send': support,
  'POST /api/v1/admin/draft-orders/{id}/withdraw': support,
  'POST /api/v1/admin/draft-orders/{id}/paid': leaders,
  'GET /api/v1/admin/draft-customers': support,
  'GET /api/v1/admin/orders/{id}/print-files': printers,
  'GET /api/v1/admin/orders/{id}/lines/{lineId}/print/{area}.png': printers,
  'GET /api/v1/admin/orders/{id}/lines/{lineId}/print/{area}.pdf': printers,

  'GET /api/v1/admin/production': board,
  'GET /api/v1/admin/production/jobs': board,
  'PATCH /api/v1/admin/production/jobs': makers,
  'GET /api/v1/admin/production/jobs/{id}': board,
  'GET /api/v1/admin/production/jobs/{id}/review': printers,
  'PATCH /api/v1/admin/production/jobs/{id}': makers,
  'POST /api/v1/admin/production/jobs/{id}/questions': makers,
  'POST /api/v1/admin/production/jobs/{id}/reprints': makers,
  'POST /api/v1/admin/production/jobs/{id}/sent': makers,
  'GET /api/v1/admin/orders/{id}/jobs': all,

  'GET /api/v1/admin/moderation': printers,
  'POST /api/v1/admin/moderation/{id}/approve': printers,
  'POST /api/v1/admin/moderation/{id}/refuse': printers,
  'GET /api/v1/admin/moderation/words': printers,
  'POST /api/v1/admin/moderation/words': leaders,
  'DELETE /api/v1/admin/moderation/words/{id}': leaders,
  'GET /api/v1/admin/moderation/pictures': printers,
  'POST /api/v1/admin/moderation/pictures': printers,
  'DELETE /api/v1/admin/moderation/pictures/{id}': leaders,
  'GET /api/v1/admin/orders/{id}/pictures': printers,

  'GET /api/v1/admin/packing-slips.pdf': all,
  'GET /api/v1/admin/orders/{id}/packing-slip.pdf': all,
  'GET /api/v1/admin/production/sheets.pdf': printers,
  'GET /api/v1/admin/production/print-files.zip': printers,
  'GET /api/v1/admin/orders/{id}/print-files.zip': printers,

  'GET /api/v1/admin/products': all,
  'GET /api/v1/admin/products/{id}': all,
  'GET /api/v1/admin/products/{id}/preview': all,
  'GET /api/v1/admin/products/{id}/preview-link': all,
  'PUT /api/v1/admin/products/{id}/preview-link': all,
  'DELETE /api/v1/admin/products/{id}/preview-link': all,
  'POST /api/v1/admin/products': leaders,
  'PATCH /api/v1/admin/products': leaders,
  'POST /api/v1/admin/bulk-edits/preview': leaders,
  'POST /api/v1/admin/bulk-edits': leaders,
  'GET /api/v1/admin/bulk-edits/{id}': leaders,
  'POST /api/v1/admin/bulk-edits/{id}/undo': leaders,
  'PUT /api/v1/admin/products/{id}': leaders,
  'DELETE /api/v1/admin/products/{id}': leaders,
  'POST /api/v1/admin/test-prints': leaders,
  'POST /api/v1/admin/videos': leaders,
  'PATCH /api/v1/admin/variants/{id}': leaders,
  'GET /api/v1/admin/categories': all,
  'POST /api/v1/admin/categories': leaders,
  'PUT /api/v1/admin/categories/{slug}': leaders,
  'DELETE /api/v1/admin/categories/{slug}': leaders,
  'GET /api/v1/admin/order-views': all,
  'POST /api/v1/admin/order-views': all,
  'PUT /api/v1/admin/order-views/{id}': all,
  'DELETE /api/v1/admin/order-views/{id}': all,
  'GET /api/v1/admin/product-views': all,
  'POST /api/v1/admin/product-views': all,
  'PUT /api/v1/admin/product-views/{id}': all,
  'DELETE /api/v1/admin/product-views/{id}': all,
  'GET /api/v1/admin/collections': all,
  'POST /api/v1/admin/collections': leaders,
  'GET /api/v1/admin/collections/{slug}': all,
  'PUT /api/v1/admin/collections/{slug}': leaders,
  'PATCH /api/v1/admin/collections/{slug}/products': leaders,
  'DELETE /api/v1/admin/collections/{slug}': leaders,
  'GET /api/v1/admin/synonyms': all,
  'POST /api/v1/admin/synonyms': leaders,
  'PUT /api/v1/admin/synonyms/{id}': leaders,
  'DELETE /api/v1/admin/synonyms/{id}': leaders,
  'GET /api/v1/admin/searches': all,
  'PUT /api/v1/admin/searches/hidden': leaders,
  'GET /api/v1/admin/exports/searches.csv': all,
  'GET /api/v1/admin/stock': all,
  'GET /api/v1/admin/redirects': all,
  'POST /api/v1/admin/redirects': leaders,
  'DELETE /api/v1/admin/redirects/{id}': leaders,
  'GET /api/v1/admin/imports': all,
  'GET /api/v1/admin/imports/{id}': all,
  'POST /api/v1/admin/imports': leaders,
  'POST /api/v1/admin/imports/columns': leaders,
  'GET /api/v1/admin/import-templates': all,
  'DELETE /api/v1/admin/import-templates/{id}': leaders,
  'GET /api/v1/admin/exports/products.csv': all,
  'GET /api/v1/admin/exports/stock.csv': all,

  'GET /api/v1/admin/customers': office,
  'GET /api/v1/admin/customers/{key}': office,
  'GET /api/v1/admin/customers/{key}/orders': office,
  'POST /api/v1/admin/customers/{key}/notes': support,
  'DELETE /api/v1/admin/customers/{key}/notes/{id}': support,
  'GET /api/v1/admin/customers/{key}/data.json': leaders,
  'GET /api/v1/admin/customers/{key}/erasure': leaders,
  'POST /api/v1/admin/customers/{key}/erasure': leaders,

  'GET /api/v1/admin/settings': readers,
  'PUT /api/v1/admin/settings': leaders,
  'PUT /api/v1/admin/settings/currency': leaders,
  'GET /api/v1/admin/settings/search': readers,
  'GET /api/v1/admin/settings/versions': readers,
  'POST /api/v1/admin/settings/versions/{version}/restore': leaders,
  'GET /api/v1/admin/exports/shop.config.ts': readers,
  'GET /api/v1/admin/texts/{page}': readers,
  'PUT /api/v1/admin/texts/{page}': leaders,
  'GET /api/v1/admin/texts/{page}/versions': readers,
  'POST /api/v1/admin/texts/{page}/preview': readers,
  'POST /api/v1/admin/texts/{page}/test': leaders,
  'POST /api/v1/admin/texts/{page}/versions/{version}/restore': leaders,

  'GET /api/v1/admin/dashboard': readers,
  'GET /api/v1/admin/exports/report.csv': readers,

  'GET /api/v1/admin/exports/orders.csv': leaders,
  'GET /api/v1/admin/exports/customers.csv': leaders,
  'GET /api/v1/admin/exports/designs.csv': leaders,
  'GET /api/v1/admin/designs': office,
  'GET /api/v1/admin/designs/{id}': office,
  'GET /api/v1/admin/exports/newsletter.csv': leaders,
  'GET /api/v1/admin/newsletter': office,

  'GET /api/v1/admin/coupons': office,
  'POST /api/v1/admin/coupons': leaders,
  'PATCH /api/v1/admin/coupons/{code}': leaders,
  'GET /api/v1/admin/gift-cards': support,
  'POST /api/v1/admin/gift-cards': leaders,
  'GET /api/v1/admin/gift-cards/{id}': support,
  'PATCH /api/v1/admin/gift-cards/{id}': leaders,
  'POST /api/v1/admin/gift-cards/{id}/adjustments': leaders,
  'POST /api/v1/admin/gift-cards/{id}/code': leaders,
  'GET /api/v1/admin/reviews': office,
  'PATCH /api/v1/admin/reviews/{id}': support,
  'PUT /api/v1/admin/reviews/{id}/answer': support,
  'GET /api/v1/admin/questions': office,
  'PATCH /api/v1/admin/questions/{id}': support,
  'GET /api/v1/admin/messages': office,
  'PATCH /api/v1/admin/messages/{id}': support,
  'POST /api/v1/admin/messages/{id}/replies': support,

  'GET /api/v1/admin/staff': leaders,
  'PATCH /api/v1/admin/staff/{id}': leaders,
  'DELETE /api/v1/admin/staff/{id}': leaders,
  'DELETE /api/v1/admin/staff/{id}/two-factor': owners,
  'PUT /api/v1/admin/staff-rules': owners,
  'GET /api/v1/admin/two-factor': all,
  'POST /api/v1/admin/two-factor/set-up': all,
  'POST /api/v1/admin/two-factor/confirm': all,
  'POST /api/v1/admin/two-factor/enter': all,
  'POST /api/v1/admin/two-factor/recovery-codes': all,
  'POST /api/v1/admin/two-factor/turn-off': all,
  'POST /api/v1/admin/staff-invitations': leaders,
  'POST /api/v1/admin/staff-invitations/{id}/resend': leaders,
  'DELETE /api/v1/admin/staff-invitations/{id}': leaders,
  'GET /api/v1/admin/log': leaders,
  'GET /api/v1/admin/log/people': leaders,
  'GET /api/v1/admin/exports/log.csv': leaders,
  'GET /api/v1/admin/payment-state': readers,
  'GET /api/v1/admin/checklist': readers,
  'PUT /api/v1/admin/checklist/{item}': leaders,
  'DELETE /api/v1/admin/checklist/{item}': leaders,
  'DELETE /api/v1/admin/demonstration': leaders,
  'GET /api/v1/admin/failed-jobs': leaders,
  'POST /api/v1/admin/failed-jobs/{id}/retry': leaders,
  'DELETE /api/v1/admin/failed-jobs/{id}': leaders
}

const definitions: Readonly<Record<string, CallDefinition>> = calls
const staffCalls = (Object.keys(calls) as CallName[]).filter((name) => definitions[name]?.access === 'admin')

let shop: Shop
const people = new Map<StaffRole, SignedUp>()
beforeAll(async () => {
  shop = await openShop()
  for (const staffRole of staffRoles) people.set(staffRole, await shop.signUp({ role: 'admin', staffRole }))
})
afterAll(() => shop.close())

/** Makes the call about a missing item, with an empty body. If permitted, it succeeds or is refused for another reason. */
const ask = (name: CallName, token: string) =>
  shop.call(name, {
    token,
    params: {
      id: 'none',
      lineId: 'none',
      shipmentId: 'none',
      noteId: 'none',
      area: 'front',
      slug: 'none',
      code: 'NONE'
    }
  })

const refusal = { status: 403, reason: 'permission-missing' }

it('has a line for every staff call, and for nothing else', () => {
  expect(Object.keys(expected).toSorted()).toEqual(staffCalls.toSorted())
})

describe.each(staffCalls)('%s', (name) => {
  it.each(staffRoles)('lets a %s in, or refuses them with a reason, as the table says', async (role) => {
    const { status, problem } = await ask(name, people.get(role)?.token ?? '')
    const { reason } = problem
    if (expected[name]?.includes(role)) expect({ status, reason }).not.toEqual(refusal)
    else expect({ status, reason, code: problem.code }).toEqual({ ...refusal, code: 'forbidden' })
  })
})

it('a demotion counts from the next call on, with the same token', async () => {
  const { token, user } = await shop.signUp({ role: 'admin', staffRole: 'manager' })
  expect((await ask('GET /api/v1/admin/log', token)).status).toBe(200)
  await shop.call('PATCH /api/v1/admin/staff/{id}', {
    token: people.get('owner')?.token ?? '',
    params: { id: user._id },
    body: { role: 'viewer' }
  })
  expect((await ask('GET /api/v1/admin/log', token)).problem).toMatchObject({
    ...refusal,
    params: { permission: 'log.read' }
  })
  expect((await ask('GET /api/v1/admin/summary', token)).status).toBe(200)
})

it('whoever has the role admin and no staff role may do nothing, and sees orders of others as a stranger', async () => {
  const checkout = await shop.order('plain-tee')
  const { token, user } = await shop.signUp({ role: 'admin' })
  const look = () => shop.call('GET /api/v1/orders/{id}', { token, params: { id: checkout.orderId } })
  expect((await look()).status).toBe(200)

  await shop.platform.db.update(users).set({ staffRole: null }).where(eq(users.id, user._id))
  expect((await look()).status).toBe(404)
  for (const name of staffCalls) expect([name, (await ask(name, token)).status]).toEqual([name, 403])
})

it('cancelling pays back, so whoever may move orders on but not refund them may not cancel', async () => {
  const checkout = await shop.order('plain-tee')
  await shop.pay(checkout)
  const move = (role: StaffRole, status: 'in_production' | 'cancelled') =>
    shop.call('PATCH /api/v1/admin/orders/{id}', {
      token: people.get(role)?.token ?? '',
      params: { id: checkout.orderId },
      body: { status, note: 'As agreed.' }
    })
  expect((await move('production', 'cancelled')).problem).toMatchObject(refusal)
  expect((await move('production', 'in_production')).status).toBe(200)
})

it.each(staffRoles)('a %s sees the uploaded pictures of a saved design only if they may block them', async (role) => {
  const picture = await sharp({ create: { width: 900, height: 900, channels: 3, background: '#123456' } })
    .png()
    .toBuffer()
  const customer = await shop.signUp()
  const { token } = customer
  const file = new File([new Uint8Array(picture)], 'picture.png')
  const { id: image } = (await shop.call('POST /api/v1/uploads', { token, file })).data
  const node = { x: 150, y: 150, rotation: 0, opacity: 1, width: 50, height: 50 }
  const saved = await shop.call('POST /api/v1/designs', {
    token,
    body: {
      name: 'With a picture',
      document: { ...design(''), areas: { front: [{ ...node, type: 'image', id: 'p', image, name: 'p.png' }] } }
    }
  })
  const { status, data } = await shop.call('GET /api/v1/admin/designs/{id}', {
    token: people.get(role)?.token ?? '',
    params: { id: saved.data.id }
  })
  const maySee = expected['GET /api/v1/admin/orders/{id}/pictures']?.includes(role)
  if (expected['GET /api/v1/admin/designs/{id}']?.includes(role))
    expect(data.pictures).toEqual(maySee ? [{ upload: image, isBlocked: false }] : [])
  else expect(status).toBe(403)
})
