import { readFile } from 'node:fs/promises'
import { openAdmin } from '../support/admin.ts'
import { expect, test } from '../support/shop-test.ts'

/** CSV in the format of a Shopify export: two sizes of a tee, and a mug with an unreadable price. */
const csv = `Handle,Title,Body (HTML),Vendor,Type,Tags,Published,Option1 Name,Option1 Value,Variant SKU,Variant Grams,Variant Inventory Qty,Variant Price,Image Src,Status
harbour-bell-tee,Harbour bell tee,<p>Soft <b>cotton</b>.</p>,Bell,Shirts,,TRUE,Size,S,BELL-S,180,10,19.90,,active
harbour-bell-tee,,,,,,,,M,BELL-M,185,5,19.90,,
harbour-bell-mug,Harbour bell mug,<p>Enamel.</p>,Bell,Mugs,,TRUE,Title,Default Title,BELL-MUG,,3,a few dollars,,draft
`

test('the owner checks a file from Shopify, imports what is right in it, and exports all products @once', async ({
  browser
}) => {
  const admin = await openAdmin(browser)
  await admin.getByRole('link', { name: 'CSV files' }).click()
  await admin
    .locator('input[type=file]')
    .setInputFiles({ name: 'harbour.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) })
  await admin.getByRole('button', { name: 'Check' }).click()
  await expect(admin.getByText('The file was checked.')).toBeVisible()
  const report = admin.getByRole('table').filter({ hasText: 'What there is to know' })
  await expect(report.getByRole('row', { name: /a few dollars/ })).toContainText('harbour-bell-mug')
  await expect(report.getByRole('row', { name: /needs a picture/ })).toContainText('harbour-bell-tee')

  await admin.getByRole('button', { name: 'Import', exact: true }).click()
  await expect(admin.getByText('What is left out was not imported.', { exact: false })).toBeVisible()
  await admin.getByRole('link', { name: 'Products', exact: true }).click()
  await admin.getByRole('searchbox').last().fill('harbour bell')
  await admin.getByRole('searchbox').last().press('Enter')
  await expect(admin.getByRole('link', { name: 'Harbour bell tee' })).toBeVisible()
  await expect(admin.getByRole('link', { name: 'Harbour bell mug' })).toHaveCount(0)

  await admin.getByRole('link', { name: 'CSV files' }).click()
  // A supplier's format: the columns are guessed, confirmed and stored for the next file.
  const ownList = (month: string, price: string) => ({
    name: `lieferant-${month}.csv`,
    mimeType: 'text/csv',
    buffer: Buffer.from(`Bezeichnung;Art.-Nr.;Preis;Streichpreis\nGlockenspiel;BELL-PLAY;${price};99\n`)
  })
  await admin.locator('input[type=file]').setInputFiles(ownList('mai', '24,90'))
  await admin.getByRole('button', { name: 'Check' }).click()
  const columns = admin.getByRole('region', { name: 'Columns of the file' })
  await expect(columns.getByLabel('Price', { exact: true })).toHaveValue('2')
  await expect(columns.getByText('Not read: Streichpreis')).toBeVisible()
  await columns.getByLabel('Remember these columns as').fill('Supplier of bells')
  await admin.getByRole('button', { name: 'Check' }).click()
  await expect(admin.getByText('The file was checked.')).toBeVisible()
  await admin.getByRole('button', { name: 'Import', exact: true }).click()
  await expect(admin.getByText('Everything was imported.')).toBeVisible()
  await admin.locator('input[type=file]').setInputFiles(ownList('juni', '29,90'))
  await expect(columns).toBeHidden()
  await admin.getByRole('button', { name: 'Check' }).click()
  await expect(columns.getByText('These columns follow “Supplier of bells”', { exact: false })).toBeVisible()

  const download = admin.waitForEvent('download')
  await admin.getByRole('button', { name: 'Export products' }).click()
  const exported = await readFile(await (await download).path(), 'utf8')
  expect(exported).toContain('BELL-M')
  expect(exported).toContain('BELL-PLAY,24.90')
  expect(exported).not.toContain('BELL-MUG')
  await admin.close()
})
