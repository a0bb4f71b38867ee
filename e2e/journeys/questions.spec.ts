import { openAdmin } from '../support/admin.ts'
import { main, open, toasts } from '../support/pages.ts'
import { expect, test } from '../support/shop-test.ts'

test('a guest asks about a product, staff answer, and the answer is on the page @once', async ({
  page,
  browser,
  freshEmail
}) => {
  test.slow()
  const text = `Is it the one that ${freshEmail} saw at the fair?`
  await open(page, '/product/studio-mug')
  const section = main(page).getByRole('region', { name: 'Questions and answers' })
  await section.getByRole('link', { name: 'Ask a question' }).click()
  const question = section.getByRole('textbox', { name: 'Your question' })
  await expect(question).toBeFocused()
  await question.fill(text)
  await section.getByRole('textbox', { name: 'Name to show' }).fill('Robin')
  await section.getByRole('textbox', { name: 'E-mail' }).fill(freshEmail)
  await section.getByRole('button', { name: 'Send question' }).click()
  await expect(section).toContainText(`the answer goes to ${freshEmail}`)

  const admin = await openAdmin(browser)
  await open(admin, '/admin?section=questions')
  await admin.getByRole('searchbox', { name: 'Search questions' }).fill(freshEmail)
  await admin.getByRole('searchbox', { name: 'Search questions' }).press('Enter')
  const waiting = admin.getByRole('listitem').filter({ has: admin.getByRole('heading', { name: text }) })
  await waiting.getByRole('button', { name: /^Decline/ }).click()
  await expect(waiting).toHaveCount(0)
  await toasts(admin).getByRole('button', { name: 'Undo' }).click()
  await waiting.getByRole('button', { name: /^Answer/ }).click()
  await waiting.getByRole('textbox', { name: 'Answer from the shop' }).fill('The very same.')
  await waiting.getByRole('button', { name: 'Publish answer' }).click()
  await expect(toasts(admin)).toContainText('Question published')
  await expect(waiting).toHaveCount(0)
  await admin.close()

  await open(page, '/product/studio-mug')
  const shown = section.getByRole('listitem').filter({ hasText: text })
  await expect(shown).toContainText('Robin')
  await expect(shown).toContainText('The very same.')
})

test('further questions are appended, and are pages of their own without a script @once', async ({ page, browser }) => {
  await open(page, '/product/classic-tee')
  const section = main(page).getByRole('region', { name: 'Questions and answers' })
  const oldest = 'Can it go into a tumble dryer?'
  await expect(section.getByText('Can every shirt carry a name?')).toBeVisible()
  await expect(section.getByText(oldest)).toHaveCount(0)
  await section.getByRole('link', { name: 'Show more questions' }).click()
  await expect(section.getByText(oldest)).toBeVisible()
  await expect(section.getByText('Can every shirt carry a name?')).toBeVisible()
  await expect(section.getByRole('link', { name: 'Show more questions' })).toHaveCount(0)

  const device = await browser.newContext({ javaScriptEnabled: false })
  const other = await device.newPage()
  await other.goto('/product/classic-tee')
  const served = main(other).getByRole('region', { name: 'Questions and answers' })
  await served.getByRole('link', { name: 'Show more questions' }).click()
  await expect(other).toHaveURL(/\/product\/classic-tee\?questionsAfter=/)
  await expect(served.getByText(oldest)).toBeVisible()
  await expect(served.getByText('Can every shirt carry a name?')).toHaveCount(0)
  await served.getByRole('link', { name: 'Back to the latest questions' }).click()
  await expect(served.getByText('Can every shirt carry a name?')).toBeVisible()
  await served.getByRole('link', { name: 'Ask a question' }).click()
  await expect(other).toHaveURL('/contactus')
  await device.close()
})
