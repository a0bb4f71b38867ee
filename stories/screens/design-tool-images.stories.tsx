import { m } from '@motif/messages'
import { limits } from '@motif/contract/rules'
import type { Editor, ImageNode } from '@motif/design'
import { openCutout } from '@motif/design/cutout'
import { DesignToolScreen } from '@motif/ui/screens/design-tool'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { modes } from '../../.storybook/modes.ts'
import { designToolProps, editorWith, openSettings, stageName } from '../fixtures/design-tool.ts'
import { drag, frame, middleOf, pinch, still } from '../fixtures/pointer.ts'
import { pictureOf } from '../fixtures/pictures.ts'
import { inShell } from '../fixtures/shells.ts'
import { onDesktop } from '../fixtures/windows.ts'

const photo: ImageNode = {
  type: 'image',
  id: 'photo',
  image: 'photo',
  name: 'صورة العائلة.jpg',
  x: 150,
  y: 170,
  rotation: 0,
  opacity: 1,
  width: 120,
  height: 150
}
const address = `${pictureOf('tote-front-natural', '').url}-960.webp`

function editorWithPhoto(): Editor {
  const editor = editorWith([photo])
  editor.uploadSizes.set(new Map([['photo', { width: 1280, height: 1600 }]]))
  return editor
}

const meta = preview.meta({
  title: 'Screens/Design tool/Images',
  component: DesignToolScreen,
  parameters: { ...inShell('designer'), chromatic: { modes } },
  args: { ...designToolProps, images: () => address, originals: () => address },
  beforeEach: ({ args }) => {
    args.editor ??= editorWithPhoto()
  }
})

type Going = Parameters<typeof designToolProps.keepImage>[1]

const phone = { globals: { viewport: { value: 'phone', isRotated: false } } }
const longTimeout = { timeout: 20_000 }
type Canvas = ReturnType<typeof within>

const stageOf = (canvas: Canvas) => canvas.getByRole('region', { name: stageName() })
const imageOf = (editor: Editor | undefined) => {
  const [node] = editor?.store.getSnapshot().nodes ?? []
  if (node?.type !== 'image') throw new Error('There is no picture.')
  return node
}

/** The accessible name of the picture, the only node on the stage. */
const photoName = () =>
  m.editor_node_named({ kind: m.editor_layer_image(), name: photo.name ?? '', index: 1, count: 1 })

/** The removed share of the picture in percent, as the dialog states it. */
const goneWords = () => new RegExp(`^${m.editor_cutout_gone({ percent: String.raw`(\d+)` })}$`, 'u')

/** Selects the picture and waits for its tools. */
async function selectPhoto(canvas: Canvas) {
  const node = await canvas.findByRole('button', { name: photoName() }, longTimeout)
  for (let count = 0; count < 5; count += 1) await frame()
  node.focus()
  await canvas.findAllByRole('button', { name: m.editor_image_replace() }, longTimeout)
}

/** Selects the picture and returns its settings once they have loaded. */
async function settingsOf(canvas: Canvas) {
  await selectPhoto(canvas)
  const settings = await openSettings(canvas)
  await within(settings).findByRole('button', { name: m.editor_image_replace() }, longTimeout)
  return within(settings)
}

export const Sharpness = meta.story({
  tags: ['picture'],
  play: async ({ canvas, args }) => {
    const settings = await settingsOf(canvas)
    const { commands } = args.editor ?? {}
    await expect(settings.getByRole('group', { name: m.editor_sharpness() })).toHaveTextContent(
      [
        m.editor_sharpness_dpi({ dpi: 270 }),
        m.editor_sharpness_low(),
        m.editor_sharpness_until({ width: 108, height: 135, unit: 'mm' })
      ].join('')
    )
    commands?.place({ width: 60, height: 75 })
    await waitFor(() => expect(settings.getByText(m.editor_sharpness_good())).toBeVisible())
    // A crop keeps the resolution of the rest. Enlarging the rest to the previous size lowers it.
    commands?.crop('photo', { x: 0, y: 0, width: 0.25, height: 0.25 })
    await expect(settings.getByText(m.editor_sharpness_good())).toBeVisible()
    commands?.place({ width: 60, height: 75 })
    await waitFor(() => expect(settings.getByText(m.editor_sharpness_poor())).toBeVisible())
    await expect(settings.getByText(m.editor_sharpness_dpi({ dpi: 135 }))).toBeVisible()
    await expect(settings.getByText(m.editor_sharpness_confirm())).toBeVisible()
    args.editor?.uploadSizes.set(new Map([['photo', null]]))
    await waitFor(() => expect(settings.getByText(m.editor_sharpness_gone())).toBeVisible())
    args.editor?.uploadSizes.set(new Map([['photo', { width: 1280, height: 1600 }]]))
  }
})
export const SharpnessOnPhone = meta.story({
  tags: ['picture'],
  ...phone,
  play: async ({ canvas }) => void (await settingsOf(canvas))
})

export const Cropped = meta.story({
  tags: ['deed'],
  globals: onDesktop,
  play: async ({ canvas, args, canvasElement }) => {
    const settings = await settingsOf(canvas)
    const stage = stageOf(canvas)
    args.editor?.commands.change(['photo'], { effect: { type: 'greyscale' } })
    await userEvent.click(settings.getByRole('button', { name: m.editor_image_crop() }))
    // The cropped part is visible but faint, with the same colour filter as the print.
    const ghost = await canvas.findByTestId('crop-ghost')
    await expect(ghost).toBeVisible()
    const { width, height } = canvas.getByRole('button', { name: photoName() }).getBoundingClientRect()
    const [columns, rows] = canvas.getAllByTestId('crop-thirds').map((lines) => lines.getBoundingClientRect())
    await expect(columns).toMatchObject({ width: expect.closeTo(width / 3, 0), height: expect.closeTo(height, 0) })
    await expect(rows).toMatchObject({ width: expect.closeTo(width, 0), height: expect.closeTo(height / 3, 0) })
    const filterIn = (drawing: HTMLElement) => drawing.querySelector('image')?.getAttribute('filter')
    await expect(filterIn(ghost)).toMatch(/^url\(#/)
    await expect(filterIn(ghost)).toBe(filterIn(canvas.getByTestId('sheets')))
    await userEvent.click(settings.getByRole('radio', { name: m.editor_crop_ratio({ width: 1, height: 1 }) }))
    await expect(imageOf(args.editor)).toMatchObject({ width: 120, height: 120, crop: { y: 0.1, height: 0.8 } })
    await waitFor(() => expect(canvasElement.querySelector('[data-crop=e]')).toBeVisible())
    const side = canvasElement.querySelector('[data-crop=e]') ?? stage
    await drag(side, middleOf(side), { x: -30, y: 0 })
    await expect(imageOf(args.editor).width).toBeLessThan(115)
    // The number fields show the crop and can revert it.
    const cutAtTheRight = () =>
      settings.getByRole('spinbutton', { name: m.editor_label_unit({ label: m.editor_crop_right(), unit: '%' }) })
    await userEvent.clear(cutAtTheRight())
    await userEvent.type(cutAtTheRight(), '25')
    await userEvent.tab()
    await expect(imageOf(args.editor)).toMatchObject({ width: 90, crop: { x: 0, width: 0.75 } })
    // Keys and touch move the picture inside its frame.
    const node = canvas.getByRole('button', { name: photoName() })
    node.focus()
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}+')
    await expect(imageOf(args.editor)).toMatchObject({ width: 90, height: 120, x: 135 })
    const before = imageOf(args.editor).crop?.width ?? 0
    await pinch(stage, middleOf(node), 30, 60)
    await expect((imageOf(args.editor).crop?.width ?? 1) / before).toBeCloseTo(0.5, 1)
    await expect(args.editor?.activity.getSnapshot()).toEqual({ kind: 'cropping', nodeId: 'photo' })
    await userEvent.click(settings.getByRole('button', { name: m.editor_crop_reset() }))
    await expect(imageOf(args.editor)).not.toHaveProperty('crop')
    await userEvent.click(settings.getByRole('radio', { name: m.editor_crop_ratio({ width: 16, height: 9 }) }))
  }
})
export const CroppedOnPhone = meta.story({
  tags: ['deed'],
  ...phone,
  play: async ({ canvas }) => {
    const settings = await settingsOf(canvas)
    await userEvent.click(settings.getByRole('button', { name: m.editor_image_crop() }))
    await userEvent.click(settings.getByRole('radio', { name: m.editor_crop_ratio({ width: 1, height: 1 }) }))
  }
})

export const Replaced = meta.story({
  tags: ['deed'],
  args: { keepImage: fn() },
  play: async ({ canvas, args }) => {
    const keepImage = args.keepImage as ReturnType<typeof fn>
    const settings = await settingsOf(canvas)
    const file = new File(['a'], 'جديد.png', { type: 'image/png' })
    const choose = () => userEvent.upload(settings.getByTestId('replace-picture'), file)
    // A cancelled upload.
    keepImage.mockImplementationOnce(async (_file: File, { onProgress, signal }: Going) => {
      onProgress(0.4)
      await new Promise((resolve) => signal.addEventListener('abort', resolve))
      return { kind: 'stopped' }
    })
    await choose()
    await expect(
      await settings.findByRole('progressbar', { name: m.editor_upload_going({ name: 'جديد.png' }) })
    ).toHaveValue(0.4)
    await userEvent.click(settings.getByRole('button', { name: m.editor_upload_stop({ name: 'جديد.png' }) }))
    await expect(settings.queryByRole('progressbar')).toBeNull()
    // A failed upload and its retry.
    keepImage.mockResolvedValueOnce({ kind: 'failed', failure: { code: 'network', message: '' } })
    await choose()
    await expect(await settings.findByRole('alert')).toHaveTextContent(m.editor_upload_failed({ name: 'جديد.png' }))
    keepImage.mockResolvedValueOnce({ kind: 'kept', image: 'another', width: 1600, height: 1600 })
    await userEvent.click(settings.getByRole('button', { name: m.common_try_again() }))
    await waitFor(() =>
      expect(imageOf(args.editor)).toMatchObject({
        image: 'another',
        width: 120,
        height: 150,
        crop: { x: 0.1, width: 0.8 }
      })
    )
    args.editor?.commands.undo()
    await expect(imageOf(args.editor)).toEqual(photo)
  }
})

export const BackgroundRemoved = meta.story({
  tags: ['deed'],
  play: async ({ canvas, args }) => {
    const settings = await settingsOf(canvas)
    await userEvent.click(settings.getByRole('button', { name: m.editor_image_cutout() }))
    const dialog = within(await canvas.findByRole('dialog', { name: m.editor_cutout_title() }, longTimeout))
    const gone = () => Number(goneWords().exec(dialog.getByText(goneWords()).textContent ?? '')?.[1])
    await dialog.findByText(goneWords(), {}, longTimeout)
    const first = gone()
    // Adds another colour by pointing with the keyboard only.
    dialog.getByRole('button', { name: m.editor_cutout_point() }).focus()
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await waitFor(() => expect(gone()).toBeGreaterThan(first), longTimeout)
    await userEvent.click(dialog.getByRole('button', { name: m.editor_cutout_again() }))
    await waitFor(() => expect(gone()).toBe(first), longTimeout)
    await userEvent.click(dialog.getByRole('button', { name: m.editor_cutout_apply() }))
    await waitFor(() => expect(imageOf(args.editor)).toMatchObject({ image: 'another' }), longTimeout)
    const [file] = (args.keepImage as ReturnType<typeof fn>).mock.calls.at(-1) as [File]
    await expect(file).toMatchObject({ type: 'image/png', name: 'صورة العائلة.png' })
    const picture = await createImageBitmap(file)
    await expect([picture.width, picture.height]).toEqual([960, 1200])
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
    args.editor?.commands.undo()
    await expect(args.editor?.store.getSnapshot()).toMatchObject({ canUndo: false, nodes: [photo] })
  }
})

/** Creates a WebP file of noise on white, because no format compresses noise well. `side` in pixels. Returns its URL. */
async function grainOnWhite(side: number): Promise<string> {
  const rim = side / 10
  const canvas = new OffscreenCanvas(side, side)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('There is nothing to draw on.')
  context.fillStyle = '#ffffff'
  context.fillRect(0, 0, side, side)
  const grain = new ImageData(side - 2 * rim, side - 2 * rim)
  const pixels = new Uint32Array(grain.data.buffer)
  let seed = 7
  // The upper bits of a linear congruential generator are more random.
  for (let at = 0; at < pixels.length; at += 1)
    pixels[at] = ((seed = Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 8) | 0xff_00_00_00
  context.putImageData(grain, rim, rim)
  return URL.createObjectURL(await canvas.convertToBlob({ type: 'image/webp', quality: 0.95 }))
}

/** The size of a picture in pixels, and the alpha values of its middle column from top to bottom. */
async function middleOfPicture(file: Blob) {
  const picture = await createImageBitmap(file)
  const { width, height } = picture
  const context = new OffscreenCanvas(1, height).getContext('2d')
  context?.drawImage(picture, -Math.floor(width / 2), 0)
  const { data } = context?.getImageData(0, 0, 1, height) ?? { data: [] }
  return { width, height, alphas: [...data].filter((_, at) => at % 4 === 3) }
}

export const BackgroundRemovedFromMuch = meta.story({
  tags: ['deed'],
  beforeEach: async ({ args }) => {
    const side = 2400
    const grainy = await grainOnWhite(side)
    args.editor = editorWithPhoto()
    args.editor.uploadSizes.set(new Map([['photo', { width: side, height: side }]]))
    args.images = args.originals = () => grainy
    return () => URL.revokeObjectURL(grainy)
  },
  play: async ({ canvas, args }) => {
    const settings = await settingsOf(canvas)
    await userEvent.click(settings.getByRole('button', { name: m.editor_image_cutout() }))
    const dialog = within(await canvas.findByRole('dialog', { name: m.editor_cutout_title() }, longTimeout))
    await dialog.findByText(goneWords(), {}, longTimeout)
    await userEvent.click(dialog.getByRole('button', { name: m.editor_cutout_apply() }))
    await waitFor(() => expect(imageOf(args.editor)).toMatchObject({ image: 'another' }), longTimeout)
    // The lossless file exceeds the upload limit, so it is saved with slight loss. No part of the picture is missing.
    const [file] = (args.keepImage as ReturnType<typeof fn>).mock.calls.at(-1) as [File]
    await expect(file).toMatchObject({ type: 'image/webp', name: 'صورة العائلة.webp' })
    await expect(file.size).toBeLessThanOrEqual(limits.uploadBytesMax)
    const whole = await middleOfPicture(file)
    await expect([whole.width, whole.height]).toEqual([2400, 2400])
    await expect(
      whole.alphas
        .slice(0, 230)
        .concat(whole.alphas.slice(-230))
        .every((alpha) => alpha === 0)
    ).toBe(true)
    await expect(whole.alphas.slice(260, -260).every((alpha) => alpha === 255)).toBe(true)

    // A picture that is still too large is scaled down.
    const address = await grainOnWhite(600)
    const cutout = await openCutout(address)
    const steps: number[] = []
    const made = await cutout.apply(
      { isFromEdges: true, picks: [], tolerance: 0.055, feather: 0, isEverywhere: false },
      { address, most: 60_000, onProgress: (done) => steps.push(done), signal: new AbortController().signal }
    )
    cutout.close()
    URL.revokeObjectURL(address)
    await expect(made.file.size).toBeLessThanOrEqual(60_000)
    const smaller = await middleOfPicture(made.file)
    await expect(smaller).toMatchObject({ width: made.width, height: made.width })
    await expect(made.width).toBeLessThan(600)
    await expect([0, 0.5, 1].map((share) => smaller.alphas[Math.round(share * (made.height - 1))])).toEqual([0, 255, 0])
    await expect(steps).toEqual(steps.toSorted((a, b) => a - b))
  }
})

export const RemovingBackground = meta.story({
  tags: ['deed'],
  args: { keepImage: () => new Promise(() => {}) },
  play: async ({ canvas }) => {
    const settings = await settingsOf(canvas)
    await userEvent.click(settings.getByRole('button', { name: m.editor_image_cutout() }))
    const dialog = within(await canvas.findByRole('dialog', { name: m.editor_cutout_title() }, longTimeout))
    await dialog.findByText(goneWords(), {}, longTimeout)
    await userEvent.click(dialog.getByRole('button', { name: m.editor_cutout_apply() }))
    await waitFor(
      () => expect(Number(dialog.getByRole('progressbar').getAttribute('value'))).toBeGreaterThan(0.6),
      longTimeout
    )
    // A cancelled removal can be started again.
    await userEvent.click(dialog.getByRole('button', { name: m.common_cancel() }))
    await expect(dialog.queryByRole('progressbar')).toBeNull()
    await userEvent.click(dialog.getByRole('button', { name: m.editor_cutout_apply() }))
    await waitFor(() => expect(dialog.getByRole('progressbar')).toBeVisible())
  }
})
export const RemovingBackgroundOnPhone = meta.story({
  tags: ['deed'],
  ...phone,
  play: async ({ canvas, args }) => {
    await selectPhoto(canvas)
    const tools = within(canvas.getByRole('toolbar', { name: m.editor_tools() }))
    await userEvent.click(tools.getByRole('button', { name: m.editor_image_cutout_tool() }))
    const dialog = within(await canvas.findByRole('dialog', { name: m.editor_cutout_title() }, longTimeout))
    await dialog.findByText(goneWords(), {}, longTimeout)
    await userEvent.click(dialog.getByRole('button', { name: m.editor_cutout_apply() }))
    await waitFor(() => expect(imageOf(args.editor)).toMatchObject({ image: 'another' }), longTimeout)
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
    await expect(tools.getByRole('button', { name: m.editor_image_cutout_tool() })).toHaveFocus()
    // A picture that cannot be read has no background to remove.
    args.editor?.uploadSizes.set(new Map([['another', null]]))
    await waitFor(() => expect(tools.queryByRole('button', { name: m.editor_image_cutout_tool() })).toBeNull())
  }
})

export const OnTheirWay = meta.story({
  tags: ['picture'],
  args: {
    uploads: [
      {
        id: 'u1',
        fileName: 'holiday.jpeg',
        progress: 0.6,
        shown: { areaId: 'front', x: 110, y: 120, width: 120, height: 150, address }
      },
      {
        id: 'u2',
        fileName: 'dot.png',
        progress: 0.1,
        shown: { areaId: 'front', x: 230, y: 330, width: 4, height: 4, address }
      },
      {
        id: 'u3',
        fileName: 'elsewhere.png',
        progress: 0.3,
        shown: { areaId: 'back', x: 110, y: 120, width: 120, height: 150, address }
      },
      {
        id: 'u4',
        fileName: 'مفقود.png',
        progress: 0.4,
        shown: { areaId: 'front', x: 110, y: 120, width: 120, height: 150, address },
        failure: { code: 'network', message: '' }
      }
    ]
  },
  play: async ({ canvas, args }) => {
    await expect(await canvas.findAllByTestId('coming-picture')).toHaveLength(2)
    await userEvent.click(canvas.getByRole('button', { name: m.editor_upload_stop({ name: 'holiday.jpeg' }) }))
    await expect(args.onUploadDismiss).toHaveBeenCalledWith({ uploadId: 'u1' })
    // Uploads of other sides and failed uploads are listed at the top.
    await expect(
      canvas.getByRole('progressbar', { name: m.editor_upload_going({ name: 'elsewhere.png' }) })
    ).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: m.common_try_again() }))
    await expect(args.onUploadRetry).toHaveBeenCalledWith({ uploadId: 'u4' })
    const { editor } = args
    if (!editor) throw new Error('This story has no editor.')
    const left = () => canvas.getAllByTestId('coming-picture')[0]?.getBoundingClientRect().left ?? 0
    await still(editor)
    const [before, { x }] = [left(), editor.camera.getSnapshot()]
    editor.camera.panBy(20, 0)
    await waitFor(() => expect(left()).toBeCloseTo(before + editor.camera.getSnapshot().x - x, 0))
  }
})
