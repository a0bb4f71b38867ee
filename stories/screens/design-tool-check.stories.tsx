import { m } from '@motif/messages'
import type { ImageNode, TextNode } from '@motif/design'
import { formatNumber } from '@motif/ui/format'
import { DesignToolScreen } from '@motif/ui/screens/design-tool'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { modes } from '../../.storybook/modes.ts'
import { designToolProps, editorWith, textNamed } from '../fixtures/design-tool.ts'
import { inShell } from '../fixtures/shells.ts'
import { onDesktop } from '../fixtures/windows.ts'

const placed = { rotation: 0, opacity: 1 } as const
const words = (id: string, text: string, x: number, y: number): TextNode => ({
  type: 'text',
  id,
  ...placed,
  x,
  y,
  text,
  font: 'bricolage-grotesque-700',
  size: 24,
  align: 'centre',
  letterSpacing: 0,
  lineHeight: 1.2,
  fill: '#1c1b18'
})
const photo: ImageNode = {
  type: 'image',
  id: 'photo',
  name: 'Holiday at the sea',
  ...placed,
  x: 150,
  y: 250,
  image: 'photo',
  width: 120,
  height: 120
}

const meta = preview.meta({
  title: 'Screens/Design tool/Check',
  component: DesignToolScreen,
  parameters: { ...inShell('designer'), chromatic: { modes } },
  args: designToolProps,
  beforeEach: ({ args }) => {
    args.editor = editorWith([words('hello', 'صباح الخير', 20, 60), photo], [words('odd', 'Ra \u{13000}', 150, 100)])
    args.editor.uploadSizes.set(new Map([['photo', { width: 600, height: 600 }]]))
  }
})

const longTimeout = { timeout: 20_000 }

/** The finding about the photo: 600 pixels on 120 mm. */
const blurred = () => m.check_very_low_resolution({ name: 'Holiday at the sea', dpi: formatNumber(127) })

/** A phone’s sheet contains its findings before it is open, so this waits for visibility. */
const isShown = (check: ReturnType<typeof within>, text: string) =>
  waitFor(() => expect(check.getByText(text)).toBeVisible(), longTimeout)

async function opened(canvas: ReturnType<typeof within>) {
  await canvas.findByRole('button', { name: textNamed('صباح الخير') }, longTimeout)
  const isCounted = (name: string) => name.startsWith(m.check_title()) && name.endsWith(m.check_count({ count: 3 }))
  await canvas.findAllByRole('button', { name: isCounted }, longTimeout)
  await userEvent.click(canvas.getByRole('button', { name: m.editor_add_to_cart() }))
  return within(await canvas.findByRole('region', { name: m.check_title() }, longTimeout))
}

/** Findings on the way to the cart: some block, some are fixed by one click, some are confirmed. */
export const OnTheWayToTheCart = meta.story({
  tags: ['picture'],
  play: async ({ canvas, args }) => {
    const { editor } = args
    if (!editor) throw new Error('This story has no editor.')
    const check = await opened(canvas)
    const goOn = await check.findByRole('button', { name: m.check_go_on() }, longTimeout)
    await expect(goOn).toBeDisabled()
    await expect(args.onAddToCart).not.toHaveBeenCalled()
    await userEvent.click(check.getByRole('button', { name: `${m.check_show()} Ra \u{13000}` }))
    await expect(editor.store.getSnapshot()).toMatchObject({ areaId: 'back', selectedIds: ['odd'] })
    await userEvent.click(check.getByRole('button', { name: `${m.check_fix_letters()} Ra \u{13000}` }))
    await waitFor(() => expect(check.queryByText(m.check_error())).not.toBeInTheDocument())
    await userEvent.click(check.getByRole('button', { name: `${m.check_fix_inside()} صباح الخير` }))
    await waitFor(() => expect(check.getAllByRole('listitem')).toHaveLength(1))
    await expect(editor.store.getSnapshot()).toMatchObject({ areaId: 'front', selectedIds: ['hello'] })
    // The 127 dpi must be confirmed.
    await expect(check.getByText(blurred())).toBeVisible()
    check.getByRole('checkbox', { name: `${m.check_as_it_is()} Holiday at the sea` }).focus()
    await userEvent.keyboard(' ')
    await userEvent.click(goOn)
    await expect(args.onAddToCart).toHaveBeenCalledOnce()
    await expect(args.onAddToCart).toHaveBeenCalledWith({
      confirmed: [expect.stringMatching(/^very-low-resolution\/front\/.*\/127$/)]
    })
    await expect(canvas.queryByRole('region', { name: m.check_title() })).not.toBeInTheDocument()
    // A confirmation is needed only once.
    await userEvent.click(canvas.getByRole('button', { name: m.editor_add_to_cart() }))
    await waitFor(() => expect(args.onAddToCart).toHaveBeenCalledTimes(2))
  }
})

export const OnAPhone = meta.story({
  tags: ['deed'],
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    const check = await opened(canvas)
    await userEvent.click(
      await check.findByRole('button', { name: `${m.check_show()} Holiday at the sea` }, longTimeout)
    )
  }
})

/** Unchanged sample text must be confirmed, like pictures of low resolution. */
export const SampleWords = meta.story({
  tags: ['deed'],
  beforeEach: ({ args }) => {
    args.editor = editorWith([words('sample', 'Your words', 150, 200)])
  },
  play: async ({ canvas, args }) => {
    await canvas.findByRole('button', { name: textNamed('Your words') }, longTimeout)
    await userEvent.click(canvas.getByRole('button', { name: m.editor_add_to_cart() }))
    const check = within(await canvas.findByRole('region', { name: m.check_title() }, longTimeout))
    await isShown(check, m.check_sample_text({ name: 'Your words' }))
    await expect(check.getByRole('button', { name: m.check_go_on() })).toBeDisabled()
    await userEvent.click(check.getByRole('checkbox', { name: `${m.check_as_it_is()} Your words` }))
    await userEvent.click(check.getByRole('button', { name: m.check_go_on() }))
    await expect(args.onAddToCart).toHaveBeenCalledWith({ confirmed: ['sample-text/front/sample/'] })
  }
})

/** A note: the purchase goes on. */
export const EmojiInOneColour = meta.story({
  tags: ['picture'],
  globals: onDesktop,
  beforeEach: ({ args }) => {
    args.editor = editorWith([words('sun', 'Sun \u{1f31e}', 150, 200)])
  },
  play: async ({ canvas, args }) => {
    const sun = await canvas.findByRole('button', { name: textNamed('Sun \u{1f31e}') }, longTimeout)
    sun.focus()
    await expect(await canvas.findByText(m.editor_text_emoji(), {}, longTimeout)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: m.editor_add_to_cart() }))
    const check = within(await canvas.findByRole('region', { name: m.check_title() }, longTimeout))
    await isShown(check, m.check_one_colour_emoji({ name: 'Sun \u{1f31e}' }))
    await userEvent.click(check.getByRole('button', { name: m.check_go_on() }))
    await expect(args.onAddToCart).toHaveBeenCalledWith({ confirmed: [] })
  }
})

export const NothingToMend = meta.story({
  tags: ['deed'],
  globals: onDesktop,
  beforeEach: ({ args }) => {
    args.editor = editorWith([words('hello', 'Good morning', 150, 200)])
  },
  play: async ({ canvas, args }) => {
    await canvas.findByRole('button', { name: textNamed('Good morning') }, longTimeout)
    await userEvent.click(canvas.getByRole('button', { name: m.check_title() }))
    const check = within(await canvas.findByRole('region', { name: m.check_title() }, longTimeout))
    await isShown(check, m.check_clear())
    await userEvent.click(canvas.getByRole('button', { name: m.editor_add_to_cart() }))
    await waitFor(() => expect(args.onAddToCart).toHaveBeenCalledOnce())
  }
})

/** A click before fonts and pictures have loaded waits for the check and does not skip it. */
export const PressedBeforeItCanBeChecked = meta.story({
  tags: ['deed'],
  beforeEach: ({ args }) => {
    args.editor = editorWith([words('hello', 'Good morning', 150, 200), photo])
    args.editor.uploadSizes.set(new Map())
  },
  play: async ({ canvas, args }) => {
    const { editor } = args
    if (!editor) throw new Error('This story has no editor.')
    await canvas.findByRole('button', { name: textNamed('Good morning') }, longTimeout)
    const addToCart = canvas.getByRole('button', { name: m.editor_add_to_cart() })
    await userEvent.click(addToCart)
    await expect(addToCart).toHaveAttribute('aria-busy', 'true')
    await expect(args.onAddToCart).not.toHaveBeenCalled()
    editor.uploadSizes.set(new Map([['photo', { width: 600, height: 600 }]]))
    const check = within(await canvas.findByRole('region', { name: m.check_title() }, longTimeout))
    await isShown(check, blurred())
    await expect(args.onAddToCart).not.toHaveBeenCalled()
    await expect(addToCart).not.toHaveAttribute('aria-busy')
  }
})

/** One press fixes what can be fixed: lost ink, small letters, places. One undo step. */
export const AllFixedAtOnce = meta.story({
  tags: ['picture'],
  globals: onDesktop,
  beforeEach: ({ args }) => {
    args.editor = editorWith(
      [
        { ...words('lost', 'Lost', 150, 80), fill: '#ffffff' },
        { ...words('small', 'Now here', 150, 160), runs: [{ start: 0, end: 3, scale: 0.05 }] as TextNode['runs'] }
      ],
      [words('edge', 'Edge', 2, 100)]
    )
  },
  play: async ({ canvas, args }) => {
    const { editor } = args
    if (!editor) throw new Error('This story has no editor.')
    const before = editor.store.getSnapshot().document
    await canvas.findByRole('button', { name: textNamed('Lost') }, longTimeout)
    await userEvent.click(canvas.getByRole('button', { name: (name) => name.startsWith(m.check_title()) }))
    const check = within(await canvas.findByRole('region', { name: m.check_title() }, longTimeout))
    await isShown(check, m.check_blends_in({ name: 'Lost' }))
    await userEvent.click(await check.findByRole('button', { name: m.check_fix_all({ count: 3 }) }, longTimeout))
    await isShown(check, m.check_clear())
    await expect(check.getByText(m.check_fixed({ count: 3 }))).toBeVisible()
    await expect(editor.store.getSnapshot().areaId).toBe('front')
    editor.commands.undo()
    await expect(editor.store.getSnapshot()).toMatchObject({ document: before, canUndo: false })
  }
})

/** From a line of the cart, the tool opens with the check and shows the finding. */
export const OpenedToFixALine = meta.story({
  tags: ['deed'],
  globals: onDesktop,
  args: { startsWithCheck: true, purpose: 'update' },
  beforeEach: ({ args }) => {
    args.editor = editorWith([words('hello', 'Good morning', 150, 60)], [photo])
    args.editor.uploadSizes.set(new Map([['photo', { width: 600, height: 600 }]]))
  },
  play: async ({ canvas, args }) => {
    const check = within(await canvas.findByRole('region', { name: m.check_title() }, longTimeout))
    await isShown(check, blurred())
    await waitFor(() =>
      expect(args.editor?.store.getSnapshot()).toMatchObject({ areaId: 'back', selectedIds: ['photo'] })
    )
    await userEvent.click(check.getByRole('button', { name: `${m.check_fix_smaller()} ${photo.name}` }))
    await waitFor(() => expect(check.queryByText(blurred())).toBeNull())
    // What is left is a warning that was seen: one press updates the line.
    await userEvent.click(canvas.getByRole('button', { name: m.buying_update_cart() }))
    await waitFor(() => expect(args.onAddToCart).toHaveBeenCalledOnce())
  }
})
