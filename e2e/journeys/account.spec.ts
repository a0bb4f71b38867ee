import { account, fillRegistration, goodPassword, logIn, logOut, paste, signUp } from '../support/accounts.ts'
import { checkOut } from '../support/checkout.ts'
import { buy, cartCount, main, open, title } from '../support/pages.ts'
import { expect, test } from '../support/shop-test.ts'

test('a new customer registers, buys, leaves, comes back and finds the order, which nobody else can open', async ({
  page,
  browser,
  mailbox,
  freshEmail
}) => {
  test.slow()
  await open(page, '/register')
  await fillRegistration(page, { name: 'Nora New', email: freshEmail, password: 'password1' })
  await expect(page.getByLabel('Password', { exact: true })).toHaveAccessibleDescription(
    /is on the lists that are tried first. Choose another one./
  )
  await expect(page.getByLabel('Name')).toHaveValue('Nora New')
  await fillRegistration(page, { name: 'Nora New', email: freshEmail })

  await expect(title(page)).toHaveText('Check your mail')
  const code = await mailbox.code(freshEmail, /code/i)
  await page.getByLabel('Digit 1 of 6').click()
  await page.keyboard.type(code === '123456' ? '654321' : '123456')
  await expect(main(page)).toContainText('The code is wrong or has expired.')
  await page.getByLabel('Digit 1 of 6').click()
  await page.keyboard.type(code)

  await expect(title(page)).toHaveText('Welcome, Nora')
  await page.getByLabel('Phone (optional)').fill('+44 20 7946 0000')
  await page.getByRole('button', { name: 'Save and continue' }).click()
  await expect(account(page)).toBeVisible()

  await buy(page, 'studio-mug')
  const { number } = await checkOut(page)
  await open(page, '/')
  await logOut(page)
  await open(page, '/orderspage')
  await expect(main(page)).toContainText('Log in to see your orders')
  await main(page).getByRole('link', { name: 'Log in' }).click()
  await logIn(page, freshEmail)
  await main(page)
    .getByRole('link', { name: new RegExp(number) })
    .click()
  await expect(title(page)).toHaveText(`Order ${number}`)
  const address = new URL(page.url()).pathname + new URL(page.url()).search

  const stranger = await browser.newPage()
  await open(stranger, address)
  await expect(title(stranger)).toHaveText('We can’t show this order')
  await signUp(stranger, mailbox, { email: `stranger-${freshEmail}` })
  await open(stranger, address)
  await expect(title(stranger)).toHaveText('We can’t show this order')
  await open(stranger, '/orderspage')
  await expect(main(stranger)).toContainText('No orders yet')
  await stranger.close()
})

test('a forgotten password is replaced, and every session of the account ends', async ({
  page,
  browser,
  mailbox,
  freshEmail
}) => {
  await signUp(page, mailbox, { email: freshEmail })

  const elsewhere = await browser.newPage()
  await open(elsewhere, '/login')
  await elsewhere.getByRole('link', { name: 'Forgotten your password?' }).click()
  // Waits for the page: both pages have a field for the address.
  await expect(title(elsewhere)).toHaveText('Reset your password')
  await elsewhere.getByLabel('E-mail').fill(freshEmail)
  await elsewhere.getByRole('button', { name: 'Send the code' }).click()
  await expect(title(elsewhere)).toHaveText('Check your mail')
  await expect.poll(() => mailbox.count(freshEmail, /code/i)).toBe(2)
  await paste(elsewhere, await mailbox.code(freshEmail, /code/i))
  await expect(title(elsewhere)).toHaveText('Set a new password')
  await elsewhere.getByLabel('New password', { exact: true }).fill('lantern-gravel-oboe-58')
  await elsewhere.getByRole('button', { name: 'Save new password' }).click()
  await expect(main(elsewhere)).toContainText('Your password is changed. Log in with the new one.')
  await logIn(elsewhere, freshEmail, goodPassword)
  await expect(main(elsewhere)).toContainText('E-mail or password is wrong.')
  await logIn(elsewhere, freshEmail, 'lantern-gravel-oboe-58')
  await expect(account(elsewhere)).toBeVisible()
  await elsewhere.close()

  await open(page, '/orderspage')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible()
})

test('what a visitor put into the cart joins what the account had', async ({ page, browser, mailbox, freshEmail }) => {
  await signUp(page, mailbox, { email: freshEmail })
  await buy(page, 'studio-mug')

  const elsewhere = await browser.newPage()
  await buy(elsewhere, 'everyday-tote')
  await open(elsewhere, '/login')
  await logIn(elsewhere, freshEmail)
  await expect(cartCount(elsewhere, 2)).toBeVisible()
  await open(elsewhere, '/cart')
  await expect(main(elsewhere)).toContainText('Studio mug')
  await expect(main(elsewhere)).toContainText('Everyday tote')
  await elsewhere.close()
})
