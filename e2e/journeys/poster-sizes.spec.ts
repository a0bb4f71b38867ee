import sharp from 'sharp'
import { getDocumentProxy } from 'unpdf'
import { checkOut } from '../support/checkout.ts'
import { shown, stage } from '../support/design-tool.ts'
import { main, open, toasts } from '../support/pages.ts'
import { fetchPrint } from '../support/prints.ts'
import { expect, test } from '../support/shop-test.ts'
import { openOrder, openAdmin } from '../support/admin.ts'

/** All sizes of the poster: name in the shop, and size of the printed sheet. */
const sizes = [
  { name: '30 × 42 cm', widthMm: 300, heightMm: 420 },
  { name: '50 × 70 cm', widthMm: 500, heightMm: 700 },
  { name: '50 × 70 cm, oak frame', widthMm: 500, heightMm: 700 }
]

const pixels = (mm: number) => Math.round((mm / 25.4) * 300)
const points = (mm: number) => Math.round((mm / 25.4) * 72)

test(
  'each size of a poster is printed at the size its line names',
  { tag: '@once' },
  async ({ page, browser, freshEmail }) => {
    test.slow()
    await open(page, '/designertool?template=that-night-poster')
    await expect(stage(page)).toBeVisible()
    await shown(page.getByRole('button', { name: 'Add to cart' })).click()
    for (const words of ['14 JUNE 2019', '51.4545° N 2.5879° W'])
      await shown(
        page.getByRole('region', { name: 'Check' }).getByRole('checkbox', { name: `Print it as it is ${words}` })
      ).check()
    await shown(page.getByRole('button', { name: 'Continue to the cart' })).click()
    const sheet = page.getByRole('dialog', { name: 'Add to cart' })
    for (const { name } of sizes)
      await sheet
        .getByRole('group', { name: `Quantity, ${name}`, exact: true })
        .getByRole('button', { name: 'One more' })
        .click()
    await sheet.getByRole('button', { name: `Add ${sizes.length} to cart` }).click()
    await expect(toasts(page)).toContainText('in your cart')
    await open(page, '/cart')
    for (const { name } of sizes) await expect(main(page)).toContainText(name)
    const { number } = await checkOut(page, freshEmail)

    const staff = await openAdmin(browser)
    const panel = await openOrder(staff, number)
    const lines = panel.getByRole('listitem').filter({ hasText: /cm/ })
    await expect(lines).toHaveCount(sizes.length)
    for (const { name, widthMm, heightMm } of sizes) {
      const line = lines.filter({ hasText: new RegExp(`${name}(?!, oak)`) })
      const png = await sharp(await fetchPrint(staff, line, 'Sheet, PNG')).metadata()
      expect([png.width, png.height], `PNG of ${name}`).toEqual([pixels(widthMm), pixels(heightMm)])
      const pdf = await getDocumentProxy(new Uint8Array(await fetchPrint(staff, line, 'Sheet, PDF')))
      const { view } = await pdf.getPage(1)
      expect(view.map(Math.round), `PDF of ${name}`).toEqual([0, 0, points(widthMm), points(heightMm)])
    }
  }
)
