import type { Page } from '@playwright/test'
import { openAdmin } from '../support/admin.ts'
import { checkOut } from '../support/checkout.ts'
import { buy, main, open, reload, toasts } from '../support/pages.ts'
import { photograph } from '../support/photograph.ts'
import { expect, test } from '../support/shop-test.ts'

/** Moves an order through its statuses to `delivered`, as staff do. */
async function deliver(admin: Page, id: string): Promise<void> {
  const statuses = await admin.evaluate(async (orderId) => {
    const { id_token } = JSON.parse(localStorage.getItem('userData') ?? '{}') as { id_token?: string }
    const answers: number[] = []
    for (const status of ['in_production', 'shipped', 'delivered']) {
      const answer = await fetch(`/api/v1/admin/orders/${orderId}`, {
        method: 'PATCH',
        headers: { 'content-type': 'application/json', authtoken: id_token ?? '' },
        body: JSON.stringify({ status })
      })
      answers.push(answer.status)
    }
    return answers
  }, id)
  expect(statuses).toEqual([200, 200, 200])
}

test('a guest reviews what has arrived, staff publish and answer it, and the product shows it @once', async ({
  page,
  browser,
  freshEmail
}) => {
  test.slow()
  await buy(page, 'classic-tee')
  const { href } = await checkOut(page, freshEmail)
  const admin = await openAdmin(browser)
  await deliver(admin, new URL(href, 'http://shop').searchParams.get('order') ?? '')

  await open(page, href)
  await main(page).getByRole('button', { name: 'Write a review Classic tee' }).click()
  const form = page.getByRole('dialog', { name: 'How do you like it?' })
  await form.getByRole('radio', { name: '2 stars' }).check()
  await form.getByRole('radio', { name: 'Smaller than expected' }).check()
  await form.getByRole('textbox', { name: 'Title' }).fill('Too short for me')
  await form.getByRole('textbox', { name: 'Your review' }).fill('It ends above my belt.')
  await form.getByTestId('review-photos').setInputFiles([
    { name: 'worn.png', mimeType: 'image/png', buffer: await photograph('#4b6a8c') },
    { name: 'face.png', mimeType: 'image/png', buffer: await photograph('#8c4b4b') }
  ])
  // They are uploaded side by side: either may be the last.
  for (const number of [1, 2]) await expect(form.getByRole('img', { name: `Photograph ${number}` })).toBeVisible()
  await form.getByRole('button', { name: 'Send review' }).click()
  await expect(main(page)).toContainText('We read it before it appears.')

  await open(page, '/product/classic-tee')
  const shown = main(page).getByRole('region', { name: 'Reviews' })
  await expect(shown).toBeVisible()
  await expect(shown).not.toContainText('Too short for me')

  await open(admin, '/admin?section=reviews')
  const waiting = admin.getByRole('listitem').filter({ hasText: 'Too short for me' })
  await waiting.getByRole('button', { name: 'Answer Too short for me' }).click()
  await waiting.getByRole('textbox', { name: 'Answer from the shop' }).fill('The long one comes in May.')
  await waiting.getByRole('button', { name: 'Save answer' }).click()
  await waiting.getByRole('checkbox', { name: 'Publish photograph 2' }).uncheck()
  await waiting.getByRole('button', { name: 'Publish Too short for me' }).click()
  await expect(toasts(admin)).toContainText('Review published')
  await expect(waiting).toHaveCount(0)
  await open(admin, '/product/classic-tee')
  const helpful = admin.getByRole('button', { name: 'Helpful: Too short for me' })
  await helpful.click()
  await expect(main(admin)).toContainText('1 person found this helpful')
  await reload(admin)
  await expect(helpful).toHaveAttribute('aria-pressed', 'true')
  await admin.close()

  await reload(page)
  const review = shown.getByRole('listitem').filter({ hasText: 'Too short for me' })
  await expect(review).toContainText('Verified purchase')
  await expect(review).toContainText('Smaller than expected')
  await expect(review).toContainText('The long one comes in May.')
  await expect(review).toContainText('1 person found this helpful')
  // Customers cannot rate their own review.
  await expect(review.getByRole('button', { name: /^Helpful/ })).toHaveCount(0)
  const photos = review.getByRole('button', { name: /^Enlarge: Classic tee, photographed by / })
  await expect(photos).toHaveCount(1)
  await photos.press('Enter')
  const large = page.getByRole('dialog', { name: /^Photographs by / }).getByRole('img')
  await expect.poll(() => large.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  await page.keyboard.press('Escape')
  await expect(photos).toBeFocused()
  const stars = shown.getByRole('combobox', { name: 'Stars' })
  await stars.selectOption('5 stars')
  await expect(review).toHaveCount(0)
  await stars.selectOption('2 stars')
  await expect(review).toBeVisible()
  await open(page, href)
  await expect(main(page)).toContainText('Your review is on the product’s page.')
})
