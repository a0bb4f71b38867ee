import {
  cards,
  checkOut,
  chooseDelivery,
  confirmed,
  enterAddress,
  enterCard,
  enterEmail,
  payButton
} from '../support/checkout.ts'
import { buy, cartCount, main, open, reload, takeOne, title, toasts } from '../support/pages.ts'
import { expect, test } from '../support/shop-test.ts'

test('a visitor finds a product, buys it at the second try and opens the order from the mail', async ({
  page,
  mailbox,
  freshEmail
}) => {
  test.slow()
  await open(page, '/')
  const search = page.getByRole('banner').getByRole('combobox', { name: 'Search' })
  await search.fill('slow tide')
  await page.getByRole('option', { name: /Slow Tide tee/ }).click()
  await expect(title(page)).toHaveText('Slow Tide tee')

  // Arrow keys change the picture, and a status announces it.
  const pictures = main(page).getByRole('region', { name: 'Pictures of Slow Tide tee' })
  await pictures.getByRole('button', { name: /^Enlarge: / }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(pictures.getByRole('status')).toHaveText(/^Picture 2 of 6: Slow Tide tee, .*, back$/)

  // No size is preselected: the button moves the focus to the sizes.
  const sizes = page.getByRole('radiogroup', { name: 'Size' })
  await expect(sizes.getByRole('radio', { checked: true })).toHaveCount(0)
  await page.getByRole('button', { name: 'Add to cart' }).click()
  await expect(sizes).toContainText('Choose a size first.')
  await expect(sizes.getByRole('radio').first()).toBeFocused()
  await expect(sizes.getByRole('radio').first()).toBeInViewport()
  await expect(cartCount(page, 0)).toBeVisible()
  await sizes.getByRole('radio', { name: 'M', exact: true }).check()
  await expect(page).toHaveURL(/[?&]size=m(?:&|$)/)
  await expect(sizes).not.toContainText('Choose a size first.')
  await page.getByRole('button', { name: 'Add to cart' }).click()
  const added = toasts(page).getByRole('status').filter({ hasText: 'Slow Tide tee is in your cart' })
  await expect(added.locator('img')).toBeVisible()
  await expect(added).toContainText(/, M/)
  await expect(cartCount(page, 1)).toBeVisible()

  await added.getByRole('button', { name: 'Open cart' }).click()
  await expect(title(page)).toHaveText('Your cart')
  const line = main(page).getByRole('listitem').filter({ hasText: 'Slow Tide tee' })
  await line.getByRole('button', { name: 'One more' }).click()
  await expect(line.getByRole('spinbutton')).toHaveValue('2')
  await expect(cartCount(page, 2)).toBeVisible()
  await expect(line).toContainText('$58.00')

  await line.getByRole('button', { name: /^Remove/ }).click()
  await expect(main(page)).toContainText('Your cart is empty')
  await toasts(page)
    .getByRole('status')
    .filter({ hasText: 'was removed from your cart' })
    .getByRole('button', { name: 'Undo' })
    .click()
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

test('a coupon waits until it holds, and is in what is paid', { tag: '@once' }, async ({ page, freshEmail }) => {
  await buy(page, 'studio-mug')
  await open(page, '/cart')
  const line = main(page).getByRole('listitem').filter({ hasText: 'Studio mug' })
  await main(page).getByText('Have a coupon?').click()
  const coupon = main(page).getByLabel('Coupon')
  await coupon.fill('NOSUCH')
  await coupon.press('Enter')
  await expect(coupon).toHaveAccessibleDescription(/^This code does not work for this cart/)
  await coupon.fill('welcome10')
  await coupon.press('Enter')
  // Visitors who are not logged in get the same message for every code.
  await expect(coupon).toHaveAccessibleDescription(/^This code does not work for this cart/)
  await line.getByRole('button', { name: 'One more' }).click()
  await expect(line).toContainText('$28.00')
  await coupon.press('Enter')
  await expect(main(page)).toContainText('Coupon WELCOME10 is applied')
  await line.getByRole('button', { name: 'One less' }).click()
  await expect(main(page)).toContainText('Coupon WELCOME10 doesn’t reduce the price yet')
  await line.getByRole('button', { name: 'One more' }).click()
  await expect(main(page)).toContainText('Coupon WELCOME10 is applied')
  await expect(main(page)).toContainText('-$2.80')
  await main(page).getByRole('link', { name: 'Check out' }).filter({ visible: true }).click()
  await enterEmail(page, freshEmail)
  await enterAddress(page)
  await chooseDelivery(page)
  await enterCard(page, cards.good)
  await payButton(page).click()
  const { href } = await confirmed(page)
  await open(page, href)
  await expect(main(page)).toContainText('-$2.80')
})

test('a design is bought as it looks in the cart', { tag: '@once' }, async ({ page, freshEmail }) => {
  await open(page, '/designertool?product=studio-mug&text=Hello%20there')
  await page.getByRole('button', { name: 'Add to cart' }).filter({ visible: true }).click()
  await takeOne(page)
  // The count changes immediately, the toast appears when the shop has the item.
  await expect(toasts(page)).toContainText('is in your cart')
  await expect(cartCount(page, 1)).toBeVisible()
  await open(page, '/cart')
  const line = main(page).getByRole('listitem').filter({ hasText: 'Studio mug' })
  await expect(line).toContainText('Your design')
  const picture = await line.locator('img').getAttribute('src')
  await line.getByRole('link', { name: /^Edit design/ }).click()
  await expect(page.getByRole('button', { name: /^Text, Hello there/ })).toBeVisible()
  const { href } = await checkOut(page, freshEmail)
  await open(page, href)
  await expect(main(page).getByRole('listitem').filter({ hasText: 'Your design' }).locator('img')).toHaveAttribute(
    'src',
    picture ?? ''
  )

  // The design stays the same after "Order again", a removal and its undo.
  await main(page).getByRole('button', { name: 'Order again' }).click()
  await expect(page).toHaveURL(/\/cart$/)
  await expect(line.locator('img')).toHaveAttribute('src', picture ?? '')
  await line.getByRole('button', { name: 'Remove Studio mug' }).click()
  await expect(line).toHaveCount(0)
  await toasts(page)
    .getByRole('status')
    .filter({ hasText: 'Studio mug was removed' })
    .getByRole('button', { name: 'Undo' })
    .click()
  await expect(line.locator('img')).toHaveAttribute('src', picture ?? '')
  await reload(page)
  await line.getByRole('link', { name: /^Edit design/ }).click()
  await expect(page.getByRole('button', { name: /^Text, Hello there/ })).toBeVisible()
})

test('the next thing bought goes into a new cart', { tag: '@once' }, async ({ page, freshEmail }) => {
  await buy(page, 'only-monday-mug')
  await checkOut(page, freshEmail)
  await buy(page, 'only-monday-mug')
  await expect(cartCount(page, 1)).toBeVisible()
})
