import { writeFile } from 'node:fs/promises'
import { pdfOf, turnedHeic } from '@motif/design/testing/files'
import type { Page } from '@playwright/test'
import { middleOf, shown, stage, tool } from '../support/design-tool.ts'
import { open } from '../support/pages.ts'
import { picture } from '../support/picture.ts'
import { expect, test } from '../support/shop-test.ts'

const image = (page: Page, name: string) => stage(page).getByRole('button', { name: new RegExp(`^Image, ${name}`) })

interface Chosen {
  name: string
  mimeType: string
  buffer: Buffer
}

const png = (name: string): Chosen => ({ name, mimeType: 'image/png', buffer: picture(300, 200) })

async function choose(page: Page, files: Chosen[]) {
  const chosen = page.waitForEvent('filechooser')
  await tool(page, 'Image').click()
  await (await chosen).setFiles(files)
}

/** Drops files from the system on the page. */
async function drop(page: Page, files: readonly string[], { x, y }: { x: number; y: number }) {
  const devtools = await page.context().newCDPSession(page)
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
    await devtools.send('Input.dispatchDragEvent', {
      type,
      x,
      y,
      data: { items: [], files: [...files], dragOperationsMask: 1 }
    })
  await devtools.detach()
}

async function openTool(page: Page) {
  await page.goto('/designertool?product=classic-tee')
  await expect(stage(page)).toContainText('Your words or picture go here')
}

test('pictures come by the button, from a folder and from the clipboard, each to its place', async ({
  page,
  context
}, journey) => {
  await openTool(page)
  await choose(page, [png('boat.png'), png('kettle.png')])
  await expect(image(page, 'boat')).toBeVisible()
  await expect(image(page, 'kettle')).toBeVisible()
  // The second picture does not cover the first.
  expect(await middleOf(image(page, 'boat'))).not.toEqual(await middleOf(image(page, 'kettle')))

  const file = journey.outputPath('lantern.png')
  await writeFile(file, picture(300, 300))
  const stageBox = (await stage(page).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  // Above the sheet in which a phone shows the picture's settings.
  const place = { x: stageBox.x + stageBox.width * 0.45, y: stageBox.y + stageBox.height * 0.2 }
  await drop(page, [file], place)
  await expect(image(page, 'lantern')).toBeVisible()
  await expect
    .poll(async () =>
      Math.hypot(
        (await middleOf(image(page, 'lantern'))).x - place.x,
        (await middleOf(image(page, 'lantern'))).y - place.y
      )
    )
    .toBeLessThan(3)

  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.evaluate(async (data) => {
    const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0))
    await navigator.clipboard.write([new ClipboardItem({ 'image/png': new Blob([bytes], { type: 'image/png' }) })])
  }, picture(200, 200).toString('base64'))
  await page.keyboard.press('Control+V')
  await expect(image(page, 'image')).toBeVisible()
  await expect(stage(page).getByRole('button', { name: /^Image, / })).toHaveCount(4)
  await page.keyboard.press('Control+Z')
  await expect(stage(page).getByRole('button', { name: /^Image, / })).toHaveCount(3)
})

test('a photo chosen on a product’s page lies on it, and Crop is the next press', async ({ page }) => {
  await open(page, '/product/classic-tee')
  const chosen = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Upload photo' }).click()
  await (await chosen).setFiles(png('boat.png'))
  await expect(image(page, 'boat')).toBeVisible()
  await shown(page.getByRole('button', { name: 'Crop', exact: true })).click()
  await expect(shown(page.getByRole('radio', { name: '1 : 1' }))).toBeVisible()
})

test(
  'a photo of an iPhone and the first page of a PDF become pictures on the device',
  { tag: '@once' },
  async ({ page }) => {
    await openTool(page)
    await choose(page, [
      { name: 'IMG_2041.HEIC', mimeType: 'image/heic', buffer: Buffer.from(turnedHeic()) },
      { name: 'logo.pdf', mimeType: 'application/pdf', buffer: Buffer.from(pdfOf({ pages: 3 })) }
    ])
    await expect(image(page, 'IMG_2041')).toBeVisible()
    await expect(image(page, 'logo')).toBeVisible()
    await expect(page.getByText('logo.pdf has 3 pages: the first one was taken.')).toBeVisible()
  }
)

test.describe('a picture that does not come', () => {
  test.use({ expectedComplaints: /status of 503/ })

  test(
    'says why: before it is sent where it can, with another try where that may help, and stops when told to',
    { tag: '@once' },
    async ({ page }) => {
      const sent: string[] = []
      await openTool(page)
      await page.route('**/api/v1/uploads', async (route) => {
        sent.push(route.request().url())
        await route.fulfill({ status: 503, contentType: 'text/plain', body: 'busy' })
      })
      await choose(page, [
        { name: 'broken.png', mimeType: 'image/png', buffer: Buffer.alloc(10 * 1024 * 1024 + 1) },
        { name: 'wave.gif', mimeType: 'image/gif', buffer: Buffer.from('GIF89a') }
      ])
      for (const [name, why] of [
        ['broken.png', 'This device can’t open the file.'],
        ['wave.gif', 'We take PNG, JPEG']
      ] as const) {
        const told = page.getByRole('alert').filter({ hasText: `${name} didn’t upload` })
        await expect(told).toContainText(why)
        await told.getByRole('button', { name: 'Close' }).click()
        await expect(told).toHaveCount(0)
      }
      expect(sent).toEqual([])

      await choose(page, [png('boat.png')])
      const failed = page.getByRole('alert').filter({ hasText: 'boat.png didn’t upload' })
      await expect(failed).toBeVisible()
      expect(sent).toHaveLength(1)
      await page.unroute('**/api/v1/uploads')
      await failed.getByRole('button', { name: 'Try again' }).click()
      await expect(image(page, 'boat')).toBeVisible()
      await expect(failed).toHaveCount(0)

      // The upload never completes.
      await page.route('**/api/v1/uploads', () => {})
      const ended = page.waitForEvent('requestfailed')
      await choose(page, [png('kettle.png')])
      await expect(page.getByRole('progressbar', { name: 'Uploading kettle.png' })).toBeVisible()
      await page.getByRole('button', { name: 'Stop uploading kettle.png' }).click()
      await ended
      await expect(page.getByRole('progressbar')).toHaveCount(0)
      await expect(image(page, 'kettle')).toHaveCount(0)
      await page.unrouteAll({ behavior: 'ignoreErrors' })
    }
  )
})
