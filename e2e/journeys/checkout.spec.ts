import {
  cards,
  checkOutByKeys,
  chooseDelivery,
  confirmed,
  enterAddress,
  enterCard,
  enterEmail,
  fillUpToCard,
  payButton,
  payment,
  saveAddress,
  standsAt,
  watchOrders
} from '../support/checkout.ts'
import { account, signUp } from '../support/accounts.ts'
import { expectAccessible } from '../support/accessibility.ts'
import { tabTo } from '../support/keyboard.ts'
import { buy, cartCount, main, open, reload, title } from '../support/pages.ts'
import { expect, test } from '../support/shop-test.ts'

test('a guest pays at the third try: declined, not confirmed with the bank, then passed', async ({
  page,
  freshEmail
}) => {
  const orders = await watchOrders(page)
  await buy(page, 'market-day-tote')
  await fillUpToCard(page, cards.declined, freshEmail)
  await payButton(page).click()
  await expect(payment(page)).toContainText('The card was declined.')
  await expect(page.getByLabel('Card number')).toHaveValue(cards.declined)

  await enterCard(page, cards.asksTheBank)
  await payButton(page).click()
  const bank = page.getByRole('dialog', { name: 'Confirm with your bank' })
  await bank.getByRole('button', { name: 'Decline' }).click()
  await expect(payment(page)).toContainText('The payment was not confirmed with your bank.')
  await payButton(page).click()
  await bank.getByRole('button', { name: 'Approve' }).click()
  await confirmed(page)
  expect(orders()).toHaveLength(1)

  await expect(page.getByRole('banner').getByRole('link', { name: 'Back to cart' })).toHaveCount(0)
  await page.getByRole('link', { name: 'Create an account' }).click()
  await expect(page.getByLabel('E-mail')).toHaveValue(freshEmail)
})

test(
  'who is signed in and has a default address only pays',
  { tag: '@once' },
  async ({ page, mailbox, freshEmail }) => {
    await signUp(page, mailbox, { email: freshEmail })
    await saveAddress(page, {
      label: 'Work',
      name: 'Nora New',
      line1: '1 Printers Yard',
      city: 'Leeds',
      postalCode: 'LS1 4AP',
      country: 'GB'
    })
    await saveAddress(page, {
      label: 'Home',
      name: 'Nora New',
      line1: '7 Quayside',
      city: 'Bristol',
      postalCode: 'BS1 4SB',
      country: 'GB'
    })
    await buy(page, 'lemon-grove-mug')
    await open(page, '/cart')
    await main(page).getByRole('link', { name: 'Check out' }).filter({ visible: true }).click()
    await standsAt(page, 'payment')
    await expect(main(page)).toContainText(freshEmail)
    await expect(main(page)).toContainText('7 Quayside')
    await expect(main(page)).toContainText(/Standard, \$/)
    const address = page.getByRole('region', { name: 'Delivery address' })
    await address.getByRole('button', { name: 'Change' }).click()
    await expect(address.getByRole('radio', { name: /^Home/ })).toBeChecked()
    await address.getByRole('radio', { name: /^Work/ }).check()
    await address.getByRole('button', { name: 'Continue' }).click()
    await chooseDelivery(page)
    await expect(address).toContainText('1 Printers Yard')
    await enterCard(page, cards.good)
    await payButton(page).click()
    await confirmed(page)
    await expect(page.getByRole('link', { name: 'Create an account' })).toHaveCount(0)
    await expect(account(page)).toBeVisible()
  }
)

test(
  'every step is a place: Back, Forward and a reload lose nothing',
  { tag: '@once' },
  async ({ page, freshEmail }) => {
    await buy(page, 'studio-mug')
    await open(page, '/cart')
    await main(page).getByRole('link', { name: 'Check out' }).filter({ visible: true }).click()
    await standsAt(page, 'email')
    const email = page.getByRole('textbox', { name: 'E-mail' })
    await email.fill(freshEmail)
    await reload(page)
    await expect(email).toHaveValue(freshEmail)
    await enterEmail(page, freshEmail)
    await standsAt(page, 'address')
    await page.getByLabel('Full name').fill('Ada Example')
    await reload(page)
    await expect(page.getByLabel('Full name')).toHaveValue('Ada Example')
    await enterAddress(page)
    await standsAt(page, 'shipping')
    await page.getByRole('checkbox', { name: 'It is a gift' }).check()
    await page.getByLabel('Note for whoever unpacks it').fill('Happy birthday!')
    await reload(page)
    await expect(page.getByLabel('Note for whoever unpacks it')).toHaveValue('Happy birthday!')
    await chooseDelivery(page, 'Express')
    await standsAt(page, 'payment')
    await reload(page)
    await standsAt(page, 'payment')
    await expect(main(page)).toContainText('Happy birthday!')

    for (const step of ['shipping', 'address', 'email'] as const) {
      await page.goBack()
      await standsAt(page, step)
    }
    await page.goBack()
    await expect(title(page)).toHaveText('Your cart')
    for (const step of ['email', 'address', 'shipping', 'payment'] as const) {
      await page.goForward()
      await standsAt(page, step)
    }
    await page.getByRole('region', { name: 'Delivery address' }).getByRole('button', { name: 'Change' }).click()
    await standsAt(page, 'address')
    await page.goBack()
    await standsAt(page, 'payment')
    await expect(main(page)).toContainText('12 Ropewalk')
    await enterCard(page, cards.good)
    await payButton(page).click()
    const { number } = await confirmed(page)
    await page.goBack()
    await expect(main(page)).toContainText(number)
  }
)

test(
  'nothing stands in the way of who buys with the keyboard alone',
  { tag: '@once' },
  async ({ page, freshEmail }) => {
    test.slow()
    await buy(page, 'studio-mug')
    await open(page, '/cart')
    await expect(main(page)).toContainText('Total')
    await tabTo(page, main(page).getByRole('button', { name: 'One more' }))
    await page.keyboard.press('Enter')
    await checkOutByKeys(page, freshEmail, () => expectAccessible(page))
  }
)

test('pressing Pay twice makes one order', { tag: '@once' }, async ({ page, mailbox, freshEmail }) => {
  const orders = await watchOrders(page)
  await buy(page, 'lemon-grove-mug')
  await fillUpToCard(page, cards.good, freshEmail)
  await payButton(page).dblclick()
  await confirmed(page)
  expect(orders()).toHaveLength(1)
  await mailbox.newest(freshEmail, /Thank you for your order/)
  expect(await mailbox.count(freshEmail, /Thank you for your order/)).toBe(1)
})

test('two tabs with one cart buy it once', { tag: '@once' }, async ({ page, context, mailbox, freshEmail }) => {
  await buy(page, 'studio-mug')
  await fillUpToCard(page, cards.good, freshEmail)
  const other = await context.newPage()
  await fillUpToCard(other, cards.good, freshEmail)
  await payButton(page).click()
  await confirmed(page)
  await expect(title(other)).toHaveText('This cart was ordered or emptied in another tab')
  await expect(main(other)).toContainText('Nothing was charged here.')
  await expect(cartCount(page, 0)).toBeVisible()
  await mailbox.newest(freshEmail, /Thank you for your order/)
  expect(await mailbox.count(freshEmail, /Thank you for your order/)).toBe(1)
})

test(
  'a cart that changes in another tab is told before it is paid',
  { tag: '@once' },
  async ({ page, context, freshEmail }) => {
    await buy(page, 'studio-mug')
    await fillUpToCard(page, cards.good, freshEmail)
    const other = await context.newPage()
    await open(other, '/cart')
    await main(other).getByRole('button', { name: 'One more' }).click()
    await expect(payment(page)).toContainText('The total changed.')
    await payButton(page).click()
    await confirmed(page)
    await expect(main(page)).toContainText('2 ×')
  }
)

test.describe('a connection that is lost', () => {
  test.use({ expectedComplaints: /ERR_INTERNET_DISCONNECTED|ERR_FAILED|ERR_CONNECTION_FAILED/ })

  test(
    'in the middle of paying ends on the confirmation once it is back, with one order',
    { tag: '@once' },
    async ({ page, context, mailbox, freshEmail }) => {
      const orders = await watchOrders(page)
      await buy(page, 'studio-mug')
      await fillUpToCard(page, cards.good, freshEmail)
      await page.route('**/test-payments/**', async (route) => {
        await route.fetch()
        await context.setOffline(true)
        await route.abort('internetdisconnected')
      })
      await payButton(page).click()
      await expect(payment(page).getByRole('button', { name: 'Reconnecting to the shop' })).toBeVisible()
      await page.unroute('**/test-payments/**')
      await context.setOffline(false)
      await confirmed(page)
      expect(orders()).toHaveLength(1)
      await mailbox.newest(freshEmail, /Thank you for your order/)
      expect(await mailbox.count(freshEmail, /Thank you for your order/)).toBe(1)
    }
  )

  test('before the order was answered makes no second one', { tag: '@once' }, async ({ page, mailbox, freshEmail }) => {
    await buy(page, 'studio-mug')
    await fillUpToCard(page, cards.good, freshEmail)
    await page.route(
      '**/api/v1/checkouts',
      async (route) => {
        await route.fetch()
        await route.abort('failed')
      },
      { times: 1 }
    )
    await payButton(page).click()
    await confirmed(page)
    await mailbox.newest(freshEmail, /Thank you for your order/)
    expect(await mailbox.count(freshEmail, /Thank you for your order/)).toBe(1)
  })

  test('after the payment, with a reload, ends on the confirmation', { tag: '@once' }, async ({ page, freshEmail }) => {
    await buy(page, 'studio-mug')
    await fillUpToCard(page, cards.good, freshEmail)
    await page.route('**/test-payments/**', async (route) => {
      await route.fetch()
      await route.abort('failed')
    })
    await page.route('**/api/v1/orders/**', (route) => route.abort('failed'))
    await payButton(page).click()
    await expect(payment(page).getByRole('button', { name: 'Reconnecting to the shop' })).toBeVisible()
    await page.unroute('**/api/v1/orders/**')
    await page.reload()
    await confirmed(page)
  })
})
