import type { Page } from '@playwright/test'
import { cards, checkOut, chooseDelivery, confirmed, enterAddress, enterCard, enterEmail, fillUpToCard, payButton } from '../support/checkout.ts'
import { buy, cartCount, main, open, reload, title, toasts } from '../support/pages.ts'
import { expect, test } from '../support/shop-test.ts'

/** How often the browser asked for an order to be made. */
function countOrders(page: Page): () => number {
  const keys = new Set<string | null>()
  page.on('response', async (response) => {
    if (response.status() === 201 && response.url().endsWith('/api/v1/checkouts')) keys.add(((await response.json()) as { orderId: string }).orderId)
  })
  return () => keys.size
}

test('a visitor finds a product, buys it at the second try and opens the order from the mail', async ({ page, mailbox, freshEmail }) => {
  test.slow()
  await open(page, '/')
  const search = page.getByRole('banner').getByRole('combobox', { name: 'Search' })
  await search.fill('slow tide')
  await page.getByRole('option', { name: /Slow Tide tee/ }).click()
  await expect(title(page)).toHaveText('Slow Tide tee')

  await page.getByRole('group', { name: 'Size' }).getByRole('radio', { name: 'M', exact: true }).check()
  await page.getByRole('button', { name: 'Add to cart' }).click()
  const added = toasts(page).getByRole('listitem').filter({ hasText: 'Slow Tide tee is in your cart' })
  await expect(added.locator('img')).toBeVisible()
  await expect(cartCount(page, 1)).toBeVisible()

  await added.getByRole('button', { name: 'Open cart' }).click()
  await expect(title(page)).toHaveText('Your cart')
  const line = main(page).getByRole('listitem').filter({ hasText: 'Slow Tide tee' })
  await line.getByRole('button', { name: 'One more' }).click()
  await expect(line.getByRole('textbox')).toHaveValue('2')
  await expect(cartCount(page, 2)).toBeVisible()
  await expect(line).toContainText('$58.00')

  await line.getByRole('button', { name: /^Remove/ }).click()
  await expect(main(page)).toContainText('Nothing in here yet')
  await toasts(page).getByRole('listitem').filter({ hasText: 'is out of your cart' }).getByRole('button', { name: 'Undo' }).click()
  await expect(line).toContainText('$58.00')
  await expect(cartCount(page, 2)).toBeVisible()

  await main(page).getByRole('link', { name: 'Check out' }).click()
  await expect(title(page)).toHaveText('Checkout')
  await main(page).getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('textbox', { name: 'E-mail' })).toHaveAccessibleDescription(/Enter your e-mail address./)
  await enterEmail(page, freshEmail)
  await main(page).getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByLabel('Full name')).toHaveAccessibleDescription(/Enter your name./)
  await enterAddress(page)
  await chooseDelivery(page, 'Express')
  await page.getByRole('button', { name: /^Pay / }).click()
  await expect(page.getByLabel('Card number')).toHaveAccessibleDescription(/Check the card number/)

  await enterCard(page, cards.declined)
  await payButton(page).click()
  await expect(main(page)).toContainText('The card was declined.')
  await expect(main(page)).toContainText('Nothing was charged. Try another card, or ask your bank.')
  await expect(page.getByLabel('Card number')).toHaveValue(cards.declined)
  await expect(main(page)).toContainText('12 Ropewalk')

  await enterCard(page, cards.good)
  await payButton(page).click()
  const { number } = await confirmed(page)
  await expect(main(page)).toContainText(`A receipt is on its way to ${freshEmail}.`)

  const mail = await mailbox.newest(freshEmail, /Thank you for your order/)
  expect(mail.subject).toContain(number)
  await open(page, await mailbox.link(freshEmail, /Thank you for your order/, '/orderspage'))
  await expect(title(page)).toHaveText(`Order ${number}`)
  await expect(main(page)).toContainText('Slow Tide tee')
  await expect(main(page)).toContainText('Paid')
  await expect(cartCount(page, 0)).toBeVisible()
})

test('reloading and going Back while checking out lose nothing', async ({ page, freshEmail }) => {
  await buy(page, 'studio-mug')
  await open(page, '/cart')
  await main(page).getByRole('link', { name: 'Check out' }).click()
  await enterEmail(page, freshEmail)
  await page.getByLabel('Country').selectOption('GB')
  await page.getByLabel('Full name').fill('Ada Example')
  await reload(page)
  await expect(page.getByLabel('Full name')).toHaveValue('Ada Example')
  await expect(main(page)).toContainText(freshEmail)

  await enterAddress(page)
  await chooseDelivery(page, 'Express')
  await expect(payButton(page)).toBeVisible()
  await page.goBack()
  await expect(title(page)).toHaveText('Your cart')
  await page.goForward()
  await expect(payButton(page)).toBeVisible()
  await reload(page)
  await expect(payButton(page)).toBeVisible()
  await expect(main(page)).toContainText('12 Ropewalk')
  await enterCard(page, cards.good)
  await payButton(page).click()
  await confirmed(page)
})

test('pressing Pay twice makes one order', async ({ page, mailbox, freshEmail }) => {
  const orders = countOrders(page)
  await buy(page, 'lemon-grove-mug')
  await fillUpToCard(page, cards.good, freshEmail)
  await payButton(page).dblclick()
  await confirmed(page)
  expect(orders()).toBe(1)
  await mailbox.newest(freshEmail, /Thank you for your order/)
  expect(await mailbox.count(freshEmail, /Thank you for your order/)).toBe(1)
})

test('a bank that asks is answered: refused once, then passed', async ({ page, freshEmail }) => {
  await buy(page, 'market-day-tote')
  await fillUpToCard(page, cards.asksTheBank, freshEmail)
  await payButton(page).click()
  const bank = page.getByRole('dialog', { name: 'Confirm with your bank' })
  await bank.getByRole('button', { name: 'Decline' }).click()
  await expect(main(page)).toContainText('The card was declined.')
  await expect(page.getByLabel('Card number')).toHaveValue(cards.asksTheBank)
  await payButton(page).click()
  await bank.getByRole('button', { name: 'Approve' }).click()
  await confirmed(page)
})

test('the next thing bought goes into a new cart', { tag: '@once' }, async ({ page, freshEmail }) => {
  await buy(page, 'only-monday-mug')
  await checkOut(page, freshEmail)
  await buy(page, 'only-monday-mug')
  await expect(cartCount(page, 1)).toBeVisible()
})
