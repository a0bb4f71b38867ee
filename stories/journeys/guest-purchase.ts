import type { CheckoutDraft } from '@motif/flows/checkout'
import { m } from '@motif/messages'
import { formatMoney } from '@motif/ui/format'
import { within } from 'storybook/test'
import type { Cart, Order } from '@motif/contract'
import type { ModelShop } from '../fixtures/model-shop.ts'
import { addresses, people } from '../fixtures/people.ts'
import { totalsOf } from '../fixtures/prices.ts'
import { everydayTee } from '../fixtures/products.ts'
import type { Beginning, Stop, Visitor } from './stop.ts'

const product = { slug: 'everyday-tee', variantId: 'tee-paper-white-m', name: everydayTee.name }
const { email } = people.ada
const to = addresses.unitedStates
const goodCard = '4242424242424242'

/** The stored delivery country, so that the country of a form does not depend on the browser's language. */
const deliverTo = { 'deliver-to': to.country }

function fillCart(shop: ModelShop): Cart {
  const { id } = shop.openCart()
  shop.addLine(id, { variantId: product.variantId, quantity: 1 })
  return shop.cart(id)!
}

const remembered = ({ id, count }: Pick<Cart, 'id' | 'count'>) => ({
  ...deliverTo,
  cart: JSON.stringify({ id, count })
})

const draftOf = (cart: Pick<Cart, 'id'>, done: Partial<CheckoutDraft>): CheckoutDraft => ({
  version: 1,
  step: 'email',
  cartId: cart.id,
  typed: { email: done.email ?? '', shipping: done.shippingAddress ?? {}, billing: null, giftNote: '' },
  email: '',
  shippingAddress: null,
  billingAddress: null,
  shippingMethod: null,
  giftNote: '',
  coupon: null,
  key: null,
  keyFor: null,
  order: null,
  paymentTried: false,
  ...done
})

/** The checkout of a filled cart at a step, with earlier input. */
const checkoutAt =
  (step: CheckoutDraft['step'], entered: Partial<CheckoutDraft> = {}) =>
  (shop: ModelShop): Beginning => {
    const cart = fillCart(shop)
    const tab = { checkout: JSON.stringify(draftOf(cart, { step, ...entered })) }
    return { at: `/checkout?step=${step}`, device: remembered(cart), tab }
  }

const toPay = { email, shippingAddress: to, shippingMethod: 'standard' } as const

export function placeAndPay(shop: ModelShop) {
  const cart = fillCart(shop)
  const placed = shop.placeOrder({ cartId: cart.id, ...toPay })!
  shop.pay(placed)
  return { cart, placed: shop.order(placed.order.id)! }
}

/** URL of a guest's order from a mail. */
export const orderAt = ({ order, key }: { order: Pick<Order, 'id'>; key: string }) =>
  `/orderspage?${new URLSearchParams({ order: order.id, key })}`

const heading = ({ page }: Visitor, name: string) => page.findByRole('heading', { level: 1, name })

/** Only the open step of a checkout has this button. */
const continueWith = async ({ page, user }: Visitor) =>
  user.click(await page.findByRole('button', { name: m.checkout_continue() }))

const amountToPay = () => formatMoney(totalsOf([{ ...lineOf(), quantity: 1 }], { to, method: 'standard' }).total)

export const payButton = (page: Visitor['page']) =>
  page.getByRole('button', { name: m.checkout_pay({ amount: amountToPay() }) })

const lineOf = () => {
  const { price } = everydayTee.variants.find(({ id }) => id === product.variantId)!
  return { id: product.slug, unitPrice: price } as Cart['lines'][number]
}

export const stops = {
  Product: {
    begin: () => ({ at: `/product/${product.slug}`, device: deliverTo }),
    isSeen: async (who) => {
      await heading(who, product.name)
      // The name may already be known from a product list.
      await who.page.findByRole('radio', { name: 'M' })
    },
    goOn: async ({ page, user }) => {
      await user.click(page.getByRole('radio', { name: 'M' }))
      await user.click(page.getByRole('button', { name: m.common_add_to_cart() }))
      await page.findByText(m.cart_added({ name: product.name }))
      await user.click(await page.findByRole('button', { name: m.cart_open() }))
    }
  },
  Cart: {
    begin: (shop) => ({ at: '/cart', device: remembered(fillCart(shop)) }),
    isSeen: async (who) => {
      await heading(who, m.cart_title())
      await who.page.findByRole('spinbutton', { name: m.cart_quantity_of({ name: product.name }) })
    },
    goOn: async ({ page, user }) => {
      const [checkOut] = await page.findAllByRole('link', { name: m.cart_checkout() })
      await user.click(checkOut)
    }
  },
  Email: {
    begin: checkoutAt('email'),
    isSeen: ({ page }) => page.findByRole('textbox', { name: m.accounts_email() }),
    goOn: async (who) => {
      await who.user.type(who.page.getByRole('textbox', { name: m.accounts_email() }), email)
      await continueWith(who)
    }
  },
  Address: {
    begin: checkoutAt('address', { email }),
    isSeen: ({ page }) => page.findByLabelText(m.addresses_line1()),
    goOn: async (who) => {
      const { page, user } = who
      await user.selectOptions(page.getByLabelText(m.addresses_country()), to.country)
      await user.type(page.getByLabelText(m.addresses_name()), to.name)
      await user.type(page.getByLabelText(m.addresses_line1()), to.line1)
      await user.type(page.getByLabelText(m.addresses_city()), to.city)
      await user.selectOptions(page.getByLabelText(m.addresses_state()), to.region ?? '')
      await user.type(page.getByLabelText(m.addresses_zip_code()), to.postalCode)
      await continueWith(who)
    }
  },
  Delivery: {
    begin: checkoutAt('shipping', { email, shippingAddress: to }),
    isSeen: ({ page }) => page.findByRole('radiogroup', { name: m.checkout_step_shipping() }),
    goOn: async (who) => {
      const ways = within(who.page.getByRole('radiogroup', { name: m.checkout_step_shipping() }))
      await who.user.click(ways.getAllByRole('radio')[0]!)
      await continueWith(who)
    }
  },
  Payment: {
    begin: checkoutAt('payment', toPay),
    isSeen: ({ page }) => page.findByLabelText(m.checkout_card_number()),
    goOn: async ({ page, user }) => {
      await user.type(page.getByLabelText(m.checkout_card_number()), goodCard)
      await user.click(payButton(page))
    }
  },
  Done: {
    begin: (shop) => {
      const { cart, placed } = placeAndPay(shop)
      const { order, key, clientSecret } = placed
      const draft = draftOf(cart, {
        step: 'done',
        ...toPay,
        order: {
          orderId: order.id,
          orderKey: key,
          placedFor: '',
          totals: order.totals,
          couponProblem: null,
          payment: { provider: 'test', clientSecret }
        }
      })
      return { at: '/checkout?step=done', device: deliverTo, tab: { checkout: JSON.stringify(draft) } }
    },
    isSeen: async (who) => {
      await heading(who, m.checkout_done_title())
      await who.page.findByRole('link', { name: m.checkout_done_order() })
    },
    goOn: async ({ page, user }) => user.click(page.getByRole('link', { name: m.checkout_done_order() }))
  },
  Order: {
    begin: (shop) => {
      const { order, key } = placeAndPay(shop).placed
      return { at: orderAt({ order, key }), device: deliverTo }
    },
    isSeen: ({ page }) => page.findByRole('heading', { name: m.orders_items_title() })
  }
} satisfies Record<string, Stop>
