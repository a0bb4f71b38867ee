import { checklistItems } from '@motif/contract/checklist-rules'
import { memberText } from '@motif/design'
import { mailedCode, type ModelShop, resetProof } from '../fixtures/model-shop.ts'
import { countries } from '../fixtures/carts.ts'
import { methodsTo, totalsOf, usd } from '../fixtures/prices.ts'
import { categories, productPage } from '../fixtures/products.ts'
import { type Answers, Refusal } from './contract-answers.ts'

function found<Thing>(thing: Thing | undefined): Thing {
  if (thing === undefined) throw new Refusal('not-found')
  return thing
}

const declinedCard = '4000000000000002'
const bankAsks = '4000000000003220'

function paymentWith(card: string, challenge: 'passed' | 'failed' | undefined) {
  if (card === declinedCard || challenge === 'failed') return 'declined'
  return card === bankAsks && challenge === undefined ? 'requires_action' : 'succeeded'
}

const resendAfter = 60

/** Calls of registration, login and account. */
const accountAnswers = (shop: ModelShop): Answers => ({
  'POST /api/v1/register': ({ body }) => {
    shop.register(body)
    return { status: 201, body: { email: body.email, resendAfter } }
  },
  'POST /api/v1/verify-otp': ({ body: { email, otp, purpose } }) => {
    const account = shop.account(email)
    if (account === undefined || otp !== mailedCode) throw new Refusal('invalid-code')
    account.isVerified = true
    return { body: purpose === 'register' ? shop.signIn(account) : { resetToken: resetProof } }
  },
  // The same response for every address, so that it does not reveal who has an account.
  'POST /api/v1/request-reset-password': () => ({ body: { resendAfter } }),
  'POST /api/v1/reset-password': ({ body: { email, resetToken, password } }) => {
    const account = shop.account(email)
    if (account === undefined || resetToken !== resetProof) throw new Refusal('invalid-reset-token')
    account.password = password
    return { body: {} }
  },
  'POST /api/v1/login': ({ body: { email, password } }) => {
    const account = shop.account(email)
    if (account?.password !== password) throw new Refusal('wrong-credentials')
    if (!account.isVerified) throw new Refusal('unverified')
    return { body: shop.signIn(account) }
  },
  'POST /current-user': ({ token }) => ({ body: knownBy(shop, token).user }),
  'PATCH /api/v1/profile': ({ token, body: { name } }) => {
    const account = knownBy(shop, token)
    account.user = { ...account.user, ...(name !== undefined && { name }) }
    return { body: account.user }
  },
  'GET /api/v1/addresses': () => ({ body: [] }),
  'GET /api/v1/designs': () => ({ body: [] }),
  'GET /api/v1/templates': () => ({ body: [] }),
  'GET /api/v1/newsletter': () => ({ body: { isSubscribed: false } }),
  'GET /api/v1/products/{slug}/helpful-votes': () => ({ body: { items: [], own: [] } }),
  'GET /api/v1/wishlist': () => ({ body: { wishes: [], shareKey: null } })
})

function knownBy(shop: ModelShop, token: string | undefined) {
  const account = shop.holder(token)
  if (account === undefined) throw new Refusal('sign-in-required')
  return account
}

/** Finds an order for a caller with its key, or for staff. @throws {Refusal} */
function orderOpenedBy(
  shop: ModelShop,
  { id, key, token }: Record<'id', string> & Partial<Record<'key' | 'token', string | undefined>>
) {
  const placed = found(shop.order(id))
  if (placed.key !== key && shop.holder(token)?.user.role !== 'admin') throw new Refusal('not-found')
  return placed
}

function knownStaff(shop: ModelShop, token: string | undefined): void {
  if (knownBy(shop, token).user.role !== 'admin') throw new Refusal('forbidden')
}

/** Calls of the admin. */
const staffAnswers = (shop: ModelShop): Answers => ({
  'GET /api/v1/admin/two-factor': () => ({
    body: { since: '2026-10-01T09:00:00Z', isDemanded: false, recoveryCodesLeft: 10 }
  }),
  'GET /api/v1/admin/staff/me': ({ token }) => {
    knownStaff(shop, token)
    const { _id: id, name } = knownBy(shop, token).user
    return { body: { id, name, role: 'owner' } }
  },
  'GET /api/v1/admin/summary': ({ token }) => {
    knownStaff(shop, token)
    const sold = shop.orders().filter(({ order }) => order.status === 'paid')
    const revenue = sold.reduce((sum, { order }) => sum + order.totals.total.amount, 0)
    return {
      body: {
        toProduce: sold.length,
        paidToday: sold.length,
        revenueToday: usd(revenue),
        lowStock: [],
        lowStockCount: 0
      }
    }
  },
  'GET /api/v1/admin/checklist': ({ token }) => {
    knownStaff(shop, token)
    const items = checklistItems.map((id) => ({ id, isDone: true, isConfirmed: false }))
    return { body: { items, demonstrationProducts: 0 } }
  },
  'GET /api/v1/admin/orders': ({ token }) => {
    knownStaff(shop, token)
    // Adapts list items to the contract.
    const items = shop.orders().map(({ order }) => ({ ...order, total: order.totals.total, tags: [] }))
    return { body: { items, page: 1, pageSize: 25, total: items.length, isCut: false } }
  },
  'GET /api/v1/admin/orders/{id}/timeline': ({ token, params: { id } }) => {
    knownStaff(shop, token)
    const order = shop.orders().find((placed) => placed.order.id === id)?.order
    const items = (order?.history ?? []).map((step) => ({ ...step, kind: 'status' as const }))
    return { body: { items, tags: [], notesLeft: 100 } }
  },
  'GET /api/v1/admin/orders/{id}/mails': ({ token }) => {
    knownStaff(shop, token)
    return { body: { to: null, items: [], resendsLeft: 5 } }
  },
  'GET /api/v1/admin/orders/{id}/edits': ({ token }) => {
    knownStaff(shop, token)
    return {
      body: { revision: 0, obstacle: 'status', least: usd(0), lines: [], products: [], deliveries: [], edits: [] }
    }
  },
  'GET /api/v1/admin/order-views': ({ token }) => {
    knownStaff(shop, token)
    return { body: { items: [] } }
  },
  'GET /api/v1/admin/order-tags': ({ token }) => {
    knownStaff(shop, token)
    return { body: { items: [] } }
  },
  'GET /api/v1/admin/colleagues': ({ token }) => {
    knownStaff(shop, token)
    return { body: { items: [] } }
  },
  'GET /api/v1/admin/orders/{id}/jobs': ({ token }) => {
    knownStaff(shop, token)
    return { body: { items: [] } }
  },
  'GET /api/v1/admin/orders/{id}/pictures': ({ token }) => {
    knownStaff(shop, token)
    return { body: { items: [] } }
  },
  'GET /api/v1/admin/orders/{id}/print-files': ({ token }) => {
    knownStaff(shop, token)
    return { body: { items: [] } }
  },
  'POST /api/v1/admin/orders/{id}/refunds': ({ token, params: { id }, body: { amount, reason } }) => {
    knownStaff(shop, token)
    const placed = found(shop.order(id))
    if (amount === undefined || amount > placed.order.totals.total.amount) throw new Refusal('conflict')
    shop.payBack(placed, usd(amount), reason)
    return { status: 201, body: placed.order }
  }
})

/** Handlers of the calls that journeys make, with the data of a model shop. */
export const answersOf = (shop: ModelShop): Answers => ({
  ...accountAnswers(shop),
  ...staffAnswers(shop),

  'GET /api/v1/categories': () => ({ body: categories }),
  'GET /api/v1/products': () => ({ body: productPage }),
  'GET /api/v1/home': () => ({ body: { sections: [{ kind: 'catalogue' }] } }),
  'GET /api/v1/products/{slug}': ({ params: { slug } }) => ({ body: found(shop.product(slug)) }),

  'POST /api/v1/carts': () => ({ status: 201, body: shop.openCart() }),
  'GET /api/v1/carts/{id}': ({ params: { id } }) => ({ body: found(shop.cart(id)) }),
  'POST /api/v1/carts/{id}/lines': ({ params: { id }, body }) => ({ status: 201, body: found(shop.addLine(id, body)) }),
  'POST /api/v1/carts/{id}/batches': ({ params: { id }, body: { designs, lines } }) => ({
    body: found(
      shop.addBatch(id, {
        designs: designs.map(({ document }) => ({ member: memberText(document) })),
        lines
      })
    )
  }),
  'PATCH /api/v1/carts/{id}/lines/{lineId}': ({ params: { id, lineId }, body: { quantity = 1 } }) => ({
    body: found(shop.changeLine(id, lineId, quantity))
  }),
  'DELETE /api/v1/carts/{id}/lines/{lineId}': ({ params: { id, lineId } }) => ({
    body: found(shop.changeLine(id, lineId, 0))
  }),

  'POST /api/v1/quotes': ({ body: { cartId, country, region, shippingMethod } }) => {
    const methods = methodsTo(country)
    if (methods.length === 0) throw new Refusal('unshippable')
    const { lines } = found(shop.cart(cartId))
    return {
      body: {
        methods,
        totals: totalsOf(lines, { to: { country, region }, ...(shippingMethod && { method: shippingMethod }) }),
        countries: [...countries],
        couponProblem: null,
        payment: { provider: 'test', publishableKey: null }
      }
    }
  },
  'POST /api/v1/checkouts': ({ body }) => {
    const placed = shop.placeOrder(body)
    if (placed === undefined) throw new Refusal('empty-cart')
    const { order, key, clientSecret } = placed
    return {
      status: 201,
      body: {
        orderId: order.id,
        orderKey: key,
        totals: order.totals,
        couponProblem: null,
        payment: { provider: 'test', clientSecret }
      }
    }
  },
  'POST /api/v1/test-payments/{clientSecret}/confirm': ({ params: { clientSecret }, body: { card, challenge } }) => {
    const placed = found(shop.orderToPay(clientSecret))
    const status = paymentWith(card, challenge)
    if (status === 'succeeded') shop.pay(placed)
    return { body: { status } }
  },
  'GET /api/v1/orders/{id}': ({ token, params: { id }, query: { key } }) => ({
    body: orderOpenedBy(shop, { id, key, token }).order
  }),
  'GET /api/v1/orders/{id}/questions': () => ({ body: { items: [] } }),
  'POST /api/v1/orders/{id}/cancel': ({ token, params: { id }, query: { key } }) => {
    const placed = orderOpenedBy(shop, { id, key, token })
    if (!placed.order.isCancellable) throw new Refusal('conflict')
    shop.cancel(placed)
    return { body: placed.order }
  }
})
