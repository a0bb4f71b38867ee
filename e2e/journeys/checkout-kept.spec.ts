import type { Page } from '@playwright/test'
import { account, endSessions, logIn, signUp } from '../support/accounts.ts'
import {
  cards,
  chooseDelivery,
  confirmed,
  enterAddress,
  enterCard,
  enterEmail,
  fillUpToCard,
  payButton,
  payment,
  standsAt
} from '../support/checkout.ts'
import { buy, main, open, reload, title } from '../support/pages.ts'
import { expect, test } from '../support/shop-test.ts'

const loggedOut = 'You were logged out'
const delivery = (page: Page, name: RegExp) => main(page).getByRole('radio', { name })
const goOn = (page: Page) => main(page).getByRole('link', { name: 'Log in and continue' })

test(
  'a session that ends during the checkout is told, and logging in leads back to the same step with everything typed',
  { tag: '@once' },
  async ({ page, request, mailbox, freshEmail }) => {
    await signUp(page, mailbox, { email: freshEmail })
    await buy(page, 'studio-mug')
    await page.goto('/checkout')
    await enterAddress(page)
    await standsAt(page, 'shipping')
    await delivery(page, /Express/).check()
    await main(page).getByRole('checkbox', { name: 'It is a gift' }).check()
    await main(page).getByLabel('Note for whoever unpacks it').fill('Happy birthday!')
    await endSessions(request, freshEmail)
    await main(page).getByRole('button', { name: 'Continue' }).click()
    await expect(title(page)).toHaveText(loggedOut)
    await expect(main(page)).toContainText('Nothing was charged.')
    await reload(page)
    await expect(title(page)).toHaveText(loggedOut)
    await goOn(page).click()
    await logIn(page, freshEmail)
    await standsAt(page, 'shipping')
    await expect(delivery(page, /Express/)).toBeChecked()
    await expect(main(page).getByLabel('Note for whoever unpacks it')).toHaveValue('Happy birthday!')
    await expect(main(page)).toContainText('12 Ropewalk')
    await main(page).getByRole('button', { name: 'Continue' }).click()
    await enterCard(page, cards.good)
    await payButton(page).click()
    await confirmed(page)
  }
)

test(
  'logging out in a second tab is told in the checkout, and is no dead end',
  { tag: '@once' },
  async ({ page, context, mailbox, freshEmail }) => {
    await signUp(page, mailbox, { email: freshEmail })
    await buy(page, 'studio-mug')
    await fillUpToCard(page, cards.good)
    const other = await context.newPage()
    await open(other, '/faq')
    await account(other).click()
    await other.getByRole('menuitem', { name: 'Log out' }).click()
    await expect(title(page)).toHaveText(loggedOut)
    expect(
      await page.evaluate(() => [sessionStorage, localStorage].flatMap((storage) => Object.values(storage)).join())
    ).not.toMatch(/4242 ?4242/)
    await goOn(page).click()
    await logIn(page, freshEmail)
    await standsAt(page, 'payment')
    await expect(page.getByLabel('Card number')).toHaveValue('')
    await expect(main(page)).toContainText('12 Ropewalk')
    await enterCard(page, cards.good)
    await payButton(page).click()
    await confirmed(page)
  }
)

test(
  'a way of delivery that is marked stays marked over a reload, and following it is no news',
  { tag: '@once' },
  async ({ page, freshEmail }) => {
    await buy(page, 'studio-mug')
    await page.goto('/checkout')
    await enterEmail(page, freshEmail)
    await enterAddress(page)
    await standsAt(page, 'shipping')
    await delivery(page, /Express/).check()
    await reload(page)
    await expect(delivery(page, /Express/)).toBeChecked()
    await main(page).getByRole('button', { name: 'Continue' }).click()
    await standsAt(page, 'payment')
    await expect(main(page)).toContainText(/Express, \$/)
    await expect(main(page)).not.toContainText('What changed')
  }
)

test(
  'what was said of a declined card is gone once a number is wrong',
  { tag: '@once' },
  async ({ page, freshEmail }) => {
    await buy(page, 'studio-mug')
    await fillUpToCard(page, cards.declined, freshEmail)
    await payButton(page).click()
    await expect(payment(page)).toContainText('The card was declined.')
    await enterCard(page, '4242')
    await payButton(page).click()
    await expect(payment(page)).toContainText('Check the card number')
    await expect(payment(page)).not.toContainText('The card was declined.')
  }
)

test(
  'what sold out by the time it is paid leads to the cart, which says that nothing was charged',
  { tag: '@once' },
  async ({ page, freshEmail }) => {
    await buy(page, 'studio-mug')
    await fillUpToCard(page, cards.good, freshEmail)
    const detail = 'Studio mug, White has just sold out.'
    await page.route('**/api/v1/checkouts', (route) =>
      route.fulfill({
        status: 409,
        contentType: 'application/problem+json',
        body: JSON.stringify({
          type: 'about:blank',
          title: 'Out of stock',
          status: 409,
          code: 'out-of-stock',
          detail,
          requestId: 'r1',
          errors: []
        })
      })
    )
    await payButton(page).click()
    await expect(title(page)).toHaveText('Your cart')
    await expect(main(page).getByRole('alert')).toContainText(
      `Your order was not placed, and nothing was charged.${detail}`
    )
    await main(page).getByRole('button', { name: 'One more' }).click()
    await expect(main(page).getByRole('alert')).toHaveCount(0)
  }
)

test(
  'the day it comes by stays, and the bank’s question opens on its answer',
  { tag: '@once' },
  async ({ page, freshEmail }) => {
    await buy(page, 'studio-mug')
    await page.goto('/checkout')
    await enterEmail(page, freshEmail)
    await enterAddress(page)
    await chooseDelivery(page, 'Express')
    await enterCard(page, cards.asksTheBank)
    await payButton(page).click()
    const approve = page
      .getByRole('dialog', { name: 'Confirm with your bank' })
      .getByRole('button', { name: 'Approve' })
    await expect(approve).toBeFocused()
    await approve.click()
    await confirmed(page)
    const day = main(page).getByText(/It arrives by/)
    const told = await day.textContent()
    await reload(page)
    await expect(day).toHaveText(told ?? '')
  }
)
