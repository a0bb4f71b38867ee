import { userDataKey, writeUserData } from '@motif/flows/session'
import { m } from '@motif/messages'
import { within } from 'storybook/test'
import { type ModelShop, orderNumberAt } from '../fixtures/model-shop.ts'
import { usd } from '../fixtures/prices.ts'
import { placeAndPay } from './guest-purchase.ts'
import type { Beginning, Stop, Visitor } from './stop.ts'

const number = () => orderNumberAt(new Date().toISOString())
const paidBack = { amount: usd(500), typed: '5', reason: 'The print was a little pale.' }

/** A member of staff at the list of orders, one of which is paid. */
function atOrders(shop: ModelShop): Beginning {
  placeAndPay(shop)
  const staff = shop.employ({ name: 'Kim Reyes', email: 'kim@example.com' })
  return {
    at: '/admin?section=orders',
    isStaff: true,
    device: { [userDataKey]: writeUserData(shop.signIn(staff), Date.now()) }
  }
}

const atOrder = (shop: ModelShop) => {
  const begun = atOrders(shop)
  return { ...begun, at: `/admin?order=${shop.orders()[0]!.order.id}` }
}

const panelOf = async ({ page }: Visitor, name: string) => within(await page.findByRole('dialog', { name }))
const orderPanel = (who: Visitor) => panelOf(who, m.admin_order_title({ number: number() }))
const refundPanel = (who: Visitor) => panelOf(who, m.admin_refund_title({ number: number() }))

const openRefund = async (who: Visitor) =>
  who.user.click(await (await orderPanel(who)).findByRole('button', { name: m.admin_refund() }))

export const stops = {
  Orders: {
    begin: atOrders,
    isSeen: ({ page }) => page.findByRole('button', { name: m.admin_order_open({ number: number() }) }),
    goOn: async ({ page, user }) =>
      user.click(page.getByRole('button', { name: m.admin_order_open({ number: number() }) }))
  },
  Order: {
    begin: atOrder,
    isSeen: async (who) => (await orderPanel(who)).findByRole('button', { name: m.admin_refund() }),
    goOn: openRefund
  },
  Refund: {
    begin: atOrder,
    reach: openRefund,
    isSeen: refundPanel,
    goOn: async (who) => {
      const refund = await refundPanel(who)
      await who.user.click(refund.getByText(m.admin_refund_by_amount()))
      await who.user.type(refund.getByRole('textbox', { name: m.admin_refund_amount() }), paidBack.typed)
      await who.user.type(refund.getByRole('textbox', { name: m.admin_move_cancel_reason() }), paidBack.reason)
      await who.user.click(refund.getByRole('button', { name: m.admin_refund_confirm() }))
    }
  },
  'Paid Back': {
    begin: (shop) => {
      const begun = atOrder(shop)
      shop.payBack(shop.orders()[0]!, paidBack.amount, paidBack.reason)
      return begun
    },
    isSeen: async (who) => (await orderPanel(who)).findAllByText(paidBack.reason, { exact: false })
  }
} satisfies Record<string, Stop>
