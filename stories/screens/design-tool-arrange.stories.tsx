import { m } from '@motif/messages'
import type { ShapeNode } from '@motif/design'
import { DesignToolScreen } from '@motif/ui/screens/design-tool'
import { expect, fireEvent, screen, userEvent, waitFor, within } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { modes } from '../../.storybook/modes.ts'
import { designToolProps, editorWith, fetchFonts, openSettings } from '../fixtures/design-tool.ts'
import { inShell } from '../fixtures/shells.ts'
import { onDesktop } from '../fixtures/windows.ts'

const square = (id: string, x: number, y: number, more: Partial<ShapeNode> = {}): ShapeNode => ({
  type: 'shape',
  id,
  name: id,
  shape: 'rectangle',
  x,
  y,
  rotation: 0,
  opacity: 1,
  width: 40,
  height: 20,
  fill: '#1f6b45',
  ...more
})

const meta = preview.meta({
  title: 'Screens/Design tool/Arrange',
  component: DesignToolScreen,
  parameters: { ...inShell('designer'), chromatic: { modes } },
  args: designToolProps,
  beforeEach: ({ args }) => {
    args.editor ??= editorWith([
      square('Sun', 60, 60),
      square('Moon', 90, 150, { rotation: 30, fill: '#c8371b' }),
      square('Star', 220, 300, { fill: '#e9a92f' })
    ])
  }
})

const editorOf = ({ editor }: typeof designToolProps) => {
  if (!editor) throw new Error('This story has no editor.')
  return editor
}

/** Finds a number field of the settings by its label and unit. */
const fieldOf = (settings: ReturnType<typeof within>) => (label: string, unit: string) =>
  settings.getByRole('spinbutton', { name: m.editor_label_unit({ label, unit }) })

/** Replaces the content of a number field by typing. */
async function write(field: HTMLElement, text: string) {
  await userEvent.clear(field)
  await userEvent.type(field, text)
}

export const One = meta.story({
  tags: ['deed'],
  play: async ({ canvas, args }) => {
    const editor = editorOf(args)
    const sun = () => editor.store.getSnapshot().nodes.find(({ id }) => id === 'Sun')
    const button = await canvas.findByRole(
      'button',
      { name: m.editor_node_named({ kind: m.editor_layer_shape(), name: 'Sun', index: 1, count: 3 }) },
      { timeout: 20_000 }
    )
    button.focus()
    await openSettings(canvas)
    const arrange = within(await canvas.findByRole('region', { name: m.editor_arrange() }, { timeout: 20_000 }))
    const field = fieldOf(arrange)
    const press = (name: string) => userEvent.click(arrange.getByRole('button', { name }))
    // Aligns to the edges and centres of the print area of 300 by 400 mm.
    await press(m.editor_do_align_left())
    await press(m.editor_do_align_bottom())
    await expect(sun()).toMatchObject({ x: 20, y: 390 })
    await expect(
      canvas.getByText(
        m.editor_said_met({
          said: m.editor_said_moved_to({ name: 'Sun', x: 0, y: 380 }),
          guides: [m.editor_snap_area_edge(), m.editor_snap_area_edge()].join(', ')
        })
      )
    ).toBeInTheDocument()
    await press(m.editor_do_align_centre())
    await press(m.editor_do_align_middle())
    await expect(sun()).toMatchObject({ x: 150, y: 200 })
    // Position of the edges, size and rotation as numbers.
    await write(field(m.editor_place_left(), 'mm'), '30')
    await write(field(m.editor_place_top(), 'mm'), '45.5')
    await expect(sun()).toMatchObject({ x: 50, y: 55.5 })
    await userEvent.click(arrange.getByRole('radio', { name: 'in' }))
    // The aspect ratio is locked until it is unlocked.
    await write(field(m.editor_width(), 'in'), '2')
    await expect(sun()).toMatchObject({ width: 50.8, height: 25.4, x: 55.4 })
    await press(m.editor_keep_ratio())
    await write(field(m.editor_width(), 'in'), '4')
    await expect(sun()).toMatchObject({ width: 101.6, height: 25.4, x: 80.8 })
    await userEvent.click(arrange.getByRole('radio', { name: 'mm' }))
    // Consecutive input in a field is one undo step.
    editor.commands.undo()
    await expect(sun()).toMatchObject({ width: 40, height: 20, x: 50 })
    await write(field(m.editor_turn(), '°'), '-90')
    await press(m.editor_do_turn_right())
    await expect(sun()).toMatchObject({ rotation: -75 })
    await press(m.editor_do_flip_x())
    await press(m.editor_do_front())
    await expect(canvas.getByText(m.editor_layer_at({ name: 'Sun', index: 1, count: 3 }))).toBeInTheDocument()
    await expect(editor.store.getSnapshot().nodes.at(-1)).toMatchObject({ id: 'Sun', flipX: true })
    // A locked node cannot be moved, nor by number fields.
    await press(m.editor_do_lock())
    await expect(field(m.editor_place_left(), 'mm')).toBeDisabled()
    await expect(arrange.getByRole('button', { name: m.editor_do_align_left() })).toHaveAttribute(
      'aria-disabled',
      'true'
    )
    await press(m.editor_do_unlock())
    await press(m.editor_do_hide())
    await expect(sun()).toMatchObject({ hidden: true })
    await press(m.editor_do_show())
  }
})

export const Several = meta.story({
  tags: ['deed'],
  play: async ({ canvas, args }) => {
    const editor = editorOf(args)
    const nodes = () => editor.store.getSnapshot().nodes
    await canvas.findByRole(
      'button',
      { name: m.editor_node_named({ kind: m.editor_layer_shape(), name: 'Sun', index: 1, count: 3 }) },
      { timeout: 20_000 }
    )
    // By keyboard only, from the stage.
    await userEvent.keyboard('{Control>}a{/Control}')
    await openSettings(canvas)
    const arrange = within(await canvas.findByRole('region', { name: m.editor_arrange() }, { timeout: 20_000 }))
    const field = fieldOf(arrange)
    await userEvent.keyboard('{Alt>}{Shift>}V{/Shift}{/Alt}')
    await userEvent.click(arrange.getByRole('button', { name: m.editor_do_align_left() }))
    await expect(
      canvas.getByText((said) =>
        said.includes(m.editor_said_moved_to({ name: m.editor_count_things({ count: 3 }), x: 40, y: 50 }))
      )
    ).toBeInTheDocument()
    await expect(nodes()).toMatchObject([{ x: 60, y: 60 }, { rotation: 30 }, { x: 60, y: 300 }])
    // The size fields set the size of the selection frame.
    await expect(arrange.getByRole('button', { name: m.editor_keep_ratio() })).toBeDisabled()
    await write(field(m.editor_height(), 'mm'), '130')
    await expect(nodes()).toMatchObject([{ width: 20, height: 10 }, { width: 20 }, { width: 20 }])
    await write(field(m.editor_place_left(), 'mm'), '0')
    await userEvent.click(arrange.getByRole('button', { name: m.editor_do_group() }))
    await expect(nodes()).toMatchObject([{ type: 'group' }])
    // The settings of groups load lazily with the first group.
    await userEvent.click(await canvas.findByRole('button', { name: m.editor_do_ungroup() }, { timeout: 20_000 }))
    await expect(nodes()).toMatchObject([{ x: 10 }, {}, { x: 10 }])
  }
})

export const CopiedToTheBack = meta.story({
  tags: ['deed'],
  play: async ({ canvas, args }) => {
    const editor = editorOf(args)
    const named = { kind: m.editor_layer_shape(), name: 'Sun' }
    const button = await canvas.findByRole(
      'button',
      { name: m.editor_node_named({ ...named, index: 1, count: 3 }) },
      { timeout: 20_000 }
    )
    button.focus()
    await openSettings(canvas)
    const arrange = within(await canvas.findByRole('region', { name: m.editor_arrange() }, { timeout: 20_000 }))
    await userEvent.click(arrange.getByRole('button', { name: m.editor_do_copy_to({ area: 'Back' }) }))
    await expect(editor.store.getSnapshot()).toMatchObject({ areaId: 'back', nodes: [{ name: 'Sun', x: 60, y: 60 }] })
    await expect(
      await canvas.findByRole('button', { name: m.editor_node_named({ ...named, index: 1, count: 1 }) })
    ).toBeVisible()
    // The settings on the back offer a copy to the front.
    await expect(
      await canvas.findByRole('button', { name: m.editor_do_copy_to({ area: 'Front' }) }, { timeout: 20_000 })
    ).toBeVisible()
  }
})

/** The key mirrors the selection to the other side, a button of the layers the whole side. One undo step each. */
export const MirroredToTheBack = meta.story({
  tags: ['deed'],
  globals: onDesktop,
  beforeEach: ({ args }) => {
    const editor = editorWith([square('one', 60, 100, { rotation: 20 }), square('two', 200, 300)])
    void fetchFonts(editor)
    args.editor = editor
  },
  play: async ({ canvas, args }) => {
    const { commands, store, fonts } = editorOf(args)
    await waitFor(() => expect(fonts.getSnapshot()).toBeDefined(), { timeout: 20_000 })
    const layers = await canvas.findByRole('button', { name: m.editor_layers_title() }, { timeout: 20_000 })
    commands.select(['one'])
    const width = args.product?.printAreas.find(({ id }) => id === 'back')?.widthMm ?? 0
    await userEvent.keyboard('{Alt>}m{/Alt}')
    await expect(store.getSnapshot()).toMatchObject({ areaId: 'back', nodes: [{ rotation: -20 }] })
    await expect(store.getSnapshot().nodes[0]?.x).toBeGreaterThan(width / 2)
    await canvas.findByText(m.editor_said_mirrored({ name: 'one' }), { selector: 'output' })
    commands.undo()
    commands.select([])
    await userEvent.click(layers)
    await userEvent.click(
      await canvas.findByRole('button', { name: m.editor_layers_mirror({ area: 'Back' }) }, { timeout: 20_000 })
    )
    await expect(store.getSnapshot()).toMatchObject({ areaId: 'back', nodes: [{}, {}] })
    commands.undo()
    await expect(store.getSnapshot()).toMatchObject({ areaId: 'front', canUndo: false })
  }
})

/** Standard placements, rows and columns, and a pattern over the whole print area. */
export const PlacedAndRepeated = meta.story({
  tags: ['deed'],
  play: async ({ canvas, args }) => {
    const editor = editorOf(args)
    const nodes = () => editor.store.getSnapshot().nodes
    await waitFor(() => expect(editor.fonts.getSnapshot()).toBeDefined(), { timeout: 20_000 })
    editor.commands.select(['Sun'])
    await openSettings(canvas)
    const arrange = () => canvas.findByRole('region', { name: m.editor_arrange() }, { timeout: 20_000 })
    const press = async (name: string | RegExp) =>
      userEvent.click(await within(await arrange()).findByRole('button', { name }))
    await press(new RegExp(m.editor_placement_left_chest()))
    await expect(nodes().find(({ id }) => id === 'Sun')).toMatchObject({ x: 239, width: 89 })
    editor.commands.undo()
    editor.commands.selectAll()
    await canvas.findByText(m.editor_align_to_others(), undefined, { timeout: 20_000 })
    await press(new RegExp(m.editor_do_tidy()))
    const [sun, moon] = nodes()
    await expect([sun?.x, moon?.x]).toEqual([expect.any(Number), sun?.x])
    editor.commands.undo()
    editor.commands.select(['Sun'])
    await canvas.findByText(m.editor_align_to_area(), undefined, { timeout: 20_000 })
    await press(m.editor_pattern())
    // Nodes of 40 by 20 mm with gaps of 10 mm, in 280 by 380 mm.
    await expect(
      await canvas.findByText(m.editor_pattern_count({ count: 5 * 13 }), undefined, { timeout: 20_000 })
    ).toBeVisible()
    await press(m.editor_pattern_fill())
    await expect(nodes().at(-1)).toMatchObject({ type: 'group', children: { length: 65 } })
    editor.commands.undo()
    await expect(nodes().map(({ id }) => id)).toEqual(['Sun', 'Moon', 'Star'])
  }
})

/** Rulers, a grid and guides overlay the stage. Moved nodes snap to guides. */
export const Guides = meta.story({
  tags: ['deed'],
  globals: onDesktop,
  play: async ({ canvas, args }) => {
    const editor = editorOf(args)
    await waitFor(() => expect(editor.fonts.getSnapshot()).toBeDefined(), { timeout: 20_000 })
    await userEvent.click(await canvas.findByRole('button', { name: m.editor_guides_title() }))
    const panel = within(await canvas.findByRole('region', { name: m.editor_guides_title() }, { timeout: 20_000 }))
    await userEvent.click(await panel.findByRole('checkbox', { name: m.editor_guides_rulers() }))
    await userEvent.click(panel.getByRole('checkbox', { name: m.editor_guides_grid() }))
    await userEvent.click(panel.getByRole('button', { name: m.editor_guides_add_down() }))
    const field = fieldOf(panel)(m.editor_guides_from_left({ index: 1 }), 'mm')
    await write(field, '71.5')
    await waitFor(() => expect(editor.aids.getSnapshot().guides).toEqual({ front: [{ axis: 'x', at: 71.5 }] }))
    await expect(await canvas.findByTestId('grid')).toBeInTheDocument()
    // A drag from the left ruler adds another vertical guide. A drag back onto the ruler removes it.
    const ruler = await canvas.findByTestId('ruler-y')
    const { left, top } = ruler.getBoundingClientRect()
    const at = (x: number) => ({ pointerId: 1, button: 0, clientX: left + x, clientY: top + 150, bubbles: true })
    await fireEvent.pointerDown(ruler, at(5))
    await fireEvent.pointerMove(ruler, at(160))
    await expect(editor.aids.getSnapshot().guides['front']).toHaveLength(2)
    await fireEvent.pointerMove(ruler, at(2))
    await expect(editor.aids.getSnapshot().guides['front']).toHaveLength(1)
    await fireEvent.pointerUp(ruler, at(2))
    // Nudging by keyboard also snaps to a guide, and announces it.
    editor.commands.select(['Sun'])
    editor.commands.nudge(-8.5, 0)
    await expect(
      await canvas.findByText(new RegExp(m.editor_snap_guide()), undefined, { timeout: 20_000 })
    ).toBeInTheDocument()
    await expect(localStorage.getItem('motif-guides')).toContain('71.5')
    await userEvent.click(panel.getByRole('button', { name: m.editor_guides_remove({ index: 1 }) }))
    await expect(panel.getByText(m.editor_guides_count({ count: 0 }))).toBeVisible()
    // Guides are not part of the undo history. The message restores a removed guide, also one dragged off the stage.
    const bringBack = async () => {
      const message = (await screen.findByText(m.editor_guides_removed())).closest<HTMLElement>(
        '[data-scope=toast][data-part=root]'
      )
      if (message) await userEvent.click(within(message).getByRole('button', { name: m.common_undo() }))
      await expect(editor.aids.getSnapshot().guides).toEqual({ front: [{ axis: 'x', at: 71.5 }] })
      await waitFor(() => expect(message).not.toBeInTheDocument())
    }
    await bringBack()
    const line = canvas.getByTestId('own-guide')
    await fireEvent.pointerDown(line, at(160))
    await fireEvent.pointerMove(line, at(-60))
    await fireEvent.pointerUp(ruler, at(-60))
    await bringBack()
  }
})
