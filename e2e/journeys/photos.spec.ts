import type { Locator, Page } from '@playwright/test'
import { stage, tool } from '../support/design-tool.ts'
import { type Orientation, orientations, photo, wrongFields } from '../support/photos.ts'
import { expect, test } from '../support/shop-test.ts'

const nameOf = (orientation: Orientation, extension = 'jpg') => `photo-${orientation}.${extension}`
const onStage = (page: Page, name: string) => stage(page).getByRole('button', { name: new RegExp(`^Image, ${name}`) })

async function choose(page: Page, name: string, mimeType: string, buffer: Buffer) {
  const chosen = page.waitForEvent('filechooser')
  await tool(page, 'Image').click()
  await (await chosen).setFiles({ name, mimeType, buffer })
}

/** Holds each upload until `letGo` releases it. */
async function holdUploads(page: Page) {
  const held: (() => void)[] = []
  await page.route('**/api/v1/uploads', async (route) => {
    await new Promise<void>((resolve) => held.push(resolve))
    await route.continue()
  })
  return {
    letGo: async () => {
      await expect.poll(() => held.length, 'an upload is held').toBe(1)
      held.shift()?.()
    }
  }
}

type Box = NonNullable<Awaited<ReturnType<Locator['boundingBox']>>>
const boxOf = async (thing: Locator): Promise<Box> =>
  (await thing.boundingBox()) ?? { x: Number.NaN, y: Number.NaN, width: Number.NaN, height: Number.NaN }

/** Screenshot of a picture on the stage. The handles do not cover the pixels that the tests check. */
async function lookAt(page: Page, name: string): Promise<Buffer> {
  await expect(onStage(page, name)).toBeVisible()
  const clip = (await onStage(page, name).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  return page.screenshot({ clip })
}

/** Largest difference in position or size between a box and an element, in pixels. */
async function shiftFrom(before: Box, after: Locator) {
  const now = await boxOf(after)
  return Math.max(...(['x', 'y', 'width', 'height'] as const).map((side) => Math.abs(now[side] - before[side])))
}

/** Pixels of a picture during its upload, from its source: on the stage it is translucent and its progress covers it. */
async function pixelsOf(image: Locator): Promise<Buffer> {
  const address = await image.evaluate(async (element: HTMLImageElement) => {
    await element.decode()
    const canvas = document.createElement('canvas')
    canvas.width = 300
    canvas.height = 400
    canvas.getContext('2d')?.drawImage(element, 0, 0, 300, 400)
    return canvas.toDataURL()
  })
  return Buffer.from(address.slice(address.indexOf(',') + 1), 'base64')
}

async function clearStage(page: Page) {
  await stage(page)
    .getByRole('button', { name: /^Image, / })
    .focus()
  await page.keyboard.press('Delete')
  await expect(stage(page).getByRole('button', { name: /^Image, / })).toHaveCount(0)
}

for (const side of [600, 2400, 4032]) {
  test(
    `photos of ${side} px stand upright on the stage however the camera was held, on their way and after it`,
    { tag: '@once' },
    async ({ page }) => {
      test.slow()
      await page.goto('/designertool?product=classic-tee')
      await expect(stage(page)).toContainText('Your words or picture go here')
      const uploads = await holdUploads(page)
      for (const orientation of orientations) {
        const name = nameOf(orientation)
        await choose(page, name, 'image/jpeg', await photo(side, orientation))
        const coming = page.getByTestId('coming-picture').locator('img')
        await expect(coming).toBeVisible()
        const place = await boxOf(coming)
        expect(await wrongFields(await pixelsOf(coming)), `${name} on its way`).toEqual([])
        await uploads.letGo()
        await expect
          .poll(async () => wrongFields(await lookAt(page, name)), { message: `${name} after its way` })
          .toEqual([])
        await expect(stage(page).locator('image')).toHaveAttribute('href', /^blob:/)
        expect(await shiftFrom(place, stage(page).locator('image')), `${name}: its place moves`).toBeLessThan(1)
        await clearStage(page)
      }
    }
  )
}

test(
  'photos of other kinds that say how the camera was held lie on the stage as they will be printed',
  { tag: '@once' },
  async ({ page }) => {
    await page.goto('/designertool?product=classic-tee')
    await expect(stage(page)).toContainText('Your words or picture go here')
    for (const format of ['webp', 'png'] as const) {
      const name = nameOf(6, format)
      await choose(page, name, `image/${format}`, await photo(600, 6, format))
      await expect.poll(async () => wrongFields(await lookAt(page, name)), { message: name }).toEqual([])
      await clearStage(page)
    }
  }
)
