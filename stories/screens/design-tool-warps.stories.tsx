import type { TextNode } from '@motif/design'
import { m } from '@motif/messages'
import { DesignToolScreen } from '@motif/ui/screens/design-tool'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { modes } from '../../.storybook/modes.ts'
import { designToolProps, editorWith, openSettings, stageName, textNamed } from '../fixtures/design-tool.ts'
import { drag } from '../fixtures/pointer.ts'
import { inShell } from '../fixtures/shells.ts'

const words: TextNode = {
  id: 'words',
  type: 'text',
  text: 'High noon',
  font: 'anton',
  size: 60,
  x: 150,
  y: 160,
  rotation: 0,
  opacity: 1,
  align: 'centre',
  letterSpacing: 0,
  lineHeight: 1.2,
  fill: '#c8371b'
}

const meta = preview.meta({
  title: 'Screens/Design tool/Warps',
  component: DesignToolScreen,
  parameters: { ...inShell('customer'), chromatic: { modes } },
  args: designToolProps,
  beforeEach: ({ args }) => {
    args.editor = editorWith([words])
  }
})

/** Warps a word by a click on a shape, a number, keys and the handle on the stage. Each change is one undo step. */
export const BendingAWord = meta.story({
  tags: ['deed'],
  globals: { viewport: { value: 'desktop', isRotated: false } },
  play: async ({ canvas, canvasElement, args }) => {
    const { editor } = args
    if (!editor) throw new Error('This story has no editor.')
    const text = () => editor.store.getSnapshot().nodes[0] as TextNode
    const thing = await canvas.findByRole('button', { name: textNamed(words.text) }, { timeout: 20_000 })
    thing.focus()
    const settings = within(await openSettings(canvas))
    await userEvent.click(await settings.findByText(m.editor_fold_arc(), {}, { timeout: 20_000 }))
    await userEvent.click(await settings.findByRole('radio', { name: m.editor_warp_pinch() }, { timeout: 20_000 }))
    await expect(text()).toMatchObject({ warp: { shape: 'bulge', amount: -50 } })
    await userEvent.click(settings.getByRole('radio', { name: m.editor_warp_arch() }))
    await expect(text()).toMatchObject({ warp: { shape: 'arch', amount: -50 } })
    const exact = await settings.findByRole('spinbutton', {
      name: m.editor_label_unit({ label: m.editor_warp_amount_exact(), unit: '%' })
    })
    await userEvent.clear(exact)
    await userEvent.type(exact, '40')
    await expect(text()).toMatchObject({ warp: { shape: 'arch', amount: 40 } })
    // By keyboard: steps of 1%, with Shift of 10%.
    thing.focus()
    await userEvent.keyboard('{Alt>}{ArrowUp}{Shift>}{ArrowUp}{/Shift}{/Alt}')
    await expect(text()).toMatchObject({ warp: { amount: 51 } })
    await waitFor(() =>
      expect(canvas.getByText(m.editor_said_shaped({ name: words.text, amount: 51 }))).toBeInTheDocument()
    )
    editor.commands.undo()
    await expect(text()).toMatchObject({ warp: { amount: 40 } })
    // By its handle.
    const grip = await canvas.findByTestId('shape-grip')
    const { left, top, width, height } = grip.getBoundingClientRect()
    const [x, y] = [left + width / 2, top + height / 2]
    await userEvent.pointer([
      { keys: '[MouseLeft>]', target: grip, coords: { x, y } },
      { target: grip, coords: { x, y: y - 10 } },
      { target: grip, coords: { x, y: y - 500 } },
      { keys: '[/MouseLeft]', target: grip, coords: { x, y: y - 500 } }
    ])
    await expect(text()).toMatchObject({ warp: { shape: 'arch', amount: 100 } })
    editor.commands.undo()
    await expect(text()).toMatchObject({ warp: { amount: 40 } })
    // On a path, by dragging its points.
    await userEvent.click(settings.getByRole('radio', { name: m.editor_line() }))
    const points = () => text().baseline?.points ?? []
    await expect(points()).toHaveLength(4)
    await userEvent.click(await settings.findByRole('button', { name: m.editor_line_hill() }))
    await expect(points()).toHaveLength(3)
    await expect(settings.getByText(m.editor_line_hint())).toBeVisible()
    const before = points()
    const [begin] = await canvas.findAllByTestId('shape-grip')
    if (!begin) throw new Error('This line has no points.')
    const corner = begin.getBoundingClientRect()
    const from = { x: corner.left + corner.width / 2, y: corner.top + corner.height / 2 }
    await userEvent.pointer([
      { keys: '[MouseLeft>]', target: begin, coords: from },
      { target: begin, coords: { x: from.x + 30, y: from.y } },
      { target: begin, coords: { x: from.x + 60, y: from.y } },
      { keys: '[/MouseLeft]', target: begin, coords: { x: from.x + 60, y: from.y } }
    ])
    await expect(points()[0]?.x).toBeGreaterThan((before[0]?.x ?? 0) + 20)
    await expect(points().slice(1)).toEqual(before.slice(1))
    // A message reports letters that no longer fit on the path.
    await expect(await settings.findByText(m.editor_line_beyond())).toBeVisible()
    editor.commands.undo()
    await expect(points()).toEqual(before)
    // A path drawn in one stroke.
    const draw = settings.getByRole('button', { name: m.editor_line_draw() })
    await userEvent.click(draw)
    await expect(draw).toHaveAttribute('aria-pressed', 'true')
    await expect(settings.getByText(m.editor_line_drawing())).toBeVisible()
    const stage = canvas.getByRole('region', { name: stageName() })
    await drag(stage, { x: from.x, y: from.y + 60 }, { x: 120, y: -40 })
    await expect(points()).toHaveLength(2)
    await expect(draw).toHaveAttribute('aria-pressed', 'false')
    await userEvent.click(settings.getByRole('radio', { name: m.editor_warp_circle() }))
    await expect(text()).not.toHaveProperty('baseline')
    await expect(settings.getByRole('slider', { name: m.editor_arc() })).toBeVisible()
    await waitFor(() => expect(within(canvasElement).queryByTestId('shape-grip')).toBeNull())
    // An arc has the same keys and a handle of its own.
    thing.focus()
    await userEvent.keyboard('{Alt>}{ArrowUp}{Shift>}{ArrowUp}{ArrowUp}{/Shift}{/Alt}')
    await expect(text()).toMatchObject({ arc: 21 })
    await waitFor(() =>
      expect(canvas.getByText(m.editor_said_arc({ name: words.text, degrees: 21 }))).toBeInTheDocument()
    )
    const bow = await canvas.findByTestId('shape-grip')
    await waitFor(() => expect(bow).toBeVisible())
    const middle = bow.getBoundingClientRect()
    const hold = { x: middle.left + middle.width / 2, y: middle.top + middle.height / 2 }
    await userEvent.pointer([
      { keys: '[MouseLeft>]', target: bow, coords: hold },
      { target: bow, coords: { x: hold.x, y: hold.y - 10 } },
      { target: bow, coords: { x: hold.x, y: hold.y - 900 } },
      { keys: '[/MouseLeft]', target: bow, coords: { x: hold.x, y: hold.y - 900 } }
    ])
    await expect(text()).toMatchObject({ arc: 360 })
    editor.commands.undo()
    await expect(text()).toMatchObject({ arc: 21 })
    editor.commands.undo()
    await expect(text()).not.toHaveProperty('arc')
  }
})

/** The bar of a phone has a separate tool for warps. */
export const BendingOnAPhone = meta.story({
  tags: ['deed'],
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas, args }) => {
    const { editor } = args
    if (!editor) throw new Error('This story has no editor.')
    const thing = await canvas.findByRole('button', { name: textNamed(words.text) }, { timeout: 20_000 })
    thing.focus()
    await userEvent.click(await canvas.findByRole('button', { name: m.editor_warp() }, { timeout: 20_000 }))
    await userEvent.click(await canvas.findByRole('radio', { name: m.editor_warp_bulge() }, { timeout: 20_000 }))
    await expect(editor.store.getSnapshot().nodes[0]).toMatchObject({ warp: { shape: 'bulge', amount: 50 } })
    const grip = await canvas.findByTestId('shape-grip')
    await expect(grip.getBoundingClientRect().width).toBeGreaterThanOrEqual(44)
    await expect(await canvas.findByRole('slider', { name: m.editor_warp_amount() })).toBeVisible()
  }
})
