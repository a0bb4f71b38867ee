import { expect, type Page } from '@playwright/test'
import { enter, tabTo, typeInto } from './keyboard.ts'
import { main, open, title } from './pages.ts'

export const cards = {
  good: '4242 4242 4242 4242',
  declined: '4000 0000 0000 0002',
  asksTheBank: '4000 0000 0000 3220'
}

const step = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const goOn = (page: Page, name: string) => step(page, name).getByRole('button', { name: 'Continue' }).click()

export async function enterEmail(page: Page, email: string): Promise<void> {
  await step(page, 'E-mail').getByLabel('E-mail').fill(email)
  await goOn(page, 'E-mail')
}

export async function enterAddress(page: Page, { name = 'Ada Example', city = 'London' } = {}): Promise<void> {
  const address = step(page, 'Delivery address')
  await address.getByLabel('Country').selectOption('GB')
  await address.getByLabel('Full name').fill(name)
  await address.getByLabel('Address', { exact: true }).fill('12 Ropewalk')
  await address.getByLabel('Town or city').fill(city)
  await address.getByLabel('Postcode').fill('SW1A 1AA')
  await goOn(page, 'Delivery address')
}

export async function chooseDelivery(page: Page, name = 'Standard'): Promise<void> {
  await step(page, 'Delivery').getByRole('radio', { name }).check()
  await goOn(page, 'Delivery')
}

export async function enterCard(page: Page, number: string): Promise<void> {
  await step(page, 'Payment').getByLabel('Card number').fill(number)
}

export const payment = (page: Page) => step(page, 'Payment')

export const payButton = (page: Page) => step(page, 'Payment').getByRole('button', { name: /^Pay / })

/** Waits for the confirmation. Returns the order's number and address. */
export async function confirmed(page: Page): Promise<{ number: string; href: string }> {
  await expect(title(page)).toHaveText('Thank you. We’re on it.')
  const number = await page
    .locator('#main')
    .getByText(/^Order \S+$/)
    .textContent()
  const href = await page.getByRole('link', { name: 'See the order' }).getAttribute('href')
  return { number: number?.replace('Order ', '') ?? '', href: href ?? '' }
}

/** Expects a step to be open and named in the address. */
export async function standsAt(page: Page, name: 'email' | 'address' | 'shipping' | 'payment'): Promise<void> {
  const titles = { email: 'E-mail', address: 'Delivery address', shipping: 'Delivery', payment: 'Payment' }
  await expect(page).toHaveURL(`/checkout?step=${name}`)
  await expect(step(page, titles[name]).getByRole('heading', { level: 2 }).first()).toHaveAttribute(
    'aria-current',
    'step'
  )
}

/** An order as the page receives it. */
export interface Placed {
  orderId: string
  payment: { clientSecret: string }
}

/** Records the orders that a page places. Reads each response before the page does: it is unavailable once the page navigates away. */
export async function watchOrders(page: Page): Promise<() => readonly Placed[]> {
  const placed = new Map<string, Placed>()
  await page.route('**/api/v1/checkouts', async (route) => {
    const response = await route.fetch()
    if (response.status() === 201) {
      const order = (await response.json()) as Placed
      placed.set(order.orderId, order)
    }
    await route.fulfill({ response })
  })
  return () => [...placed.values()]
}

/** Adds a default address to the signed-in customer's address book. */
export async function saveAddress(page: Page, address: Record<string, string>): Promise<void> {
  await open(page, '/address')
  const status = await page.evaluate(
    async (body) => {
      const { id_token } = JSON.parse(localStorage.getItem('userData') ?? '{}') as { id_token?: string }
      const answer = await fetch('/api/v1/addresses', {
        method: 'POST',
        headers: { 'content-type': 'application/json', authtoken: id_token ?? '' },
        body: JSON.stringify(body)
      })
      return answer.status
    },
    { ...address, isDefaultShipping: true }
  )
  expect(status).toBe(201)
}

/** Opens the checkout and fills it in up to the card. A signed-in customer has no `email` step. */
export async function fillUpToCard(page: Page, card: string, email?: string): Promise<void> {
  await page.goto('/checkout')
  if (email !== undefined) await enterEmail(page, email)
  await enterAddress(page)
  await chooseDelivery(page)
  await enterCard(page, card)
}

/** Pays for the cart with a valid card. */
export async function checkOut(page: Page, email?: string): Promise<{ number: string; href: string }> {
  await fillUpToCard(page, cards.good, email)
  await payButton(page).click()
  return confirmed(page)
}

/** Pays for the cart by keyboard only, from a page that has just added to the cart. Calls `look` at every step. */
export async function checkOutByKeys(
  page: Page,
  email: string,
  look: () => Promise<void> = async () => {}
): Promise<{ number: string; href: string }> {
  const button = (name: string | RegExp) => main(page).getByRole('button', { name })
  await enter(page, page.getByRole('banner').getByRole('link', { name: /^Cart, / }), 'Shift+Tab')
  await expect(main(page)).toContainText('Total')
  await look()
  await enter(page, main(page).getByRole('link', { name: 'Check out' }).filter({ visible: true }))
  await standsAt(page, 'email')
  await look()
  await typeInto(page, page.getByRole('textbox', { name: 'E-mail' }), email)
  await page.keyboard.press('Enter')
  await standsAt(page, 'address')
  await expect(page.getByRole('heading', { name: 'Delivery address' })).toBeFocused()
  await look()
  for (const [label, text] of [
    ['Full name', 'Ada Example'],
    ['Address', '12 Ropewalk'],
    ['Town or city', 'London'],
    ['Postcode', 'SW1A 1AA']
  ] as const)
    await typeInto(page, page.getByLabel(label, { exact: true }), text)
  await page.keyboard.press('Enter')
  await standsAt(page, 'shipping')
  await look()
  await tabTo(page, page.getByRole('radio', { name: /Standard/ }))
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('radio', { name: /Express/ })).toBeChecked()
  await enter(page, button('Continue'))
  await standsAt(page, 'payment')
  await look()
  await typeInto(page, page.getByLabel('Card number'), cards.asksTheBank)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Confirm with your bank' })).toBeVisible()
  await look()
  await enter(page, page.getByRole('button', { name: 'Approve' }))
  const done = await confirmed(page)
  await look()
  return done
}
