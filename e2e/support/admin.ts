import { expect, type Browser, type Locator, type Page } from '@playwright/test'
import { signIn } from './accounts.ts'
import { open, title } from './pages.ts'

/** The admin, opened at its orders by somebody of the staff in a browser of their own. */
export async function openAdmin(browser: Browser): Promise<Page> {
  const adminPage = await browser.newPage()
  await signIn(adminPage, 'admin@motif.test', 'ink-and-paper-42')
  await open(adminPage, '/admin?section=orders')
  await expect(title(adminPage)).toHaveText('Admin')
  return adminPage
}

/** An owner or manager invites somebody to the staff, by mail. */
export async function inviteStaff(
  adminPage: Page,
  { name, email, role }: { name: string; email: string; role: string }
): Promise<void> {
  await adminPage.getByRole('link', { name: 'Staff', exact: true }).click()
  await adminPage.getByRole('button', { name: 'Invite somebody' }).click()
  const sheet = adminPage.getByRole('dialog', { name: 'Invite somebody' })
  await sheet.getByLabel('Name').fill(name)
  await sheet.getByLabel('E-mail').fill(email)
  await sheet.getByLabel('Role').selectOption(role)
  await sheet.getByRole('button', { name: 'Send invitation' }).click()
  await expect(sheet).toBeHidden()
}

/** Looks an order up there and opens it. */
export async function openOrder(adminPage: Page, number: string): Promise<Locator> {
  await adminPage.getByRole('searchbox', { name: 'Search orders' }).fill(number)
  await adminPage.getByRole('button', { name: `Open order ${number}` }).click()
  return adminPage.getByRole('dialog', { name: `Order ${number}`, exact: true })
}

/** Opens what pays an order back, from the order's panel. */
export async function openRefund(adminPage: Page, panel: Locator, number: string): Promise<Locator> {
  await panel.getByRole('button', { name: 'Refund', exact: true }).click()
  return adminPage.getByRole('dialog', { name: `Refund ${number}` })
}

/** Sends what was entered there, and waits until the shop has it: what is typed stands in the panel too. */
export async function payBack(refund: Locator): Promise<void> {
  await refund.getByRole('button', { name: 'Pay back' }).click()
  await expect(refund).toBeHidden()
}

/** Opens a section by the navigation of the admin. */
export const openSection = (admin: Page, name: string): Promise<void> =>
  admin.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name, exact: true }).click()

/** In the list of categories. */
export async function addCategory(admin: Page, name: string): Promise<void> {
  await admin.getByLabel('New category').fill(name)
  await admin.getByRole('button', { name: 'Add category' }).click()
  await expect(admin.getByLabel(`Name of ${name.toLowerCase()}`)).toHaveValue(name)
}

/** In the editor of a new product: what it is, in two colours. */
export async function describePennant(
  admin: Page,
  { name, category }: { name: string; category: string }
): Promise<void> {
  await admin.getByLabel('Name', { exact: true }).fill(name)
  await admin.getByLabel('Category').selectOption(category)
  await admin.getByLabel('Description', { exact: true }).fill('A pennant of cloth.')
  await admin.getByRole('button', { name: 'Add colours' }).click()
  await admin.getByLabel('Values of option 1').fill('Rust, Sand')
  await admin.getByLabel('Values of option 1').blur()
}

/** In the editor of a product: the same price and stock for all its variants. */
export async function setAllVariants(
  adminPage: Page,
  { price, stock }: { price: string; stock: string }
): Promise<void> {
  await adminPage.getByLabel('Price of all').fill(price)
  await adminPage.getByRole('button', { name: 'Set' }).first().click()
  await adminPage.getByLabel('Stock of all').fill(stock)
  await adminPage.getByRole('button', { name: 'Set' }).last().click()
}
