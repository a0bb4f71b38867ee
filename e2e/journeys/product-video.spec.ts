import type { Page } from '@playwright/test'
import { join } from 'node:path'
import { openAdmin } from '../support/admin.ts'
import { phone } from '../support/config.ts'
import { shifts, watchShifts } from '../support/layout-shifts.ts'
import { main, open, reload } from '../support/pages.ts'
import { expect, test } from '../support/shop-test.ts'

/** A two-second video of a rotating square. */
const file = join(import.meta.dirname, '../../apps/api/src/testing/videos/short.webm')
const words = 'The zip is drawn open'
const thumbnail = (page: Page) => main(page).getByRole('button', { name: `Show the video: ${words}` })

/** Opens the product and plays its video in the place of the pictures. Returns the address of the video. */
async function watch(page: Page): Promise<string> {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/videos/')) asked.push(request.url())
  })
  await watchShifts(page)
  await open(page, '/product/zip-pouch')
  await expect(thumbnail(page)).toBeVisible()
  const picture = main(page)
    .getByRole('button', { name: /^Enlarge: / })
    .first()
  const before = await picture.boundingBox()
  expect(asked, 'nothing of it is asked for before it is opened').toEqual([])
  const answer = page.waitForResponse((one) => one.url().includes('/videos/'))
  await thumbnail(page).click()
  expect((await answer).status(), 'a player asks for a part').toBe(206)
  const video = main(page).getByLabel(`Video: ${words}`, { exact: true })
  await expect.poll(() => video.evaluate((one: HTMLVideoElement) => one.currentTime)).toBeGreaterThan(0)
  expect(await video.boundingBox(), 'it fills the place of the picture').toEqual(before)
  expect(await shifts(page)).toBeLessThan(0.01)
  return (await answer).url()
}

test('the owner shows a product in a video, which shoppers play on any screen, and takes it out @once', async ({
  page,
  browser
}) => {
  const admin = await openAdmin(browser)
  await open(admin, '/admin?section=products&q=pouch')
  await admin.getByRole('link', { name: 'Zip pouch' }).click()
  await admin.getByLabel('Choose a video').setInputFiles(file)
  await admin.getByLabel('What the video shows').fill(words)
  await expect(admin.getByLabel(`Video: ${words}`)).toBeVisible()
  await admin.getByRole('button', { name: 'Save' }).click()
  await expect(admin.getByText('Everything is saved.')).toBeVisible()

  const onPhone = await browser.newPage({ ...phone, baseURL: new URL(admin.url()).origin })
  const [url, onPhoneUrl] = await Promise.all([watch(page), watch(onPhone)])
  expect(onPhoneUrl).toBe(url)
  const part = await page.request.get(url, { headers: { range: 'bytes=10-29' } })
  expect([part.status(), (await part.body()).length]).toEqual([206, 20])
  await onPhone.close()

  await admin.getByRole('button', { name: 'Remove the video' }).click()
  await admin.getByRole('button', { name: 'Save' }).click()
  await expect(admin.getByText('Everything is saved.')).toBeVisible()
  await admin.close()
  await reload(page)
  await expect(
    main(page)
      .getByRole('button', { name: /^Enlarge: / })
      .first()
  ).toBeVisible()
  await expect(thumbnail(page)).toHaveCount(0)
})
