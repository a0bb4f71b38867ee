import { addCategory, describePennant, openAdmin, openOrder, setAllVariants } from '../support/admin.ts'
import { checkOut } from '../support/checkout.ts'
import sharp from 'sharp'
import { shown, stage, thing } from '../support/design-tool.ts'
import { buy, main, open, takeOne, title, toasts } from '../support/pages.ts'
import { photograph } from '../support/photograph.ts'
import { fetchPrint } from '../support/prints.ts'
import { expect, test } from '../support/shop-test.ts'

test('the owner puts a product of their own into the shop, and a shopper finds and buys it @once', async ({
  page,
  browser,
  freshEmail
}) => {
  test.slow()
  const admin = await openAdmin(browser)
  await admin.getByRole('link', { name: 'Categories' }).click()
  await addCategory(admin, 'Kites')

  await admin.getByRole('link', { name: 'Products', exact: true }).click()
  await admin.getByRole('link', { name: 'Add product' }).click()
  await admin.getByLabel('Name', { exact: true }).fill('Sirocco kite')
  await expect(admin.getByLabel('Address', { exact: true })).toHaveValue('sirocco-kite')
  await admin.getByLabel('Category').selectOption('Kites')
  await admin.getByLabel('Description', { exact: true }).fill('A kite for strong wind.')
  await admin.getByRole('button', { name: 'Add colours' }).click()
  await admin.getByLabel('Values of option 1').fill('Rust, Sand')
  await admin.getByRole('button', { name: 'Add an option' }).click()
  await admin.getByLabel('Values of option 2').fill('S, M, L')
  await admin.getByLabel('Values of option 2').blur()
  await setAllVariants(admin, { price: '24.50', stock: '7' })
  await admin.getByLabel('Choose photographs').setInputFiles([
    { name: 'front.png', mimeType: 'image/png', buffer: await photograph('#a1452b') },
    { name: 'back.png', mimeType: 'image/png', buffer: await photograph('#d9c7a3') }
  ])
  await expect(admin.getByLabel('What picture 2 shows')).toBeVisible()
  await admin.getByLabel('What picture 1 shows').fill('A kite in the wind')
  await admin.getByLabel('What picture 2 shows').fill('A kite on the beach')
  await admin.getByRole('button', { name: 'Save' }).click()
  await expect(toasts(admin)).toContainText('Product saved')
  await expect(admin.getByText('Everything is saved.')).toBeVisible()
  await admin.getByLabel('Status').selectOption('Live')
  await admin.getByRole('button', { name: 'Save' }).click()
  await expect(admin.getByRole('link', { name: 'See it in the shop' })).toBeVisible()

  await open(admin, '/admin?section=products&q=sirocco&stock=in')
  await expect(admin.getByRole('button', { name: 'Remove filter Availability: In stock' })).toBeVisible()
  await admin.getByRole('checkbox', { name: 'Choose the product on this page' }).check()
  await admin.getByRole('button', { name: 'Bulk edit' }).click()
  const edit = admin.getByRole('dialog', { name: 'Edit several products' })
  await edit.getByRole('textbox', { name: 'Value' }).fill('10')
  await edit.getByLabel('Rounding').selectOption('To the nearest price ending in .99')
  await edit.getByRole('button', { name: 'Preview' }).click()
  await expect(edit).toContainText('$26.99')
  await edit.getByRole('button', { name: 'Change 1 product' }).click()
  await expect(edit).toBeHidden()
  const row = admin.getByRole('row', { name: /Sirocco kite/ })
  await expect(row).toContainText('$26.99')
  await toasts(admin).getByRole('button', { name: 'Undo' }).click()
  await expect(toasts(admin)).toContainText('1 product was restored')
  await expect(row).toContainText('$24.50')
  await admin.close()

  await open(page, '/?q=sirocco')
  await expect(
    main(page)
      .getByRole('link', { name: /Sirocco kite/ })
      .first()
  ).toBeVisible()
  await buy(page, 'sirocco-kite')
  await expect(title(page)).toHaveText('Sirocco kite')
  await expect(main(page).getByRole('img', { name: 'A kite in the wind' }).first()).toBeVisible()
  const { number } = await checkOut(page, freshEmail)
  expect(number).toMatch(/^M-/)
})

test('the owner draws a print area on a photograph of theirs, and a shopper designs on it what is printed @once', async ({
  page,
  browser,
  freshEmail
}) => {
  test.slow()
  const admin = await openAdmin(browser)
  await open(admin, '/admin?section=products&product=new')
  await describePennant(admin, { name: 'Mistral pennant', category: 'Posters' })
  await setAllVariants(admin, { price: '18.00', stock: '7' })
  await expect(admin.getByText('Add a photograph first')).toBeVisible()
  await admin
    .getByLabel('Choose photographs')
    .setInputFiles({ name: 'blank.png', mimeType: 'image/png', buffer: await photograph('#c8c8c8') })
  await admin.getByLabel('What picture 1 shows').fill('A pennant on a wall')

  await admin.getByRole('button', { name: 'Add a print area' }).click()
  await admin.getByLabel('Width of print area 1 (mm)').fill('127')
  await admin.getByLabel('Height of print area 1 (mm)').fill('254')
  await admin.getByRole('button', { name: 'Bottom left corner: 30 % across, 70 % down' }).focus()
  for (let steps = 0; steps < 4; steps += 1) await admin.keyboard.press('Shift+ArrowDown')
  await admin.getByRole('button', { name: 'Bottom right corner: 70 % across, 70 % down' }).focus()
  for (let steps = 0; steps < 4; steps += 1) await admin.keyboard.press('Shift+ArrowDown')
  // The area is now 0.4 of the width and 0.6 of the height of a 4:5 picture: 127 mm × (0.6 × 5) / (0.4 × 4) = 238 mm.
  await expect(admin.getByText('As it is drawn, 127 mm across are 238 mm down.')).toBeVisible()
  await admin.getByRole('button', { name: 'Top left corner' }).press('Shift+ArrowUp')
  await admin.getByRole('button', { name: 'Make it a rectangle' }).click()
  await expect(admin.getByText('As it is drawn')).toBeHidden()
  await admin.getByLabel('Dye the photograph').check()
  await admin.getByLabel('Show a test print on print area 1').check()
  await expect(admin.getByRole('img', { name: 'A pennant on a wall' }).last()).toHaveAttribute('src', /^blob:/)
  await admin.getByLabel('Status').selectOption('Live')
  await admin.getByRole('button', { name: 'Save' }).click()
  await expect(admin.getByRole('link', { name: 'See it in the shop' })).toBeVisible()

  await open(page, '/designertool?product=mistral-pennant&text=Ahoy')
  await expect(thing(page, /^Text, Ahoy/)).toBeVisible()
  await expect(stage(page)).toHaveAccessibleName(/Front/)
  await shown(page.getByRole('button', { name: 'Add to cart' })).click()
  await takeOne(page)
  await expect(toasts(page)).toContainText('in your cart')
  await open(page, '/cart')
  await expect(main(page)).toContainText('Mistral pennant')
  const { number } = await checkOut(page, freshEmail)
  await open(admin, '/admin?section=orders')
  const panel = await openOrder(admin, number)
  const { width, height } = await sharp(await fetchPrint(admin, panel, 'Front, PNG')).metadata()
  expect([width, height], '127 × 254 mm at 300 dots an inch').toEqual([1500, 3000])
})
