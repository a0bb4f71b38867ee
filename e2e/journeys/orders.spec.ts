import type { Page } from '@playwright/test'
import { extractText } from 'unpdf'
import { checkOut } from '../support/checkout.ts'
import { buy, main, open, reload } from '../support/pages.ts'
import { expect, test } from '../support/shop-test.ts'
import { openOrder, openRefund, openAdmin, payBack } from '../support/admin.ts'

/** Opens a linked PDF document of an order and returns its text. */
async function read(page: Page, link: string): Promise<string> {
  const href = await main(page).getByRole('link', { name: link }).getAttribute('href')
  const answer = await page.request.get(href ?? '')
  expect(answer.headers()['content-type']).toContain('application/pdf')
  const { text } = await extractText(new Uint8Array(await answer.body()), { mergePages: true })
  return text
}

test('an invoice is opened and read', { tag: '@once' }, async ({ page, freshEmail }) => {
  await buy(page, 'studio-mug')
  const { number, href } = await checkOut(page, freshEmail)
  await open(page, href)
  const invoice = await read(page, 'Invoice (PDF)')
  for (const words of [
    number,
    'Ada Example',
    '12 Ropewalk',
    'Studio mug',
    '$14.00',
    '$20.90',
    'VAT 20',
    '$3.48',
    'Motif Print Workshop'
  ])
    expect(invoice).toContain(words)
})

test(
  'an order is cancelled before it is made, and what was paid goes back',
  { tag: '@once' },
  async ({ page, mailbox, freshEmail }) => {
    await buy(page, 'studio-mug')
    const { href } = await checkOut(page, freshEmail)
    await open(page, href)
    await main(page).getByRole('button', { name: 'Cancel order' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel order' }).click()
    await expect(main(page)).toContainText(/cancelled/i)
    expect((await mailbox.newest(freshEmail, /cancel/i)).text).toContain('$20.90, goes back the way you paid')
    // A job refunds the payment; the page shows it after a reload.
    await expect(async () => {
      await reload(page)
      await expect(main(page)).toContainText('Credit note', { timeout: 3000 })
    }).toPass()
    expect(await read(page, 'Credit note (PDF)')).toContain('$20.90')
  }
)

test(
  'a part is paid back by the shop, with a reason and a paper that says so',
  { tag: '@once' },
  async ({ page, browser, mailbox, freshEmail }) => {
    test.slow()
    await buy(page, 'studio-mug')
    const { number, href } = await checkOut(page, freshEmail)
    const adminPage = await openAdmin(browser)
    const panel = await openOrder(adminPage, number)
    const refund = await openRefund(adminPage, panel, number)
    await refund.getByRole('radio', { name: 'An amount' }).check()
    await refund.getByLabel('Amount', { exact: true }).fill('20.91')
    await refund.getByRole('button', { name: 'Pay back' }).click()
    await expect(refund.getByLabel('Amount', { exact: true })).toHaveAccessibleDescription(
      /between \$0\.01 and \$20\.90/
    )
    await expect(refund.getByLabel('Reason')).toHaveAccessibleDescription(/Say why/)
    await refund.getByLabel('Amount', { exact: true }).fill('5')
    await refund.getByLabel('Reason').fill('The print was a little pale.')
    await payBack(refund)
    await expect(panel).toContainText('The print was a little pale.')
    await expect(panel.getByRole('link', { name: /Credit note/ })).toBeVisible()
    await adminPage.close()

    await open(page, href)
    await expect(main(page)).toContainText('The print was a little pale.')
    await expect(main(page)).toContainText('$5.00')
    expect(await read(page, 'Credit note (PDF)')).toContain('$5.00')
    await mailbox.newest(freshEmail, /refund|paid back/i)
  }
)

test(
  'an order is cancelled by the shop, paid back, and its customer reads why',
  { tag: '@once' },
  async ({ page, browser, mailbox, freshEmail }) => {
    test.slow()
    await buy(page, 'studio-mug')
    const { number, href } = await checkOut(page, freshEmail)
    const adminPage = await openAdmin(browser)
    const panel = await openOrder(adminPage, number)
    await panel.getByRole('button', { name: 'Cancel order' }).click()
    const question = adminPage.getByRole('dialog', { name: `Cancel order ${number}?` })
    await question.getByRole('button', { name: 'Yes, cancel it' }).click()
    await expect(question.getByLabel('Reason')).toHaveAccessibleDescription(/Say why/)
    await question.getByLabel('Reason').fill('The mug cracked in the kiln.')
    await question.getByRole('button', { name: 'Yes, cancel it' }).click()
    await expect(panel).toContainText('Cancelled')
    await expect(panel).toContainText('$20.90')
    await adminPage.close()
    await open(page, href)
    await expect(main(page)).toContainText('The mug cracked in the kiln.')
    expect(await read(page, 'Credit note (PDF)')).toContain('$20.90')
    expect((await mailbox.newest(freshEmail, /cancel/i)).text).toContain('The mug cracked in the kiln.')
  }
)
