import { m } from '@motif/messages'
import { intakePicture } from '@motif/design/intake'
import { turnedHeic } from '@motif/design/testing/files'
import { DesignToolScreen } from '@motif/ui/screens/design-tool'
import { expect, fn, userEvent, within } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { modes } from '../../.storybook/modes.ts'
import { designToolProps, editorWith, openSettings } from '../fixtures/design-tool.ts'
import { pictureOf } from '../fixtures/pictures.ts'
import { inShell } from '../fixtures/shells.ts'

const meta = preview.meta({
  title: 'Screens/Design tool/Intake',
  component: DesignToolScreen,
  parameters: { ...inShell('designer'), chromatic: { modes } },
  args: designToolProps,
  beforeEach: ({ args }) => {
    args.editor ??= editorWith([])
  }
})

/** A picture with a red left and a blue right half. The lower half is transparent if the format has transparency. */
async function halves(type: string, width: number, height: number): Promise<Blob> {
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('There is nothing to draw on.')
  const shown = type === 'image/jpeg' ? height : height / 2
  context.fillStyle = 'red'
  context.fillRect(0, 0, width / 2, shown)
  context.fillStyle = 'blue'
  context.fillRect(width / 2, 0, width / 2, shown)
  return canvas.convertToBlob({ type, quality: 0.95 })
}

/** EXIF of a camera held upright: the left side of the stored picture is displayed at the top. */
const turned = Uint8Array.from(
  'ffe100224578696600004d4d002a00000008000101120003000000010006000000000000'.match(/../g) ?? [],
  (byte) => Number.parseInt(byte, 16)
)

async function pixelAt(file: Blob, across: number, down: number): Promise<number[]> {
  const bitmap = await createImageBitmap(file)
  const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')
  context?.drawImage(bitmap, 0, 0)
  return [...(context?.getImageData(bitmap.width * across, bitmap.height * down, 1, 1).data ?? [])]
}

async function colourAt(file: Blob, across: number, down: number): Promise<string> {
  const [red = 0, , blue = 0, alpha = 0] = await pixelAt(file, across, down)
  return alpha < 10 ? 'nothing' : red > 200 ? 'red' : blue > 200 ? 'blue' : 'something else'
}

const printed = [{ widthMm: 25.4, heightMm: 25.4 }]

export const LargePhotos = meta.story({
  tags: ['deed'],
  play: async () => {
    const going = { areas: printed, onProgress: fn(), signal: new AbortController().signal }
    const limits = { bytes: 50_000, pixels: 400_000 }
    const photo = await halves('image/jpeg', 1200, 600)
    const upright = new Blob([photo.slice(0, 2), turned, photo.slice(2)], { type: 'image/jpeg' })
    const made = await intakePicture(upright, { ...going, limits })
    await expect(made.change).toEqual({ width: 300, height: 600, kind: 'enough' })
    await expect(made.file.type).toBe('image/jpeg')
    await expect([await colourAt(made.file, 0.5, 0.2), await colourAt(made.file, 0.5, 0.8)]).toEqual(['red', 'blue'])
    const steps = going.onProgress.mock.calls.map(([done]: number[]) => done)
    await expect(steps).toEqual(steps.toSorted((a = 0, b = 0) => a - b))

    const clear = await intakePicture(await halves('image/png', 1200, 600), {
      ...going,
      areas: [{ widthMm: 100, heightMm: 100 }],
      limits
    })
    await expect(clear.change?.kind).toBe('most')
    await expect((clear.change?.width ?? 0) * (clear.change?.height ?? 0)).toBeLessThanOrEqual(limits.pixels)
    await expect([await colourAt(clear.file, 0.2, 0.2), await colourAt(clear.file, 0.5, 0.8)]).toEqual([
      'red',
      'nothing'
    ])

    const small = await halves('image/png', 20, 20)
    await expect((await intakePicture(small, { ...going, limits })).file).toBe(small)
    const stopped = new AbortController()
    const stopping = intakePicture(upright, { ...going, limits, signal: stopped.signal })
    stopped.abort(new Error('No more.'))
    await expect(stopping).rejects.toThrow('No more.')
  }
})

const whole = { bytes: 10_000_000, pixels: 40_000_000 }

export const PhotosOfATelephone = meta.story({
  tags: ['deed'],
  play: async () => {
    const going = { areas: printed, limits: whole, onProgress: fn(), signal: new AbortController().signal }
    const { file, change } = await intakePicture(new File([turnedHeic()], 'IMG_2041.HEIC'), going)
    await expect([file.type, change]).toEqual(['image/jpeg', undefined])
    // The picture is rotated upright and converted from the phone's wide-gamut colour space to that of the shop.
    const above = await pixelAt(file, 0.5, 0.2)
    for (const [index, value] of [217, 42, 52].entries()) await expect(above[index]).toBeCloseTo(value, -1)
    await expect(await colourAt(file, 0.5, 0.8)).toBe('blue')
    await expect(going.onProgress).toHaveBeenLastCalledWith(expect.closeTo(0.84, 1))

    const damaged = new File([turnedHeic().slice(0, 420)], 'IMG_2042.HEIC', { type: 'image/heic' })
    await expect(intakePicture(damaged, going)).rejects.toMatchObject({ reason: 'unreadable' })
    const noPicture = new File(['Hello.'], 'IMG_2043.HEIC', { type: 'image/heic' })
    await expect(intakePicture(noPicture, going)).rejects.toMatchObject({ reason: 'unreadable' })
  }
})

export const Preparing = meta.story({
  tags: ['deed'],
  args: {
    uploads: [{ id: 'u1', fileName: 'IMG_2041.JPG', progress: 0.4, step: 'preparing' }],
    onUploadDismiss: fn()
  },
  play: async ({ canvas, args }) => {
    const name = 'IMG_2041.JPG'
    await expect(canvas.getByRole('progressbar', { name: m.editor_upload_preparing({ name }) })).toHaveValue(0.4)
    await userEvent.click(canvas.getByRole('button', { name: m.editor_upload_stop({ name }) }))
    await expect(args.onUploadDismiss).toHaveBeenCalledWith({ uploadId: 'u1' })
  }
})

const box = { x: 150, y: 170, rotation: 0, opacity: 1, width: 120, height: 150 }

export const ColoursOfTheDesign = meta.story({
  tags: ['deed'],
  args: { images: () => `${pictureOf('tote-front-natural', '').url}-960.webp` },
  beforeEach: ({ args }) => {
    args.editor = editorWith([
      { ...box, type: 'image', id: 'photo', image: 'photo' },
      { ...box, type: 'shape', shape: 'ellipse', id: 'shape', fill: '#123456' }
    ])
    args.editor.commands.select(['shape'])
  },
  play: async ({ canvas, args }) => {
    const settings = within(await openSettings(canvas))
    const swatches = within(await settings.findByRole('radiogroup', { name: m.editor_colour() })).getAllByRole('radio')
    await expect(swatches[0]).toHaveAccessibleName(m.editor_ink_used({ code: '#123456' }))
    await userEvent.click(settings.getByRole('button', { name: m.editor_colour_pictures() }))
    const dialog = within(await canvas.findByRole('dialog', { name: m.intake_colours_title() }, { timeout: 20_000 }))
    const palette = within(await dialog.findByRole('list', { name: m.intake_colours_palette() }, { timeout: 20_000 }))
    const [swatch] = palette.getAllByRole('button')
    if (!swatch) throw new Error('The picture has no colours.')
    const code = swatch.title
    await userEvent.click(swatch)
    const fill = args.editor?.store.getSnapshot().nodes.find(({ id }) => id === 'shape')
    await expect(fill).toMatchObject({ fill: code.toLowerCase() })
  }
})
