import { currencyHeader } from '@motif/contract/money-rules'
import { eq, sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import shopConfig from '../../../../../shop.config.ts'
import { type Shop, openShop } from '../../testing/buy.ts'
import { changeCart } from '../carts/service.ts'
import { cartLines } from '../carts/tables.ts'
import { bulkEdits, variants } from '../catalogue/tables.ts'
import { seedCoupons } from '../coupons/index.ts'
import { coupons } from '../coupons/tables.ts'
import { imports } from '../csv/tables.ts'
import { draftOrders } from '../draft-orders/tables.ts'
import { holdCurrency } from '../pricing/index.ts'

let shop: Shop
let admin: { token: string; user: { _id: string } }
beforeEach(async () => {
  shop = await openShop()
  admin = await shop.signUp({ name: 'Olu Owner', role: 'admin' })
})
afterEach(() => shop.close())

const read = async () => (await shop.call('GET /api/v1/admin/settings', { token: admin.token })).data
const change = async (code: 'EUR' | 'JPY' | 'KWD' | 'USD', revision?: number) =>
  shop.call('PUT /api/v1/admin/settings/currency', {
    token: admin.token,
    body: { revision: revision ?? (await read()).revision, code }
  })
const priceOf = async () =>
  (await shop.call('GET /api/v1/products/{slug}', { params: { slug: 'plain-tee' } })).data.price

describe('a shop without orders', () => {
  it.each([
    ['EUR', 2000, 590, 500],
    ['JPY', 20, 6, 5],
    ['KWD', 20_000, 5900, 5000]
  ] as const)('keeps the numbers of its amounts in %s', async (code, price, delivery, off) => {
    const cart = await shop.cartWith('plain-tee')
    expect(await priceOf()).toEqual({ amount: 2000, currency: 'USD' })
    const { status, data } = await change(code)
    expect(status).toBe(200)
    expect(data.currency.code).toBe(code)
    expect(data.settings.shipping[0]?.methods[0]?.price).toBe(delivery)

    expect(await priceOf()).toEqual({ amount: price, currency: code })
    const { data: list } = await shop.call('GET /api/v1/products', {})
    expect(list.items.find(({ slug }) => slug === 'plain-tee')?.price).toEqual({ amount: price, currency: code })
    const { data: seen } = await shop.call('GET /api/v1/carts/{id}', { params: { id: cart.id } })
    expect([seen.totals.total, seen.notices]).toEqual([{ amount: price, currency: code }, []])
    const [coupon] = await shop.platform.db
      .select()
      .from(coupons)
      .where(sql`${coupons.code} = 'THANKS5'`)
    expect(coupon).toMatchObject({ amountOff: off, minimum: off * 6 })
    expect((await shop.call('GET /api/v1/admin/checklist', { token: admin.token })).data.items).toContainEqual({
      id: 'money',
      isDone: true,
      isConfirmed: false
    })

    const placed = await shop.submit(cart.id)
    expect(placed.data.totals.total).toEqual({ amount: price + delivery, currency: code })
    await shop.pay(placed.data)
    expect((await shop.see(placed.data)).data.status).toBe('paid')
  })

  it('rounds no price to nothing, and leaves what is free', async () => {
    const { db } = shop.platform
    const [cheap, free] = await db.select({ id: variants.id }).from(variants).limit(2)
    const priced = async (id = '') => (await db.select().from(variants).where(eq(variants.id, id)))[0]?.price
    await db
      .update(variants)
      .set({ price: 40, salePrice: null, regularPrice: null })
      .where(eq(variants.id, cheap?.id ?? ''))
    await db
      .update(variants)
      .set({ price: 0, salePrice: null, regularPrice: null })
      .where(eq(variants.id, free?.id ?? ''))
    expect((await change('JPY')).status).toBe(200)
    expect([await priced(cheap?.id), await priced(free?.id)]).toEqual([1, 0])
  })

  it('writes the new currency into feeds, mails and the exported file', async () => {
    await change('JPY')
    const feed = await shop.app.inject('/feeds/products.xml')
    expect(feed.body).toContain('20 JPY')
    const file = await shop.app.inject({
      url: '/api/v1/admin/exports/shop.config.ts',
      headers: { authtoken: admin.token }
    })
    expect(file.body).toContain("code: 'JPY'")
    expect(file.body).toContain('amountOff: 5,')
    const cart = await shop.cartWith('plain-tee')
    await shop.pay((await shop.submit(cart.id, { change: { email: 'yen@example.com' } })).data)
    expect((await shop.mailbox('yen@example.com'))[0]?.text).toContain('¥')
  })

  it('inserts the coupons of the file with the decimals of the present currency', async () => {
    await change('JPY')
    await shop.platform.db.delete(coupons)
    await seedCoupons(shop.platform)
    const [coupon] = await shop.platform.db
      .select()
      .from(coupons)
      .where(sql`${coupons.code} = 'THANKS5'`)
    expect(coupon).toMatchObject({ amountOff: 5, minimum: 30 })
  })

  it('refuses a version whose amounts would be too large in the present currency', async () => {
    const { settings, revision } = await read()
    const { data: saved } = await shop.call('PUT /api/v1/admin/settings', {
      token: admin.token,
      body: { revision, settings: { ...settings, payments: { ...settings.payments, leastOrder: 90_000_000 } } }
    })
    await shop.call('PUT /api/v1/admin/settings', { token: admin.token, body: { revision: saved.revision, settings } })
    await change('KWD')
    const { problem } = await shop.call('POST /api/v1/admin/settings/versions/{version}/restore', {
      token: admin.token,
      params: { version: String(saved.revision) },
      body: { revision: (await read()).revision }
    })
    expect(problem.reason).toBe('currency-amounts-too-large')
    expect((await read()).settings.payments.leastOrder).toBe(settings.payments.leastOrder)
  })

  it('ends a sale that no longer lowers the price', async () => {
    const [first, second] = await shop.variantsOf('plain-tee')
    const sell = (id: string | undefined, sale: number) =>
      shop.platform.db
        .update(variants)
        .set({ price: sale, salePrice: sale, regularPrice: 2000 })
        .where(sql`${variants.id} = ${id ?? ''}`)
    await sell(first?.id, 1980)
    await sell(second?.id, 1900)
    await change('JPY')
    const rows = await shop.platform.db.select().from(variants)
    expect(rows.find(({ id }) => id === first?.id)).toMatchObject({ price: 20, salePrice: null, regularPrice: null })
    expect(rows.find(({ id }) => id === second?.id)).toMatchObject({ price: 19, salePrice: 19, regularPrice: 20 })
  })

  it('refuses a currency in which a price would be too large, and changes nothing', async () => {
    await shop.platform.db.update(variants).set({ price: 90_000_000 })
    const { problem } = await change('KWD')
    expect(problem.reason).toBe('currency-amounts-too-large')
    expect((await read()).currency).toEqual(shopConfig.currency)
    expect((await shop.platform.db.select().from(variants))[0]?.price).toBe(90_000_000)
  })

  it('lists the change in the history and in the log, with amounts of before as they were', async () => {
    const [variant] = await shop.variantsOf('plain-tee')
    await shop.call('PATCH /api/v1/admin/variants/{id}', {
      token: admin.token,
      params: { id: variant?.id ?? '' },
      body: { price: 2100 }
    })
    const { settings, revision } = await read()
    await shop.call('PUT /api/v1/admin/settings', {
      token: admin.token,
      body: { revision, settings: { ...settings, payments: { ...settings.payments, leastOrder: 1000 } } }
    })
    shop.clock.advance(1)
    await change('JPY')
    const { data } = await shop.call('GET /api/v1/admin/settings/versions', { token: admin.token, query: {} })
    expect(data.items[0]?.changes).toEqual([{ field: 'currency', from: 'USD', to: 'JPY' }])
    expect(data.items.map(({ decimals }) => decimals)).toEqual([undefined, 2])
    const { data: log } = await shop.call('GET /api/v1/admin/log', { token: admin.token, query: {} })
    expect(log.items[0]).toMatchObject({ action: 'settings.currency', changes: [{ from: 'USD', to: 'JPY' }] })
    expect(log.items.find(({ action }) => action === 'variant.change')?.decimals).toBe(2)
  })

  it('restores earlier settings with the same numbers in the present currency', async () => {
    const { settings, revision } = await read()
    const payments = { ...settings.payments, leastOrder: 1000 }
    await shop.call('PUT /api/v1/admin/settings', {
      token: admin.token,
      body: { revision, settings: { ...settings, payments } }
    })
    await change('JPY')
    const restore = async (version: string) =>
      shop.call('POST /api/v1/admin/settings/versions/{version}/restore', {
        token: admin.token,
        params: { version },
        body: { revision: (await read()).revision }
      })
    expect((await restore('0')).data).toMatchObject({
      currency: { code: 'JPY' },
      settings: {
        payments: { leastOrder: 0 },
        shipping: [{ methods: [{ price: 6, freeFrom: 75 }, { price: 15 }] }, {}, {}]
      }
    })
    expect((await restore('1')).data.settings.payments.leastOrder).toBe(10)
  })

  it('refuses a change from a page that shows another currency', async () => {
    await change('JPY')
    const [variant] = await shop.variantsOf('plain-tee')
    const from = (code: string) =>
      shop.call('PATCH /api/v1/admin/variants/{id}', {
        token: admin.token,
        params: { id: variant?.id ?? '' },
        headers: { [currencyHeader]: code },
        body: { price: 2100 }
      })
    expect((await from('USD')).problem.reason).toBe('page-currency-outdated')
    expect((await from('JPY')).status).toBe(200)
  })

  it('takes no amounts on a server that does not know of the change yet', async () => {
    const { db, shop: now, currentShop } = shop.platform
    await change('JPY')
    const outdated = { shop: { ...now, currency: shopConfig.currency }, currentShop }
    await expect(db.transaction((tx) => holdCurrency(outdated, tx))).rejects.toMatchObject({
      reason: 'currency-changed'
    })
    await db.transaction((tx) => holdCurrency(shop.platform, tx))
  })

  it('changes beside a write to a cart that waits for it while it waits for that write', async () => {
    const { db } = shop.platform
    const [one, two] = await shop.variantsOf('plain-tee')
    const cart = await shop.cartWith('plain-tee')
    const other = [one, two].find((variant) => variant?.id !== cart.lines[0]?.variantId)
    await shop.call('POST /api/v1/carts/{id}/lines', {
      params: { id: cart.id },
      body: { variantId: other?.id ?? '', quantity: 1 }
    })
    const isWaiting = async () => {
      const { rows } = await db.execute<{ waiting: number }>(
        sql`select count(*)::int as waiting from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
      )
      return rows[0]?.waiting === 1
    }
    // In the order in which the change writes them.
    const lines = await db
      .select({ id: cartLines.id })
      .from(cartLines)
      .orderBy(sql`ctid`)
    const [first = '', last = ''] = [lines[0]?.id, lines.at(-1)?.id]
    let changed: ReturnType<typeof change> | undefined
    await changeCart(shop.platform, cart.id, undefined, async (tx) => {
      await tx.update(cartLines).set({ quantity: 2 }).where(eq(cartLines.id, last))
      if (!changed) {
        changed = change('JPY')
        while (!(await isWaiting()));
      }
      await tx.update(cartLines).set({ quantity: 3 }).where(eq(cartLines.id, first))
    })
    expect((await changed)?.status).toBe(200)
    const written = await db.select().from(cartLines)
    expect(new Map(written.map(({ id, quantity, seenPrice }) => [id, [quantity, seenPrice]]))).toEqual(
      new Map([
        [first, [3, 20]],
        [last, [2, 20]]
      ])
    )
  })

  it('refuses an outdated revision and an unknown currency', async () => {
    expect((await change('EUR', 7)).problem.reason).toBe('settings-changed-elsewhere')
    expect((await change('XXX' as 'EUR')).status).toBe(400)
    expect((await change('USD')).data.currency).toEqual(shopConfig.currency)
  })
})

describe('a shop with recorded amounts', () => {
  const fixes: Record<string, () => Promise<unknown>> = {
    orders: () => shop.order('plain-tee'),
    'gift-cards': () =>
      shop.call('POST /api/v1/admin/gift-cards', {
        token: admin.token,
        headers: { 'idempotency-key': 'card-1234' },
        body: { amount: 1000, count: 1, endsAt: null, recipientEmail: null, message: null }
      }),
    'bulk-edits': () =>
      shop.platform.db.insert(bulkEdits).values({
        id: 'e',
        adminId: 'a',
        key: 'k',
        action: { kind: 'end-sale' },
        state: 'running',
        products: 1,
        startedAt: shop.clock.now()
      }),
    imports: () =>
      shop.platform.db.insert(imports).values({
        id: 'i',
        adminId: 'a',
        source: 'motif',
        kind: 'products',
        isDryRun: false,
        fileName: 'a.csv',
        isLatin: false,
        createdAt: shop.clock.now()
      })
  }

  it.each(Object.keys(fixes))('keeps its currency because of %s', async (obstacle) => {
    await fixes[obstacle]?.()
    expect((await read()).currencyObstacles).toEqual([obstacle])
    const { status, problem } = await change('EUR')
    expect([status, problem.reason]).toEqual([409, 'currency-fixed'])
    expect(await priceOf()).toEqual({ amount: 2000, currency: 'USD' })
  })

  it('keeps it because of draft orders, except deleted ones', async () => {
    const draft = {
      key: 'd',
      requestHash: 'h',
      total: 100,
      currency: 'USD',
      createdBy: 'a',
      createdAt: shop.clock.now(),
      updatedAt: shop.clock.now()
    }
    await shop.platform.db.insert(draftOrders).values({ ...draft, id: 'd' })
    expect((await change('EUR')).problem.reason).toBe('currency-fixed')
    await shop.platform.db.update(draftOrders).set({ deletedAt: shop.clock.now() })
    expect((await change('EUR')).status).toBe(200)
    expect(await shop.platform.db.$count(draftOrders)).toBe(0)
  })

  it('gets no order while the currency changes', async () => {
    const cart = await shop.cartWith('plain-tee')
    const [changed, placed] = await Promise.all([change('JPY'), shop.submit(cart.id)])
    const code = placed.status === 201 ? placed.data.totals.total.currency : undefined
    // Whichever came first: an order is in the currency that holds afterwards.
    if (code !== undefined) expect(code).toBe((await read()).currency.code)
    expect(changed.status === 200 || changed.problem.reason === 'currency-fixed').toBe(true)
  })
})
