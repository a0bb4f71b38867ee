import type { ProductDraft } from '@motif/contract'
import { desc, eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { pngFile, productDraft } from '../../testing/access-fixtures.ts'
import { type Shop, openShop } from '../../testing/buy.ts'
import { shortVideo } from '../../testing/short-video.ts'
import type { SignedUp } from '../../testing/test-app.ts'
import { auditLog } from '../audit/tables.ts'
import { uploads } from '../uploads/tables.ts'
import { products, variants } from './tables.ts'

let shop: Shop
let admin: SignedUp
beforeAll(async () => {
  shop = await openShop()
  admin = await shop.signUp({ role: 'admin' })
})
afterAll(() => shop.close())

const options: ProductDraft['options'] = [
  {
    id: 'colour',
    name: 'Colour',
    values: [
      { value: 'rust', label: 'Rust', swatch: '#a1452b' },
      { value: 'sand', label: 'Sand', swatch: '#d9c7a3' }
    ]
  },
  {
    id: 'size',
    name: 'Size',
    values: ['s', 'm', 'l'].map((value) => ({ value, label: value.toUpperCase() }))
  }
]

const upload = async () =>
  (await shop.call('POST /api/v1/uploads', { token: admin.token, file: await pngFile() })).data.id

/** A live product with six variants and a photograph. */
const draft = async (slug: string, changes: Partial<ProductDraft> = {}): Promise<ProductDraft> => ({
  ...productDraft(slug),
  name: 'Zephyr kite',
  options,
  variants: ['rust', 'sand'].flatMap((colour) =>
    ['s', 'm', 'l'].map((size) => ({
      sku: `${slug}-${colour}-${size}`.toUpperCase(),
      options: { colour, size },
      price: 2500,
      onHand: 3
    }))
  ),
  pictures: [{ upload: await upload(), alt: 'A kite in the wind', colour: 'rust', focus: { x: 0.25, y: 0.5 } }],
  status: 'live',
  ...changes
})

const add = (body: ProductDraft) => shop.call('POST /api/v1/admin/products', { token: admin.token, body })
const put = (id: string, revision: number, body: ProductDraft) =>
  shop.call('PUT /api/v1/admin/products/{id}', {
    token: admin.token,
    params: { id },
    body: { ...body, revision }
  })
const page = (slug: string) => shop.call('GET /api/v1/products/{slug}', { params: { slug } })
const search = async (q: string) => (await shop.call('GET /api/v1/products', { query: { q } })).data
const suggested = async (q: string) => (await shop.call('GET /api/v1/search/suggestions', { query: { q } })).data

it('a live product of the owner is found, shown with its photographs, and sold', async () => {
  const { status, data } = await add(
    await draft('sirocco-kite', {
      name: 'Sirocco kite',
      seo: { title: 'A kite for strong wind', description: null }
    })
  )
  expect(status).toBe(201)
  expect(data).toMatchObject({ revision: 1, isShown: true, wasShown: true, status: 'live' })
  expect((await search('sirocco')).items.map(({ slug }) => slug)).toEqual(['sirocco-kite'])
  expect((await suggested('siroc')).products.map(({ slug }) => slug)).toEqual(['sirocco-kite'])
  const { data: shown } = await page('sirocco-kite')
  expect(shown.variants).toHaveLength(6)
  expect(shown.seo).toEqual({ title: 'A kite for strong wind', description: null })
  expect(shown.gallery[0]).toMatchObject({ colour: 'rust', view: 'A kite in the wind', alt: 'A kite in the wind' })
  expect(shown.gallery[0]?.url).toMatch(/^\/pictures\/photo\/[\w-]+\/25-50$/)
  expect(shown.colours.map(({ image }) => image?.alt)).toEqual(['A kite in the wind', undefined])
  const cart = await shop.cartWith('sirocco-kite', 2)
  expect(cart.lines[0]).toMatchObject({ name: 'Sirocco kite', quantity: 2 })
})

it('a description keeps its structure, and its plain text follows it', async () => {
  const richDescription: ProductDraft['richDescription'] = [
    { kind: 'heading', level: 3, spans: [{ text: 'For strong wind' }] },
    {
      kind: 'paragraph',
      spans: [{ text: 'Ripstop', isBold: true }, { text: ', see ' }, { text: 'care', href: '/faq' }]
    },
    { kind: 'list', isOrdered: true, items: [[{ text: 'Unfold' }], [{ text: 'Whirlwindly' }]] }
  ]
  const { data } = await add(await draft('rich-kite', { description: 'Old', richDescription }))
  const description = 'For strong wind\n\nRipstop, see care\n1. Unfold\n2. Whirlwindly'
  expect(data).toMatchObject({ description, richDescription })
  expect((await page('rich-kite')).data).toMatchObject({ description, richDescription })
  expect((await search('whirlwindly')).items.map(({ slug }) => slug)).toEqual(['rich-kite'])
  const sent = await draft('rich-kite', { description, name: 'Richer kite' })
  expect(sent).not.toHaveProperty('richDescription')
  const kept = await put(data.id, data.revision, sent)
  expect(kept.data).toMatchObject({ name: 'Richer kite', description, richDescription })
  const rewritten = await put(data.id, kept.data.revision, { ...sent, description: 'Another text' })
  expect(rewritten.data).toMatchObject({ description: 'Another text', richDescription: null })
  const restored = await put(data.id, rewritten.data.revision, { ...sent, richDescription })
  const plain = await put(data.id, restored.data.revision, { ...sent, richDescription: null })
  expect(plain.data).toMatchObject({ description, richDescription: null })
  await put(data.id, plain.data.revision, { ...sent, richDescription })
  // A server of the version before changes the plain text alone.
  await shop.platform.db.update(products).set({ description: 'Shorter' }).where(eq(products.slug, 'rich-kite'))
  const seen = await shop.call('GET /api/v1/admin/products/{id}/preview', {
    token: admin.token,
    params: { id: data.id }
  })
  expect(seen.data).toMatchObject({ description: 'Shorter' })
  expect(seen.data).not.toHaveProperty('richDescription')
})

it.each([
  ['a link that runs a script', [{ kind: 'paragraph', spans: [{ text: 'x', href: 'javascript:alert(1)' }] }]],
  ['an unknown block', [{ kind: 'html', html: '<b>x</b>' }]],
  ['a heading of another level', [{ kind: 'heading', level: 2, spans: [{ text: 'x' }] }]],
  ['only white space', [{ kind: 'paragraph', spans: [{ text: ' ' }] }]],
  ['too many letters', Array.from({ length: 3 }, () => ({ kind: 'paragraph', spans: [{ text: 'x'.repeat(4_000) }] }))]
])('refuses a description with %s', async (_what, richDescription) => {
  const body = { ...productDraft('no-kite'), richDescription } as ProductDraft
  const { status, problem } = await add(body)
  expect(status).toBe(400)
  expect(problem.errors?.[0]?.pointer).toMatch(/^\/richDescription/)
})

it.each(['draft', 'archived'] as const)('nobody but staff learns of a product that is %s', async (status) => {
  const slug = `hidden-${status}`
  const { data } = await add(await draft(slug, { name: `Secret${status} lamp`, status }))
  expect((await page(slug)).status).toBe(404)
  expect((await search(`secret${status}`)).total).toBe(0)
  const suggestions = await suggested(`secret${status}`)
  expect([suggestions.products, suggestions.queries]).toEqual([[], []])
  const all = await shop.call('GET /api/v1/products', { query: { pageSize: '96' } })
  expect(all.data.items.map((item) => item.slug)).not.toContain(slug)
  const { data: cart } = await shop.call('POST /api/v1/carts', {})
  const refused = await shop.call('POST /api/v1/carts/{id}/lines', {
    params: { id: cart.id },
    body: { variantId: data.variants[0]?.id ?? '', quantity: 1 }
  })
  expect(refused.status).toBe(400)
  const preview = await shop.call('GET /api/v1/admin/products/{id}/preview', {
    token: admin.token,
    params: { id: data.id }
  })
  expect(preview.data).toMatchObject({ slug, stock: 'in-stock' })
})

it('a scheduled product comes on sale at its moment', async () => {
  const liveFrom = new Date(shop.clock.now().getTime() + 600_000).toISOString()
  await add(await draft('later-kite', { liveFrom }))
  await shop.tick('catalogue.show-due')
  expect((await page('later-kite')).status).toBe(404)
  shop.clock.advance(601)
  await shop.tick('catalogue.show-due')
  expect((await page('later-kite')).status).toBe(200)
  expect((await search('kite')).items.map(({ slug }) => slug)).toContain('later-kite')
})

it('what was on sale leaves the shop when it is archived, and stays in carts as not sold any more', async () => {
  const body = await draft('gone-kite')
  const { data } = await add(body)
  const cart = await shop.cartWith('gone-kite', 1)
  await put(data.id, 1, { ...body, status: 'archived' })
  expect((await page('gone-kite')).status).toBe(404)
  const { data: seen } = await shop.call('GET /api/v1/carts/{id}', { params: { id: cart.id } })
  expect(seen.lines[0]).toMatchObject({ name: 'Zephyr kite' })
  expect(seen.notices.map(({ code }) => code)).toEqual(['unavailable'])
})

it('a product shows its video with a poster and captions, until the owner takes it out', async () => {
  const { data: file } = await shop.call('POST /api/v1/admin/videos', { token: admin.token, file: shortVideo('mp4') })
  const poster = await upload()
  const captions = 'WEBVTT\n\n00:00.000 --> 00:02.000\nIt turns.\n'
  const video = { upload: file.id, poster, alt: 'The kite turns', captions }
  const body = await draft('turning-kite', { video })
  const { data } = await add(body)
  expect(data.video).toEqual({ ...video, url: `/videos/${file.id}.mp4` })
  const { data: shown } = await page('turning-kite')
  expect(shown.video).toMatchObject({
    url: file.url,
    type: 'video/mp4',
    seconds: 2,
    alt: 'The kite turns',
    poster: { url: `/pictures/photo/${poster}/50-50` }
  })
  expect((await shop.fetch(`${shown.video?.poster.url}-640.webp`)).headers.get('content-type')).toBe('image/webp')
  const told = await shop.fetch(shown.video?.captions ?? '')
  expect([told.headers.get('content-type'), await told.text()]).toEqual(['text/vtt; charset=utf-8', captions])

  // Uploads that a product shows are never cleared; others are marked as unused and deleted later.
  const isInUse = async () => {
    await shop.tick('uploads.clear')
    const rows = await shop.platform.db
      .select({ unusedSince: uploads.unusedSince })
      .from(uploads)
      .where(inArray(uploads.id, [file.id, poster]))
    return rows.map(({ unusedSince }) => unusedSince === null)
  }
  expect(await isInUse()).toEqual([true, true])
  expect((await put(data.id, 1, { ...body, video: null })).data.video).toBeNull()
  expect((await page('turning-kite')).data.video).toBeUndefined()
  expect((await shop.fetch(shown.video?.captions ?? '')).status).toBe(404)
  expect(await isInUse()).toEqual([false, false])
})

it('refuses a video that is none, a poster that is none, and captions in another form', async () => {
  const { data: file } = await shop.call('POST /api/v1/admin/videos', { token: admin.token, file: shortVideo('webm') })
  const poster = await upload()
  const refused = async (video: ProductDraft['video']) => {
    const { problem } = await add(await draft('videoless-kite', { video }))
    return problem.errors?.map(({ pointer, reason }) => [pointer, reason])
  }
  const alt = 'It turns'
  expect([
    await refused({ upload: poster, poster, alt }),
    await refused({ upload: file.id, poster: file.id, alt }),
    await refused({ upload: file.id, poster, alt, captions: '1\n00:00:00,000 --> 00:00:02,000\nIt turns.' })
  ]).toEqual([
    [['/video/upload', 'video-gone']],
    [['/video/poster', 'photo-gone']],
    [['/video/captions', 'member-invalid']]
  ])
})

it('the second of two editors is told, with the revision there is, and changes nothing', async () => {
  const body = await draft('edited-kite')
  const { data } = await add(body)
  expect((await put(data.id, 1, { ...body, name: 'First' })).data.revision).toBe(2)
  const second = await put(data.id, 1, { ...body, name: 'Second' })
  expect(second.status).toBe(409)
  expect(second.problem).toMatchObject({ reason: 'product-changed-elsewhere', params: { revision: 2 } })
  expect((await page('edited-kite')).data.name).toBe('First')
})

it('a variant that is left out is withdrawn and comes back with its identifier; stock left out stays', async () => {
  const body = await draft('fewer-kite')
  const { data } = await add(body)
  const { data: fewer } = await put(data.id, 1, { ...body, variants: body.variants.slice(0, 2) })
  expect(fewer.variants.filter(({ isWithdrawn }) => isWithdrawn)).toHaveLength(4)
  expect((await page('fewer-kite')).data.variants).toHaveLength(2)
  const { data: back } = await put(data.id, 2, {
    ...body,
    variants: body.variants.map((one) => ({ ...one, onHand: undefined }))
  })
  expect(back.variants.map(({ id, onHand }) => [id, onHand])).toEqual(data.variants.map(({ id }) => [id, 3]))
})

it('two variants may change their SKUs and their options with each other', async () => {
  const body = await draft('swap-kite')
  const { data } = await add(body)
  const [a, b, ...rest] = body.variants
  if (!a || !b) throw new Error('no variants')
  const { status, data: swapped } = await put(data.id, 1, {
    ...body,
    variants: [{ ...a, sku: b.sku }, { ...b, sku: a.sku }, ...rest]
  })
  expect(status).toBe(200)
  expect(swapped.variants.slice(0, 2).map(({ id, sku }) => [id, sku])).toEqual([
    [data.variants[0]?.id, b.sku],
    [data.variants[1]?.id, a.sku]
  ])
})

it('a count that was read before a sale keeps the pieces sold', async () => {
  const body = await draft('counted-kite', { options: [], pictures: [], status: 'draft' })
  const variant = { sku: 'COUNTED-KITE', options: {}, price: 2500 }
  const { data } = await add({ ...body, variants: [{ ...variant, onHand: 5 }] })
  const sell = (onHand: number, reserved = 0) =>
    shop.platform.db
      .update(variants)
      .set({ onHand, reserved })
      .where(eq(variants.id, data.variants[0]?.id ?? ''))
  await sell(3)
  const delivered = { ...variant, onHand: 10, onHandBefore: 5 }
  const { data: saved } = await put(data.id, 1, { ...body, variants: [delivered] })
  expect(saved.variants.map(({ onHand }) => onHand)).toEqual([8])
  const [entry] = await shop.platform.db
    .select()
    .from(auditLog)
    .where(eq(auditLog.subject, data.id))
    .orderBy(desc(auditLog.id))
  expect(entry?.change).toMatchObject({ from: { variants: [{ onHand: 3 }] }, to: { variants: [{ onHand: 8 }] } })
  expect(entry?.change).not.toHaveProperty('to.variants.0.onHandBefore')

  await sell(2, 2)
  const fewer = await put(data.id, 2, { ...body, variants: [{ ...variant, onHand: 6, onHandBefore: 8 }] })
  expect(fewer.problem.errors).toMatchObject([{ pointer: '/variants/0/onHand', reason: 'stock-below-held' }])
  const counted = await put(data.id, 2, { ...body, variants: [{ ...variant, onHand: 6 }] })
  expect(counted.data.variants.map(({ onHand }) => onHand)).toEqual([6])
})

it('stock is never set below what is held for unpaid orders', async () => {
  const body = await draft('held-kite')
  const { data } = await add(body)
  await shop.platform.db
    .update(variants)
    .set({ reserved: 2 })
    .where(eq(variants.id, data.variants[0]?.id ?? ''))
  const wish = (onHand: number) =>
    put(data.id, 1, { ...body, variants: body.variants.map((one) => ({ ...one, onHand })) })
  const refused = await wish(1)
  expect(refused.status).toBe(400)
  expect(refused.problem.errors).toMatchObject([
    { pointer: '/variants/0/onHand', reason: 'stock-below-held', params: { held: 2 } }
  ])
  expect((await wish(2)).status).toBe(200)
})

it('refuses what contradicts itself and names every member', async () => {
  const body = await draft('wrong-kite')
  const [first, second, ...rest] = body.variants
  if (!first || !second) throw new Error('no variants')
  const { status, problem } = await add({
    ...body,
    taxClass: 'feathers',
    pictures: [],
    variants: [first, { ...second, sku: first.sku, options: { colour: 'rust' } }, ...rest]
  })
  expect(status).toBe(400)
  expect(problem.errors?.map(({ pointer, reason }) => [pointer, reason])).toEqual([
    ['/variants/1/options', 'variant-options-unknown'],
    ['/variants/1/sku', 'listed-twice'],
    ['/taxClass', 'tax-class-unknown'],
    ['/pictures', 'live-product-without-picture']
  ])
  const lost = await add(await draft('lost-kite', { pictures: [{ upload: 'nothing', alt: 'Gone' }] }))
  expect(lost.problem.errors).toMatchObject([{ pointer: '/pictures/0/upload', reason: 'photo-gone' }])
  const nowhere = await add(await draft('nowhere-kite', { category: 'nowhere' }))
  expect(nowhere.problem.errors).toMatchObject([{ pointer: '/category', reason: 'category-unknown' }])
  const sku = await add(
    await draft('sku-kite', {
      options: [],
      pictures: [],
      status: 'draft',
      variants: [{ sku: 'PLAIN-TEE-BLACK-S', options: {}, price: 1 }]
    })
  )
  expect(sku.problem.errors).toMatchObject([{ pointer: '/variants/0/sku', reason: 'sku-taken' }])
})

it('refuses an option whose id is a parameter of lists', async () => {
  const values = [{ value: 'one', label: 'One' }]
  const { status, problem } = await add(
    await draft('collected-kite', {
      options: [{ id: 'collection', name: 'Collection', values }],
      variants: [{ sku: 'KITE-ONE', options: { collection: 'one' }, price: 1 }]
    })
  )
  expect([status, problem.errors?.map(({ pointer }) => pointer)]).toEqual([400, ['/options/0/id']])
})

it('the address of a product is nobody else’s', async () => {
  const body = await draft('fixed-kite')
  await add(body)
  expect(
    (await add({ ...productDraft('fixed-kite'), variants: [{ sku: 'X', options: {}, price: 1 }] })).problem.reason
  ).toBe('product-address-taken')
  const { data: unseen } = await add(productDraft('unseen-kite'))
  expect((await put(unseen.id, 1, { ...productDraft('unseen-kite'), slug: 'seen-kite' })).data.slug).toBe('seen-kite')
})

it('copies of one product get the first number that is free for its address and every SKU', async () => {
  const body = { ...(await draft('copied-kite')), status: 'draft' as const, isCopy: true }
  await add(await draft('copied-kite'))
  await add({ ...productDraft('other-kite'), variants: [{ sku: 'COPIED-KITE-SAND-L-3', options: {}, price: 1 }] })
  const copies = await Promise.all(
    [1, 2].map(() => shop.call('POST /api/v1/admin/products', { token: admin.token, body }))
  )
  const numbered = copies
    .map(({ data }) => [data.name, data.slug, data.variants.at(-1)?.sku, data.isShown])
    .toSorted((a, b) => String(a[1]).localeCompare(String(b[1])))
  expect(numbered).toEqual([
    ['Zephyr kite 2', 'copied-kite-2', 'COPIED-KITE-SAND-L-2', false],
    ['Zephyr kite 4', 'copied-kite-4', 'COPIED-KITE-SAND-L-4', false]
  ])
})

it('a product made by the shop keeps its pictures, and what is printed on it, when staff change it', async () => {
  const list = await shop.call('GET /api/v1/admin/products', { token: admin.token, query: { q: 'plain tee' } })
  const { id } = list.data.items[0] ?? { id: '' }
  const { data } = await shop.call('GET /api/v1/admin/products/{id}', { token: admin.token, params: { id } })
  const before = (await page('plain-tee')).data
  const {
    madePictures,
    currency: _,
    isShown: __,
    wasShown: ___,
    updatedAt: ____,
    id: _____,
    revision,
    variants: sold,
    ...own
  } = data
  expect(madePictures.length).toBeGreaterThan(0)
  const changed = await put(id, revision, {
    ...own,
    name: 'Plainer tee',
    pictures: [{ upload: await upload(), alt: 'Worn' }],
    variants: sold.map(({ id: _id, held: _held, ...one }) => one)
  })
  expect(changed.status).toBe(200)
  const after = (await page('plain-tee')).data
  expect(after.gallery).toHaveLength(before.gallery.length + 1)
  expect([after.blanks.length, after.printAreas, after.isCustomisable]).toEqual([
    before.blanks.length,
    before.printAreas,
    true
  ])
  expect(after.variants.map((one) => one.id)).toEqual(before.variants.map((one) => one.id))
})

it('sets several statuses at once, all or none, and takes them back with its own answer', async () => {
  const { data: whole } = await add(await draft('bulk-kite'))
  const { data: bare } = await add(productDraft('bare-kite'))
  const set = (changes: { id: string; status: 'draft' | 'live' | 'archived' }[]) =>
    shop.call('PATCH /api/v1/admin/products', { token: admin.token, body: { products: changes } })
  const refused = await set([
    { id: whole.id, status: 'archived' },
    { id: bare.id, status: 'live' }
  ])
  expect(refused.problem).toMatchObject({ reason: 'products-unfinished', errors: [{ pointer: '/products/1' }] })
  expect((await page('bulk-kite')).status).toBe(200)
  const done = await set([{ id: whole.id, status: 'archived' }])
  expect((await page('bulk-kite')).status).toBe(404)
  await set(done.data.products)
  expect((await page('bulk-kite')).status).toBe(200)
})

it('deletes what was never on sale and archives what was', async () => {
  const remove = (id: string) => shop.call('DELETE /api/v1/admin/products/{id}', { token: admin.token, params: { id } })
  const { data: unseen } = await add(productDraft('brief-kite'))
  expect((await remove(unseen.id)).data).toEqual({ result: 'deleted' })
  // Undo adds what was read before.
  const { status, data: back } = await add(unseen)
  expect([status, back]).toEqual([201, { ...unseen, id: back.id, updatedAt: back.updatedAt, variants: back.variants }])
  expect(back.variants.map(({ sku, onHand }) => [sku, onHand])).toEqual(
    unseen.variants.map(({ sku, onHand }) => [sku, onHand])
  )
  const { data: seen } = await add(await draft('long-kite'))
  expect((await remove(seen.id)).data).toEqual({ result: 'archived' })
  const list = await shop.call('GET /api/v1/admin/products', {
    token: admin.token,
    query: { status: 'archived', q: 'LONG-KITE' }
  })
  expect(list.data.items.map(({ id }) => id)).toEqual([seen.id])
})

it('writes down every change with what was there before', async () => {
  const body = await draft('noted-kite')
  const { data } = await add(body)
  await put(data.id, 1, { ...body, name: 'Noted' })
  const [entry] = await shop.platform.db
    .select()
    .from(auditLog)
    .where(eq(auditLog.subject, data.id))
    .orderBy(desc(auditLog.id))
  expect(entry).toMatchObject({
    adminId: admin.user._id,
    action: 'product.change',
    change: { from: { name: 'Zephyr kite' }, to: { name: 'Noted' } }
  })
})

it('categories are added, renamed, moved, and deleted once they are empty', async () => {
  const token = admin.token
  const slugs = async () => (await shop.call('GET /api/v1/categories')).data.map(({ slug }) => slug)
  await shop.call('POST /api/v1/admin/categories', { token, body: { name: 'Kites', slug: 'kites', description: '' } })
  expect((await slugs()).at(-1)).toBe('kites')
  await shop.call('PUT /api/v1/admin/categories/{slug}', {
    token,
    params: { slug: 'kites' },
    body: { name: 'Dragons', description: 'To fly.', position: 0 }
  })
  expect((await slugs())[0]).toBe('kites')
  const { data } = await add(await draft('flying-kite', { category: 'kites' }))
  expect((await search('dragons')).items.map(({ slug }) => slug)).toEqual(['flying-kite'])
  const listed = await shop.call('GET /api/v1/admin/categories', { token })
  expect(listed.data.find(({ slug }) => slug === 'kites')).toMatchObject({ name: 'Dragons', position: 0, products: 1 })
  const remove = () => shop.call('DELETE /api/v1/admin/categories/{slug}', { token, params: { slug: 'kites' } })
  expect((await remove()).problem.reason).toBe('category-not-empty')
  await put(data.id, 1, await draft('flying-kite', { category: 'shirts' }))
  expect((await remove()).status).toBe(200)
  expect(await slugs()).not.toContain('kites')
})

it('a category holds the products of those below it: for shoppers, staff and coupons', async () => {
  const token = admin.token
  const addCategory = (slug: string, parent: string | null) =>
    shop.call('POST /api/v1/admin/categories', { token, body: { name: `Tree ${slug}`, slug, description: '', parent } })
  await addCategory('tree-top', null)
  await addCategory('tree-middle', 'tree-top')
  await addCategory('tree-leaf', 'tree-middle')
  await add(await draft('leaf-kite', { category: 'tree-leaf' }))
  await add(await draft('middle-kite', { category: 'tree-middle' }))
  await add(await draft('unfinished-kite', { category: 'tree-leaf', status: 'draft' }))
  const list = async (category: string) => {
    const { data } = await shop.call('GET /api/v1/products', { query: { category } })
    return [data.total, data.items.map(({ slug }) => slug).toSorted()]
  }
  expect(await list('tree-top')).toEqual([2, ['leaf-kite', 'middle-kite']])
  expect(await list('tree-middle')).toEqual([2, ['leaf-kite', 'middle-kite']])
  expect(await list('tree-leaf')).toEqual([1, ['leaf-kite']])
  const inTree = ({ slug }: { slug: string }) => slug.startsWith('tree-')
  const { data: all } = await shop.call('GET /api/v1/categories')
  expect(all.filter(inTree).map(({ slug, parent, count }) => [slug, parent, count])).toEqual([
    ['tree-top', undefined, 2],
    ['tree-middle', 'tree-top', 2],
    ['tree-leaf', 'tree-middle', 1]
  ])
  expect(all.filter(inTree).every((category) => category.picture !== null)).toBe(true)
  const { data: found } = await shop.call('GET /api/v1/products', { query: { q: 'zephyr' } })
  expect(
    found.facets.categories
      .filter(({ value }) => value.startsWith('tree-'))
      .map(({ value, count, parent }) => [value, count, parent])
  ).toEqual([
    ['tree-top', 2, undefined],
    ['tree-middle', 2, 'tree-top'],
    ['tree-leaf', 1, 'tree-middle']
  ])
  const staffList = async (category: string) => {
    const { data } = await shop.call('GET /api/v1/admin/products', { token, query: { category, q: 'zephyr' } })
    return data.items.map(({ slug }) => slug).toSorted()
  }
  expect(await staffList('tree-top')).toEqual(['leaf-kite', 'middle-kite', 'unfinished-kite'])
  expect(await staffList('tree-leaf')).toEqual(['leaf-kite', 'unfinished-kite'])
  const { data: edit } = await shop.call('POST /api/v1/admin/bulk-edits/preview', {
    token,
    body: {
      target: { kind: 'filter', filter: { category: 'tree-top' } },
      action: { kind: 'status', status: 'archived' }
    }
  })
  expect(edit.products).toBe(3)
  const coupon = { code: 'TREE', kind: 'percent' as const, percentOff: 10, categories: ['tree-top'] }
  expect((await shop.call('POST /api/v1/admin/coupons', { token, body: coupon })).status).toBe(201)
  const cart = await shop.cartWith('leaf-kite', 1)
  const { data: reduced } = await shop.call('PUT /api/v1/carts/{id}/coupon', {
    params: { id: cart.id },
    body: { coupon: 'TREE' }
  })
  expect([reduced.coupon, reduced.couponProblem]).toEqual(['TREE', null])
})

it('two people cannot put two categories below each other', async () => {
  const slugs = ['swap-a', 'swap-b'] as const
  for (const slug of slugs)
    await shop.call('POST /api/v1/admin/categories', {
      token: admin.token,
      body: { name: slug, slug, description: '' }
    })
  const below = (slug: string, parent: string) =>
    shop.call('PUT /api/v1/admin/categories/{slug}', {
      token: admin.token,
      params: { slug },
      body: { name: slug, description: '', parent }
    })
  const answers = await Promise.all([below('swap-a', 'swap-b'), below('swap-b', 'swap-a')])
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400])
  const { data } = await shop.call('GET /api/v1/admin/categories', { token: admin.token })
  expect(data.filter(({ slug }) => slug.startsWith('swap-')).map(({ parent }) => parent)).toEqual([
    null,
    expect.stringMatching(/^swap-[ab]$/)
  ])
})

it('categories make no cycle and no fourth level, and move with those below them', async () => {
  const token = admin.token
  const change = (slug: string, body: { parent?: string | null; position?: number }) =>
    shop.call('PUT /api/v1/admin/categories/{slug}', {
      token,
      params: { slug },
      body: { name: `Nest ${slug}`, description: '', ...body }
    })
  const addCategory = (slug: string, parent: string | null) =>
    shop.call('POST /api/v1/admin/categories', { token, body: { name: `Nest ${slug}`, slug, description: '', parent } })
  await addCategory('nest-top', null)
  await addCategory('nest-middle', 'nest-top')
  await addCategory('nest-leaf', 'nest-middle')
  const wrong = [
    ['nest-top', 'nest-top'],
    ['nest-top', 'nest-leaf'],
    ['nest-middle', 'nest-leaf']
  ]
  for (const [slug = '', parent = ''] of wrong) {
    const { status, problem } = await change(slug, { parent })
    expect([status, problem.reason, problem.errors?.[0]?.pointer]).toEqual([400, 'category-parent-wrong', '/parent'])
  }
  expect((await change('nest-leaf', { parent: 'nowhere' })).problem.reason).toBe('category-unknown')
  expect((await addCategory('nest-deep', 'nest-leaf')).problem.reason).toBe('category-parent-wrong')
  const { problem } = await shop.call('DELETE /api/v1/admin/categories/{slug}', { token, params: { slug: 'nest-top' } })
  expect(problem.reason).toBe('category-has-children')
  await addCategory('nest-other', null)
  await change('nest-middle', { parent: 'nest-other' })
  const order = async () =>
    (await shop.call('GET /api/v1/admin/categories', { token })).data
      .filter(({ slug }) => slug.startsWith('nest-'))
      .map(({ slug, parent }) => [slug, parent])
  expect(await order()).toEqual([
    ['nest-top', null],
    ['nest-other', null],
    ['nest-middle', 'nest-other'],
    ['nest-leaf', 'nest-middle']
  ])
  await change('nest-other', { position: 0 })
  expect((await order()).map(([slug]) => slug)).toEqual(['nest-other', 'nest-middle', 'nest-leaf', 'nest-top'])
  // A request without a parent leaves it.
  expect((await change('nest-leaf', {})).data.parent).toBe('nest-middle')
  const [entry] = await shop.platform.db
    .select()
    .from(auditLog)
    .where(eq(auditLog.subject, 'nest-middle'))
    .orderBy(desc(auditLog.id))
  expect(entry?.change).toMatchObject({ from: { parent: 'nest-top' }, to: { parent: 'nest-other' } })
})
