import type { Page } from '@playwright/test'
import { main, open, reload, title, toasts } from '../support/pages.ts'
import { expect, test } from '../support/shop-test.ts'

const compare = (page: Page, name: string) => main(page).getByRole('button', { name: `Compare: ${name}`, exact: true })

test('three products are compared, and the comparison is there again after a reload and with Back @once', async ({
  page
}) => {
  const chosen = { 'studio-mug': 'Studio mug', 'camp-mug': 'Camp mug', 'everyday-tote': 'Everyday tote' }
  for (const [slug, name] of Object.entries(chosen)) {
    await open(page, `/product/${slug}`)
    await compare(page, name).click()
    await expect(compare(page, name)).toHaveAttribute('aria-pressed', 'true')
  }
  await toasts(page).getByRole('button', { name: 'Compare (3)' }).click()
  await expect(title(page)).toHaveText('Compare products')
  await expect(page).toHaveURL('/cart?section=compare&products=studio-mug,camp-mug,everyday-tote')
  const columns = main(page).getByRole('columnheader')
  await expect(columns).toHaveCount(3)

  const row = (name: string) => main(page).getByRole('rowheader', { name, exact: true })
  await expect(row('Your own design')).toBeVisible()
  await main(page).getByRole('checkbox', { name: 'Only differences' }).check()
  await expect(row('Your own design')).toBeHidden()
  await expect(row('Price')).toBeVisible()

  await main(page).getByRole('button', { name: 'Remove Camp mug from the comparison' }).click()
  await expect(columns).toHaveCount(2)
  await reload(page)
  await expect(columns).toHaveCount(2)
  await expect(row('Your own design')).toBeHidden()
  await page.goBack()
  await expect(columns).toHaveCount(3)

  // The removed product is no longer stored; the others remain in the comparison on product pages.
  await columns.getByRole('link', { name: 'Camp mug', exact: true }).click()
  await expect(compare(page, 'Camp mug')).toHaveAttribute('aria-pressed', 'false')
  // The button's, and those of cards with a chosen product.
  await expect(main(page).getByRole('link', { name: 'Open the comparison of 2 products' }).first()).toBeVisible()
})

test('products are chosen for the comparison on their cards @once', async ({ page }) => {
  await open(page, '/?category=mugs')
  for (const name of ['Studio mug', 'Camp mug']) {
    const card = main(page)
      .getByRole('article')
      .filter({ has: page.getByRole('link', { name, exact: true }) })
    await card.hover()
    await compare(page, name).click()
    await expect(compare(page, name)).toHaveAttribute('aria-pressed', 'true')
  }
  await main(page).getByRole('link', { name: 'Open the comparison of 2 products' }).first().click()
  await expect(title(page)).toHaveText('Compare products')
  await expect(main(page).getByRole('columnheader')).toHaveCount(2)
})
