import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import sharp from 'sharp'
import { logIn } from '../support/accounts.ts'
import {
  addCategory,
  describePennant,
  openOrder,
  openRefund,
  openSection,
  payBack,
  setAllVariants
} from '../support/admin.ts'
import { checkOut } from '../support/checkout.ts'
import { emptyShopAt } from '../support/config.ts'
import { shown, stage, thing } from '../support/design-tool.ts'
import { main, open, takeOne, title, toasts } from '../support/pages.ts'
import { photograph } from '../support/photograph.ts'
import { drawingOn, expectPrinted, fetchPrint } from '../support/prints.ts'
import { expect, test } from '../support/shop-test.ts'

const run = promisify(execFile)

/** Creates the first owner as the README describes, while the shop runs. Returns the printed password. */
async function makeOwner(port: number, email: string): Promise<string> {
  const { stdout } = await run(
    'npm',
    ['run', '--silent', 'admin', '--prefix', '..', '--', 'create', '--email', email],
    {
      env: { ...process.env, ...emptyShopAt(port).env }
    }
  )
  const password = /^Password: (.+)$/m.exec(stdout)?.[1]
  if (password === undefined) throw new Error(`No password in: ${stdout}`)
  return password
}

/** Products in the CSV format of a Shopify export. */
const shopifyFile = (count: number) =>
  [
    'Handle,Title,Body (HTML),Vendor,Type,Tags,Published,Option1 Name,Option1 Value,Variant SKU,Variant Grams,Variant Inventory Qty,Variant Price,Image Src,Status',
    ...Array.from(
      { length: count },
      (_, index) =>
        `pebble-${index},Pebble ${index},<p>A pebble.</p>,Bell,Pebbles,,TRUE,Title,Default Title,PEBBLE-${index},90,5,4.${String(index % 100).padStart(2, '0')},,draft`
    )
  ].join('\n')

const file = (name: string, mimeType: string, buffer: Buffer) => ({ name, mimeType, buffer })

test('a new owner sets an empty shop up, sells a printed product of their own, and finds all of it in the log', async ({
  page,
  browser,
  baseURL,
  freshEmail
}) => {
  const owner = 'owner@example.com'
  const password = await makeOwner(Number(new URL(baseURL ?? '').port), owner)

  await open(page, '/')
  await expect(main(page)).toContainText('Nothing on sale yet')

  const admin = await browser.newPage()
  await open(admin, '/login')
  await logIn(admin, owner, password)
  await admin.waitForURL('/')
  await open(admin, '/admin')
  await expect(title(admin)).toHaveText('Admin')
  await expect(admin.getByRole('heading', { name: 'First product To do' })).toBeVisible()

  await test.step('name and colours', async () => {
    await admin.getByRole('link', { name: /^Open settings Name and colours/ }).click()
    await admin.getByLabel('Name of the shop').fill('Pennant Press')
    await admin.getByLabel('Light theme', { exact: true }).fill('#1F5FA8')
    await admin.getByRole('button', { name: 'Save', exact: true }).last().click()
    await expect(toasts(admin)).toContainText('The settings are saved.')
    await openSection(admin, 'Start here')
    await expect(admin.getByRole('heading', { name: 'Name and colours Done' })).toBeVisible()
    await admin.getByRole('button', { name: /^It is right as it is Delivery/ }).click()
    await expect(admin.getByRole('heading', { name: 'Delivery Done' })).toBeVisible()
  })

  await test.step('a product of six variants with photographs and a drawn print area', async () => {
    await openSection(admin, 'Categories')
    await addCategory(admin, 'Pennants')
    await openSection(admin, 'Products')
    await admin.getByRole('link', { name: 'Add product' }).click()
    await describePennant(admin, { name: 'Harbour pennant', category: 'Pennants' })
    await admin.getByRole('button', { name: 'Add an option' }).click()
    await admin.getByLabel('Values of option 2').fill('S, M, L')
    await admin.getByLabel('Values of option 2').blur()
    await setAllVariants(admin, { price: '18.00', stock: '9' })
    await admin
      .getByLabel('Choose photographs')
      .setInputFiles([
        file('blank.png', 'image/png', await photograph('#c8c8c8')),
        file('wall.png', 'image/png', await photograph('#d9c7a3'))
      ])
    await admin.getByLabel('What picture 1 shows').fill('A pennant on a wall')
    await admin.getByLabel('What picture 2 shows').fill('The wall')
    await admin.getByRole('button', { name: 'Add a print area' }).click()
    await admin.getByLabel('Width of print area 1 (mm)').fill('120')
    await admin.getByLabel('Height of print area 1 (mm)').fill('90')
    await admin.getByRole('button', { name: 'Make it a rectangle' }).click()
    await admin.getByLabel('Dye the photograph').check()
    await admin.getByLabel('Status').selectOption('Live')
    await admin.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(admin.getByRole('link', { name: 'See it in the shop' })).toBeVisible()
  })

  await test.step('a coupon', async () => {
    await openSection(admin, 'Coupons')
    await admin.getByRole('button', { name: 'New coupon' }).click()
    await admin.getByLabel('Code', { exact: true }).fill('OPENING')
    await admin.getByLabel('Percent off').fill('10')
    await admin.getByRole('button', { name: 'Add coupon' }).click()
    await expect(toasts(admin)).toContainText('Coupon saved')
  })

  await test.step('200 products from a file of Shopify', async () => {
    await openSection(admin, 'CSV files')
    await admin
      .locator('input[type=file]')
      .setInputFiles(file('pebbles.csv', 'text/csv', Buffer.from(shopifyFile(200))))
    await admin.getByRole('button', { name: 'Check' }).click()
    await expect(admin.getByText('The file was checked.')).toBeVisible()
    await admin.getByRole('button', { name: 'Import', exact: true }).click()
    await expect(admin.getByText('Everything was imported.')).toBeVisible()
    await openSection(admin, 'Products')
    await expect(admin.getByRole('option', { name: 'Draft (200)' })).toBeAttached()
  })

  let drawing = ''
  const { number, href } = await test.step('a shopper designs on it and buys, with the coupon', async () => {
    await open(page, '/')
    await expect(page.getByRole('banner')).toContainText('Pennant Press')
    await open(page, '/designertool?product=harbour-pennant&text=Ahoy')
    await expect(thing(page, /^Text, Ahoy/)).toBeVisible()
    await expect(stage(page)).toHaveAccessibleName(/Front|Print/)
    drawing = await drawingOn(page)
    await shown(page.getByRole('button', { name: 'Add to cart' })).click()
    await takeOne(page)
    await expect(toasts(page)).toContainText('in your cart')
    // A second item, so that the order can ship in two parcels.
    await open(page, '/cart')
    await main(page).getByRole('button', { name: 'One more' }).click()
    await main(page).getByText('Have a coupon?').click()
    await main(page).getByLabel('Coupon').fill('opening')
    await main(page).getByRole('button', { name: 'Apply' }).click()
    await expect(main(page)).toContainText('Coupon OPENING is applied')
    return checkOut(page, freshEmail)
  })
  await page.request.post('/api/v1/contact_us', {
    data: { name: 'Ada Example', email: freshEmail, topic: 'order', message: 'When does it leave?' }
  })

  await test.step('approve, job sheet, print', async () => {
    await openSection(admin, 'Production')
    const job = () => admin.getByRole('button', { name: `Actions for Harbour pennant, order ${number}` })
    await job().click()
    await admin.getByRole('menuitem', { name: 'Move to Print' }).click()
    await expect(toasts(admin)).toContainText(`${number} moved to Print`)
    const downloaded = admin.waitForEvent('download')
    await job().click()
    await admin.getByRole('menuitem', { name: 'Job sheet (PDF)' }).click()
    expect((await readFile(await (await downloaded).path())).subarray(0, 5).toString()).toBe('%PDF-')
    await open(admin, '/admin?section=orders')
    const panel = await openOrder(admin, number)
    await expect(panel).toContainText('In production')
    const print = await fetchPrint(admin, panel, 'Front, PNG')
    const { width, height } = await sharp(print).metadata()
    expect([width, height], '120 × 90 mm at 300 dots an inch').toEqual([1417, 1063])
    await expectPrinted(browser, print, drawing)
  })

  await test.step('two parcels, a refund, an answer', async () => {
    const panel = admin.getByRole('dialog', { name: `Order ${number}`, exact: true })
    await panel.getByRole('button', { name: 'Mark as shipped' }).click()
    await panel.getByRole('spinbutton').first().fill('1')
    await panel.getByLabel('Carrier').fill('Royal Mail')
    await panel.getByLabel('Tracking number').fill('RM1')
    await panel.getByRole('button', { name: 'Ship it' }).click()
    await expect(panel.getByRole('button', { name: 'Send another parcel' })).toBeVisible()
    const refund = await openRefund(admin, panel, number)
    await refund.getByRole('checkbox', { name: /^Delivery/ }).check()
    await refund.getByLabel('Reason').fill('It came late.')
    await payBack(refund)
    await panel.getByRole('button', { name: 'Send another parcel' }).click()
    await panel.getByLabel('Carrier').fill('Royal Mail')
    await panel.getByLabel('Tracking number').fill('RM2')
    await panel.getByRole('button', { name: 'Ship it' }).click()
    await expect(panel.getByRole('button', { name: 'Mark as delivered' })).toBeVisible()
    await open(admin, '/admin?section=messages')
    await admin.getByRole('button', { name: 'Reply to Ada Example' }).click()
    await admin.getByRole('textbox', { name: 'Reply to Ada Example' }).fill('It left today.')
    await admin.getByRole('button', { name: 'Send reply' }).click()
    await expect(admin.getByRole('heading', { name: 'Ada Example' })).toBeHidden()
    await admin.getByRole('link', { name: 'Done', exact: true }).click()
    await expect(admin.getByRole('listitem').filter({ hasText: 'Ada Example' })).toContainText('It left today.')
  })

  await open(page, href)
  await expect(main(page)).toContainText('RM1')
  await expect(main(page)).toContainText('RM2')

  await openSection(admin, 'Log')
  for (const act of [
    'Settings changed',
    'Checklist confirmed or reopened',
    'Category added',
    'Product added',
    'Coupon added',
    'Import started',
    'Job moved on the board',
    'Parcel sent',
    'Order refunded',
    'Message replied to'
  ]) {
    // Without the filter, the entries of the 200 imported products would fill the log.
    await admin.getByLabel('What', { exact: true }).selectOption(act)
    await expect(admin.getByRole('table').getByText(act).first(), act).toBeVisible()
  }
  await admin.close()
})
