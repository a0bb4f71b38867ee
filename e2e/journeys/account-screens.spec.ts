import type { Page } from '@playwright/test'
import { account, goodPassword, logOut } from '../support/accounts.ts'
import { expectAccessible } from '../support/accessibility.ts'
import { skipToContent, tabTo, typeInto } from '../support/keyboard.ts'
import { main, open, title } from '../support/pages.ts'
import { expect, test } from '../support/shop-test.ts'

const button = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true })
const field = (page: Page, name: string) => main(page).getByLabel(name, { exact: true })
const firstDigit = (page: Page) => page.getByLabel('Digit 1 of 6')

test(
  'registering, logging in and resetting a password need no mouse',
  { tag: '@once' },
  async ({ page, mailbox, freshEmail }) => {
    test.slow()
    await open(page, '/register?next=/contactus')
    await skipToContent(page)
    await typeInto(page, field(page, 'Name'), 'Nora New')
    await typeInto(page, field(page, 'E-mail'), freshEmail)
    await typeInto(page, field(page, 'Password'), 'short')
    await page.keyboard.press('Enter')
    await expect(field(page, 'Password')).toBeFocused()
    await expect(field(page, 'Password')).toHaveAccessibleDescription(/Use at least 8 characters/)
    await typeInto(page, field(page, 'Password'), goodPassword)
    await tabTo(page, button(page, 'Show password'))
    await page.keyboard.press('Space')
    await expect(field(page, 'Password')).toHaveAttribute('type', 'text')
    await tabTo(page, button(page, 'Create account'))
    await page.keyboard.press('Enter')

    await expect(title(page)).toHaveText('Check your mail')
    await tabTo(page, firstDigit(page))
    await page.keyboard.type(await mailbox.code(freshEmail, /code/i))

    await expect(title(page)).toHaveText('Welcome, Nora')
    await tabTo(page, button(page, 'Add a delivery address'))
    await page.keyboard.press('Enter')
    await expect(
      main(page).getByRole('group', { name: 'Delivery address' }).getByRole('combobox').first()
    ).toBeFocused()
    await tabTo(page, button(page, 'Leave the address for later'))
    await page.keyboard.press('Enter')
    await expect(button(page, 'Add a delivery address')).toBeFocused()
    await tabTo(page, button(page, 'Save and continue'))
    await page.keyboard.press('Enter')
    await expect(title(page)).toHaveText('Write to us')

    await logOut(page)
    await open(page, '/login')
    await skipToContent(page)
    await typeInto(page, field(page, 'E-mail'), freshEmail)
    await tabTo(page, page.getByRole('link', { name: 'Forgotten your password?' }))
    await page.keyboard.press('Enter')
    await expect(title(page)).toHaveText('Reset your password')
    // The login passes on the typed address.
    await expect(field(page, 'E-mail')).toHaveValue(freshEmail)
    await tabTo(page, button(page, 'Send the code'))
    await page.keyboard.press('Enter')
    await expect(title(page)).toHaveText('Check your mail')
    await expect.poll(() => mailbox.count(freshEmail, /code/i)).toBe(2)
    await tabTo(page, firstDigit(page))
    await page.keyboard.type(await mailbox.code(freshEmail, /code/i))
    await expect(title(page)).toHaveText('Set a new password')
    await typeInto(page, field(page, 'New password'), 'lantern-gravel-oboe-58')
    await page.keyboard.press('Enter')
    await expect(main(page).getByRole('status')).toContainText('Your password is changed. Log in with the new one.')
    await typeInto(page, field(page, 'E-mail'), freshEmail)
    await typeInto(page, field(page, 'Password'), 'lantern-gravel-oboe-58')
    await page.keyboard.press('Enter')
    await expect(account(page)).toBeVisible()
  }
)

test(
  'every account screen says what it is to a screen reader, and nothing stands in the way',
  { tag: '@once' },
  async ({ page, mailbox, freshEmail }) => {
    test.slow()
    const looksRight = async (tree: string) => {
      await expect(main(page)).toMatchAriaSnapshot(tree)
      await expectAccessible(page)
    }

    await open(page, '/login?next=/address')
    await looksRight(`
    - heading "Log in" [level=1]
    - paragraph
    - status: Log in to continue. We’ll take you back to where you were.
    - textbox "E-mail"
    - textbox "Password"
    - button "Show password"
    - link "Forgotten your password?"
    - button "Log in"
    - paragraph
  `)
    await button(page, 'Log in').click()
    await expect(field(page, 'E-mail')).toBeFocused()
    await expect(field(page, 'E-mail')).toHaveAccessibleDescription('Enter your e-mail address.')
    await expectAccessible(page)

    await open(page, '/register')
    await field(page, 'Password').fill('plum')
    await looksRight(`
    - heading "Create an account" [level=1]
    - paragraph
    - textbox "Name"
    - textbox "E-mail"
    - textbox "Password": plum
    - button "Show password"
    - status: "Strength: easy to guess"
    - text: At least 8 characters. A few unrelated words work well.
    - paragraph
    - button "Create account"
    - paragraph
  `)
    await field(page, 'Name').fill('Nora New')
    await field(page, 'E-mail').fill(freshEmail)
    await field(page, 'Password').fill(goodPassword)
    await button(page, 'Create account').click()

    await expect(title(page)).toHaveText('Check your mail')
    await looksRight(`
    - heading "Check your mail" [level=1]
    - paragraph: /We sent a six-digit code to .+ Enter it to confirm the address\\./
    - group "Six-digit code":
      - textbox "Digit 1 of 6"
      - textbox "Digit 2 of 6"
      - textbox "Digit 3 of 6"
      - textbox "Digit 4 of 6"
      - textbox "Digit 5 of 6"
      - textbox "Digit 6 of 6"
    - button "Confirm"
    - button "New code in" [disabled]
    - button "Use another e-mail"
  `)
    const code = await mailbox.code(freshEmail, /code/i)
    await firstDigit(page).click()
    await page.keyboard.type(code === '123456' ? '654321' : '123456')
    await expect(main(page).getByRole('alert')).toHaveText(
      /The code is wrong or has expired\..+4 tries left with this code\./
    )
    await expect(firstDigit(page)).toBeFocused()
    await expect(main(page).getByRole('group')).toHaveAccessibleDescription(/4 tries left with this code/)
    await expectAccessible(page)
    await page.keyboard.type(code)

    await expect(title(page)).toHaveText('Welcome, Nora')
    await looksRight(`
    - heading "Welcome, Nora" [level=1]
    - paragraph
    - textbox "Name": Nora New
    - textbox "Phone (optional)"
    - button "Add a delivery address"
    - button "Save and continue"
    - button "Not now"
  `)
    await button(page, 'Add a delivery address').click()
    await looksRight(`
    - group "Delivery address":
      - combobox "Country"
      - textbox "Full name": Nora New
  `)
    await button(page, 'Not now').click()
    await expect(account(page)).toBeVisible()

    await open(page, '/contactus')
    await looksRight(`
    - heading "Write to us" [level=1]
    - paragraph
    - textbox "Name": Nora New
    - textbox "E-mail": /.+@example.com/
    - combobox "What is it about?"
    - textbox "Message"
    - button "Send message"
    - complementary
  `)
    await field(page, 'What is it about?').selectOption('An order')
    await field(page, 'Message').fill('Hello')
    await button(page, 'Send message').click()
    await expect(title(page)).toHaveText('Thank you, Nora New')
    await expectAccessible(page)

    await open(page, '/forgotpassword')
    await looksRight(`
    - heading "Reset your password" [level=1]
    - paragraph
    - textbox "E-mail"
    - button "Send the code"
    - paragraph:
      - link "Back to log in"
  `)
    await field(page, 'E-mail').fill(freshEmail)
    await button(page, 'Send the code').click()
    await expect(title(page)).toHaveText('Check your mail')
    await looksRight(`
    - heading "Check your mail" [level=1]
    - paragraph: /If .+ has an account, a six-digit code is on its way/
    - group "Six-digit code"
  `)
    await expect.poll(() => mailbox.count(freshEmail, /code/i)).toBe(2)
    await firstDigit(page).click()
    await page.keyboard.type(await mailbox.code(freshEmail, /code/i))
    await expect(title(page)).toHaveText('Set a new password')
    await field(page, 'New password').fill('lantern-gravel-oboe-58')
    await looksRight(`
    - heading "Set a new password" [level=1]
    - paragraph: /For .+ Every device that is logged in will be logged out\\./
    - textbox "New password": lantern-gravel-oboe-58
    - button "Show password"
    - status: "Strength: strong"
    - text: At least 8 characters. A few unrelated words work well.
    - button "Save new password"
  `)
  }
)

test('password managers and mail apps find what they fill in', { tag: '@once' }, async ({ page }) => {
  const filled = () =>
    main(page)
      .locator('input')
      .evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).autocomplete))
  await open(page, '/login')
  await expect.poll(filled).toEqual(['username', 'current-password'])
  await open(page, '/register')
  await expect.poll(filled).toEqual(['name', 'username', 'new-password'])
  await open(page, '/forgotpassword')
  await expect.poll(filled).toEqual(['username'])
  await page.evaluate(() =>
    sessionStorage.setItem('registration', JSON.stringify({ step: 'code', email: 'nora@example.com' }))
  )
  await open(page, '/verifyotp')
  await expect.poll(filled).toEqual(['username', 'one-time-code', 'off', 'off', 'off', 'off', 'off'])
  await expect(main(page).locator('[autocomplete=username]')).toHaveValue('nora@example.com')
  // A phone fills the whole code into the first box.
  await page.route('**/verify-otp', (route) => route.fulfill({ status: 500, contentType: 'text/html', body: 'away' }))
  const asked = page.waitForRequest('**/verify-otp')
  await page.getByLabel('Digit 1 of 6').fill('402 913')
  expect((await asked).postDataJSON()).toEqual({ email: 'nora@example.com', otp: '402913', purpose: 'register' })
})
