import { type Editor, type ImageNode, maskTextLimit } from '@motif/design'
import { m } from '@motif/messages'
import { DesignToolScreen } from '@motif/ui/screens/design-tool'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { modes } from '../../.storybook/modes.ts'
import { designToolProps, editorWith, nodeNamed, openSettings } from '../fixtures/design-tool.ts'
import { pictureOf } from '../fixtures/pictures.ts'
import { inShell } from '../fixtures/shells.ts'

const photo: ImageNode = {
  type: 'image',
  id: 'photo',
  image: 'photo',
  name: 'Summer.jpg',
  x: 150,
  y: 170,
  rotation: 0,
  opacity: 1,
  width: 150,
  height: 120
}
const address = `${pictureOf('tote-front-natural', '').url}-960.webp`
const longTimeout = { timeout: 20_000 }
const photoName = () => nodeNamed(m.editor_layer_image(), photo.name ?? '')

const meta = preview.meta({
  title: 'Screens/Design tool/Photo',
  component: DesignToolScreen,
  parameters: { ...inShell('customer'), chromatic: { modes } },
  args: { ...designToolProps, images: () => address, originals: () => address },
  beforeEach: ({ args }) => {
    args.editor = editorWith([photo])
    args.editor.uploadSizes.set(new Map([['photo', { width: 1600, height: 1280 }]]))
  }
})

const photoOf = (editor: Editor | undefined) => {
  const [node] = editor?.store.getSnapshot().nodes ?? []
  if (node?.type !== 'image') throw new Error('There is no picture.')
  return node
}

/** Adjusts, recolours and masks a photo by keys, numbers and clicks, and resets it. Each change is one undo step. */
export const WorkingOnAPhoto = meta.story({
  tags: ['deed'],
  globals: { viewport: { value: 'desktop', isRotated: false } },
  play: async ({ canvas, canvasElement, args }) => {
    const { editor } = args
    const thing = await canvas.findByRole('button', { name: photoName() }, longTimeout)
    thing.focus()
    const settings = within(await openSettings(canvas))
    await userEvent.click(await settings.findByRole('button', { name: m.editor_adjust() }, longTimeout))
    const warmth = await settings.findByRole('slider', { name: m.editor_adjust_warmth() }, longTimeout)
    warmth.focus()
    await userEvent.keyboard('{ArrowRight>3/}')
    await expect(photoOf(editor)).toMatchObject({ adjust: { warmth: 3 } })
    const exact = settings.getByRole('spinbutton', {
      name: m.editor_label_unit({ label: m.editor_adjust_contrast(), unit: '%' })
    })
    await userEvent.clear(exact)
    await userEvent.type(exact, '-25')
    await expect(photoOf(editor)).toMatchObject({ adjust: { warmth: 3, contrast: -25 } })
    // The stage draws the adjusted photo through an SVG filter.
    const drawn = () => canvasElement.querySelector('image[filter]')
    await expect(drawn()).not.toBeNull()
    await userEvent.click(settings.getByRole('button', { name: `${m.editor_reset()} ${m.editor_adjust_warmth()}` }))
    await expect(photoOf(editor).adjust).toEqual({ contrast: -25 })
    editor?.commands.undo()
    await expect(canvasElement.querySelector('feGaussianBlur')).toBeNull()
    settings.getByRole('slider', { name: m.editor_adjust_sharpness() }).focus()
    await userEvent.keyboard('{End}{ArrowLeft}')
    await expect(photoOf(editor).adjust).toMatchObject({ sharpness: 99 })
    await expect(canvasElement.querySelector('feGaussianBlur')).not.toBeNull()
    editor?.commands.undo()
    await expect(photoOf(editor)).toMatchObject({ adjust: { warmth: 3, contrast: -25 } })
    await userEvent.click(settings.getByRole('button', { name: m.editor_adjust_reset() }))
    await expect(photoOf(editor)).not.toHaveProperty('adjust')
    await expect(drawn()).toBeNull()
    // A duotone with one colour changed.
    await userEvent.click(settings.getByRole('button', { name: m.editor_effect() }))
    await userEvent.click(await settings.findByRole('radio', { name: m.editor_effect_duotone() }, longTimeout))
    await expect(photoOf(editor)).toMatchObject({ effect: { type: 'duotone', light: '#e9a92f' } })
    const lights = within(settings.getByRole('radiogroup', { name: m.editor_effect_light() }))
    await userEvent.click(lights.getByRole('radio', { name: m.editor_ink_paper() }))
    await expect(photoOf(editor)).toMatchObject({ effect: { type: 'duotone', dark: '#1c1b18' } })
    await expect(photoOf(editor).effect).not.toMatchObject({ light: '#e9a92f' })
    const effects = within(settings.getByRole('radiogroup', { name: m.editor_effect() }))
    await userEvent.click(effects.getByRole('radio', { name: m.editor_effect_none() }))
    await expect(photoOf(editor)).not.toHaveProperty('effect')
    // A heart mask, first stretched to the photo, then with its own proportions.
    await userEvent.click(settings.getByRole('button', { name: m.editor_mask() }))
    await userEvent.click(await settings.findByRole('radio', { name: m.insert_shape_heart() }, longTimeout))
    await expect(photoOf(editor)).toMatchObject({ mask: { shape: 'path' }, width: 150, height: 120 })
    await userEvent.click(settings.getByRole('button', { name: m.editor_mask_proportions() }))
    await expect(photoOf(editor).width / photoOf(editor).height).toBeCloseTo(100 / 92, 2)
    await expect(settings.queryByRole('button', { name: m.editor_mask_proportions() })).toBeNull()
    const shapes = within(settings.getByRole('radiogroup', { name: m.editor_mask() }))
    // A text mask, also with its own proportions, and its removal.
    await userEvent.click(shapes.getByRole('radio', { name: m.editor_mask_words() }))
    const words = await settings.findByRole('textbox', { name: m.editor_mask_words_content() })
    await expect(photoOf(editor)).toMatchObject({ mask: { shape: 'text', text: m.editor_new_text() } })
    await userEvent.clear(words)
    await userEvent.type(words, 'LISBON')
    await expect(photoOf(editor)).toMatchObject({ mask: { text: 'LISBON' } })
    await userEvent.click(settings.getByRole('button', { name: m.editor_mask_words_proportions() }))
    await waitFor(() => expect(photoOf(editor).width / photoOf(editor).height).toBeGreaterThan(3))
    editor?.commands.undo()
    editor?.commands.undo()
    await expect(photoOf(editor)).toMatchObject({ mask: { text: m.editor_new_text() } })
    await userEvent.click(words)
    await userEvent.paste('x'.repeat(maskTextLimit))
    await expect(words).toHaveValue(`${m.editor_new_text()}${'x'.repeat(maskTextLimit)}`.slice(0, maskTextLimit))
    await expect(settings.getByText(m.editor_mask_words_full({ limit: String(maskTextLimit) }))).toBeVisible()
    await userEvent.click(shapes.getByRole('radio', { name: m.editor_mask_none() }))
    await expect(photoOf(editor)).not.toHaveProperty('mask')
  }
})

/** The bar of a phone has separate tools for adjustments, effects and masks. */
export const OnAPhone = meta.story({
  tags: ['deed'],
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas, args }) => {
    const { editor } = args
    const thing = await canvas.findByRole('button', { name: photoName() }, longTimeout)
    thing.focus()
    await userEvent.click(await canvas.findByRole('button', { name: m.editor_adjust() }, longTimeout))
    const brightness = await canvas.findByRole('slider', { name: m.editor_adjust_brightness() }, longTimeout)
    brightness.focus()
    await userEvent.keyboard('{End}')
    await expect(photoOf(editor)).toMatchObject({ adjust: { brightness: 100 } })
    await userEvent.click(canvas.getByRole('button', { name: m.editor_effect() }))
    await userEvent.click(await canvas.findByRole('radio', { name: m.editor_effect_greyscale() }, longTimeout))
    await expect(photoOf(editor)).toMatchObject({ effect: { type: 'greyscale' } })
    await userEvent.click(canvas.getByRole('button', { name: m.editor_mask_part() }))
    await userEvent.click(await canvas.findByRole('radio', { name: m.insert_shape_ellipse() }, longTimeout))
    await expect(photoOf(editor)).toMatchObject({ mask: { shape: 'ellipse' } })
  }
})
