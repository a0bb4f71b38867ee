import { register } from '../support/accounts.ts'
import {
  cards,
  confirmed,
  enterCard,
  fillUpToCard,
  payButton,
  payment,
  saveAddress,
  standsAt,
  watchOrders
} from '../support/checkout.ts'
import { buy, main, open, reload, title } from '../support/pages.ts'
import { expect, test } from '../support/shop-test.ts'
import {
  askStripe,
  holdEvents,
  letEventsGo,
  onlyPayment,
  paymentIn,
  refundsOf,
  standInForStripe
} from '../support/stripe.ts'
import { openOrder, openRefund, openAdmin, payBack } from '../support/admin.ts'

test.beforeEach(({ context }) => standInForStripe(context))
// Ignores errors of requests that are pending when a journey ends.
test.afterEach(({ context }) => context.unrouteAll({ behavior: 'ignoreErrors' }))

test(
  'a guest pays at the third try: declined, not confirmed on the bank’s own page, then passed',
  { tag: '@once' },
  async ({ page, freshEmail }) => {
    const orders = await watchOrders(page)
    const atBank = (answer: string) => page.getByRole('link', { name: answer }).click()
    await buy(page, 'studio-mug')
    await fillUpToCard(page, cards.declined, freshEmail)
    await payButton(page).click()
    await expect(payment(page)).toContainText('The card was declined.')
    await enterCard(page, cards.asksTheBank)
    await payButton(page).click()
    await atBank('Decline')
    await expect(payment(page)).toContainText('The payment was not confirmed with your bank.')
    await enterCard(page, cards.asksTheBank)
    await payButton(page).click()
    await atBank('Approve')
    await confirmed(page)
    expect(await onlyPayment(orders)).toMatchObject({ status: 'succeeded', amount: 2090, amount_received: 2090 })
  }
)

test(
  'a part of what Stripe took is paid back by the shop',
  { tag: '@once' },
  async ({ page, browser, mailbox, freshEmail }) => {
    const orders = await watchOrders(page)
    await buy(page, 'studio-mug')
    await fillUpToCard(page, cards.good, freshEmail)
    await payButton(page).click()
    const { number, href } = await confirmed(page)

    const adminPage = await openAdmin(browser)
    const panel = await openOrder(adminPage, number)
    await expect(panel).toContainText('Paid')
    const refund = await openRefund(adminPage, panel, number)
    await refund.getByRole('checkbox', { name: /^Delivery/ }).check()
    await refund.getByLabel('Reason').fill('It came late.')
    await payBack(refund)
    await expect(panel).toContainText('It came late.')
    await adminPage.close()
    // The shop sends the mail once Stripe has confirmed the refund and the shop has stored it.
    await mailbox.newest(freshEmail, /refund|paid back/i)
    expect(await refundsOf(await onlyPayment(orders))).toMatchObject([{ amount: 690, status: 'succeeded' }])
    await open(page, href)
    await expect(main(page)).toContainText('Partly refunded')
  }
)

test(
  'who comes back from the bank in another browser finds the order',
  { tag: '@once' },
  async ({ page, browser, freshEmail }) => {
    await buy(page, 'studio-mug')
    await fillUpToCard(page, cards.asksTheBank, freshEmail)
    await payButton(page).click()
    const way = await page.getByRole('link', { name: 'Approve' }).evaluate((link: HTMLAnchorElement) => link.href)
    const other = await browser.newContext()
    await standInForStripe(other)
    const there = await other.newPage()
    // The bank's page redirects immediately.
    await there.goto(way, { waitUntil: 'commit' })
    await expect(title(there)).toHaveText(/^Order /)
    await expect(main(there)).toContainText('Paid')
    await other.close()
  }
)

test(
  'Stripe tells the shop late: nobody waits for it, and it changes nothing when it comes',
  { tag: '@once' },
  async ({ page, mailbox, freshEmail }) => {
    const orders = await watchOrders(page)
    await page.route('https://api.stripe.com/**/confirm', async (route) => {
      await holdEvents(paymentIn(route))
      await route.fallback()
    })
    await buy(page, 'studio-mug')
    await fillUpToCard(page, cards.good, freshEmail)
    await payButton(page).click()
    const { href } = await confirmed(page)
    await open(page, href)
    // Opening a pending order makes the shop query Stripe.
    await expect(main(page)).toContainText('Paid by card')
    await letEventsGo((await onlyPayment(orders)).id)
    await mailbox.newest(freshEmail, /Thank you for your order/)
    await reload(page)
    await expect(main(page)).toContainText('Paid by card')
    expect(await mailbox.count(freshEmail, /Thank you for your order/)).toBe(1)
  }
)

test(
  'who is signed in keeps a card at Stripe, pays with it, and has it removed',
  { tag: '@once' },
  async ({ page, mailbox, freshEmail }) => {
    // Three carts, one after the other.
    test.slow()
    await register(page, mailbox, { email: freshEmail })
    await saveAddress(page, {
      name: 'Nora New',
      line1: '7 Quayside',
      city: 'Bristol',
      postalCode: 'BS1 4SB',
      country: 'GB'
    })
    const kept = payment(page).getByRole('radio', { name: 'Card ending in 4242' })
    const toPayment = async () => {
      await buy(page, 'studio-mug')
      await page.goto('/checkout')
      await standsAt(page, 'payment')
      await expect(payment(page).getByLabel('Save for future purchases')).toBeVisible()
    }
    await toPayment()
    await expect(kept).toHaveCount(0)
    await enterCard(page, cards.good)
    await payment(page).getByLabel('Save for future purchases').check()
    await payButton(page).click()
    await confirmed(page)

    await toPayment()
    await kept.check()
    await payButton(page).click()
    await confirmed(page)

    await toPayment()
    await payment(page).getByRole('button', { name: 'Remove card 4242' }).click()
    await expect(kept).toHaveCount(0)
    await reload(page)
    await expect(payment(page).getByLabel('Save for future purchases')).toBeVisible()
    await expect(kept).toHaveCount(0)
  }
)

test.describe('a lost answer', () => {
  test.use({ expectedComplaints: /ERR_FAILED/ })

  test(
    'of a payment ends on the confirmation, with one payment',
    { tag: '@once' },
    async ({ page, mailbox, freshEmail }) => {
      const orders = await watchOrders(page)
      const confirmations: string[] = []
      await page.route('https://api.stripe.com/**/confirm', async (route) => {
        confirmations.push(route.request().url())
        await askStripe(route)
        await route.abort('failed')
      })
      await buy(page, 'studio-mug')
      await fillUpToCard(page, cards.good, freshEmail)
      await payButton(page).click()
      await confirmed(page)
      expect(confirmations).toHaveLength(1)
      expect(await onlyPayment(orders)).toMatchObject({ status: 'succeeded', amount_received: 2090 })
      await mailbox.newest(freshEmail, /Thank you for your order/)
      expect(await mailbox.count(freshEmail, /Thank you for your order/)).toBe(1)
    }
  )
})
