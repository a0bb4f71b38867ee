import { expect, type Browser, type Locator, type Page } from '@playwright/test'
import { signIn } from './accounts.ts'
import { open, title } from './pages.ts'

/** Opens the orders of the admin in a new browser context, signed in as the demo administrator. */
export async function openAdmin(browser: Browser): Promise<Page> {
  const adminPage = await browser.newPage()
  await signIn(adminPage, 'admin@motif.test', 'ink-and-paper-42')
  await open(adminPage, '/admin?section=orders')
  await expect(title(adminPage)).toHaveText('Admin')
  return adminPage
}

/** Invites a member of staff by mail; needs the role of an owner or manager. */
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

/** Finds an order by its number and opens its panel. */
export async function openOrder(adminPage: Page, number: string): Promise<Locator> {
  await adminPage.getByRole('searchbox', { name: 'Search orders' }).fill(number)
  await adminPage.getByRole('button', { name: `Open order ${number}` }).click()
  return adminPage.getByRole('dialog', { name: `Order ${number}`, exact: true })
}

/** Opens the refund sheet from the order's panel. */
export async function openRefund(adminPage: Page, panel: Locator, number: string): Promise<Locator> {
  await panel.getByRole('button', { name: 'Refund', exact: true }).click()
  return adminPage.getByRole('dialog', { name: `Refund ${number}` })
}

/** Submits the refund and waits until the shop has it: the panel contains the entered text before that, too. */
export async function payBack(refund: Locator): Promise<void> {
  await refund.getByRole('button', { name: 'Pay back' }).click()
  await expect(refund).toBeHidden()
}

/** Opens a section through the admin's navigation. */
export const openSection = (admin: Page, name: string): Promise<void> =>
  admin.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name, exact: true }).click()

/** Adds a category; expects the list of categories to be open. */
export async function addCategory(admin: Page, name: string): Promise<void> {
  await admin.getByLabel('New category').fill(name)
  await admin.getByRole('button', { name: 'Add category' }).click()
  await expect(admin.getByLabel(`Name of ${name.toLowerCase()}`)).toHaveValue(name)
}

/** Fills in a new product with two colours; expects its editor to be open. */
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

/** Sets the same price and stock for all variants; expects the editor of the product to be open. */
export async function setAllVariants(
  adminPage: Page,
  { price, stock }: { price: string; stock: string }
): Promise<void> {
  await adminPage.getByLabel('Price of all').fill(price)
  await adminPage.getByRole('button', { name: 'Set' }).first().click()
  await adminPage.getByLabel('Stock of all').fill(stock)
  await adminPage.getByRole('button', { name: 'Set' }).last().click()
}
