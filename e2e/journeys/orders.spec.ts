import type { APIRequestContext, Page } from '@playwright/test'
import { extractText } from 'unpdf'
import { checkOut } from '../support/checkout.ts'
import { buy, main, open, reload } from '../support/pages.ts'
import { expect, test } from '../support/shop-test.ts'

/** The words of a paper of the shop, as somebody reads them who opens the link. */
async function read(page: Page, link: string): Promise<string> {
  const href = await main(page).getByRole('link', { name: link }).getAttribute('href')
  const answer = await page.request.get(href ?? '')
  expect(answer.headers()['content-type']).toContain('application/pdf')
  const { text } = await extractText(new Uint8Array(await answer.body()), { mergePages: true })
  return text
}

/** Pays a sum of an order back, as the shop's staff do. */
async function payBack(request: APIRequestContext, orderId: string, amount: number): Promise<void> {
  const login = await request.post('/api/v1/login', { data: { email: 'admin@motif.test', password: 'ink-and-paper-42' } })
  const { id_token } = (await login.json()) as { id_token: string }
  const answer = await request.post(`/api/v1/admin/orders/${orderId}/refunds`, {
    headers: { authtoken: id_token, 'idempotency-key': `refund-${orderId}` },
    data: { lines: [], shipping: false, amount, reason: 'The print was a little pale.', restock: false }
  })
  expect(answer.status()).toBe(201)
}

test('an invoice is opened and read', async ({ page, freshEmail }) => {
  await buy(page, 'studio-mug')
  const { number, href } = await checkOut(page, freshEmail)
  await open(page, href)
  const invoice = await read(page, 'Invoice (PDF)')
  for (const words of [number, 'Ada Example', '12 Ropewalk', 'Studio mug', '$14.00', '$20.90', 'VAT 20', '$3.48', 'Motif Print Workshop']) expect(invoice).toContain(words)
})

test('an order is cancelled before it is made, and what was paid goes back', async ({ page, mailbox, freshEmail }) => {
  await buy(page, 'studio-mug')
  const { href } = await checkOut(page, freshEmail)
  await open(page, href)
  await main(page).getByRole('button', { name: 'Cancel order' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel order' }).click()
  await expect(main(page)).toContainText(/cancelled/i)
  await expect(main(page)).toContainText('$20.90')
  await mailbox.newest(freshEmail, /cancel/i)
})

test('a part is paid back by the shop, with a paper that says so', { tag: '@once' }, async ({ page, request, freshEmail }) => {
  await buy(page, 'studio-mug')
  const { href } = await checkOut(page, freshEmail)
  await payBack(request, new URL(href, 'http://shop').searchParams.get('order') ?? '', 500)
  await open(page, href)
  await reload(page)
  await expect(main(page)).toContainText('The print was a little pale.')
  await expect(main(page)).toContainText('$5.00')
  expect(await read(page, 'Credit note (PDF)')).toContain('$5.00')
})
