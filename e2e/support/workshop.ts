import { expect, type Browser, type Locator, type Page } from '@playwright/test'
import { signIn } from './accounts.ts'
import { open, title } from './pages.ts'

/** The staff's room, opened by somebody of the staff in a browser of their own. */
export async function openWorkshop(browser: Browser): Promise<Page> {
  const workshop = await browser.newPage()
  await signIn(workshop, 'admin@motif.test', 'ink-and-paper-42')
  await open(workshop, '/admin')
  await expect(title(workshop)).toHaveText('Workshop')
  return workshop
}

/** Looks an order up there and opens it. */
export async function openOrder(workshop: Page, number: string): Promise<Locator> {
  await workshop.getByRole('searchbox', { name: 'Search orders' }).fill(number)
  await workshop.getByRole('button', { name: `Open order ${number}` }).click()
  return workshop.getByRole('dialog', { name: `Order ${number}`, exact: true })
}

/** Opens what pays an order back, from the order's panel. */
export async function openRefund(workshop: Page, panel: Locator, number: string): Promise<Locator> {
  await panel.getByRole('button', { name: 'Refund', exact: true }).click()
  return workshop.getByRole('dialog', { name: `Refund ${number}` })
}

/** Sends what was entered there, and waits until the shop has it: what is typed stands in the panel too. */
export async function payBack(refund: Locator): Promise<void> {
  await refund.getByRole('button', { name: 'Pay back' }).click()
  await expect(refund).toBeHidden()
}
