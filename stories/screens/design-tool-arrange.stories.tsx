import { m } from '@motif/messages'
import type { ShapeNode } from '@motif/design'
import { DesignToolScreen } from '@motif/ui/screens/design-tool'
import { expect, userEvent, within } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { modes } from '../../.storybook/modes.ts'
import { designToolProps, editorWith, openSettings } from '../fixtures/design-tool.ts'
import { inShell } from '../fixtures/shells.ts'

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
    localStorage.removeItem('motif-length-unit')
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

/** Finds a number of the settings by what it is and what it is written in. */
const fieldOf = (settings: ReturnType<typeof within>) => (label: string, unit: string) =>
  settings.getByRole('spinbutton', { name: m.editor_label_unit({ label, unit }) })

/** Writes a number into a field, as a person does who marks what is there. */
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
    // To the edges and the middles of the print area: 300 by 400 mm.
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
    // In numbers: where its edges are, how large, how far it is turned.
    await write(field(m.editor_place_left(), 'mm'), '30')
    await write(field(m.editor_place_top(), 'mm'), '45.5')
    await expect(sun()).toMatchObject({ x: 50, y: 55.5 })
    await userEvent.click(arrange.getByRole('radio', { name: 'in' }))
    // Proportions are kept until they are let go.
    await write(field(m.editor_width(), 'in'), '2')
    await expect(sun()).toMatchObject({ width: 50.8, height: 25.4, x: 55.4 })
    await press(m.editor_keep_ratio())
    await write(field(m.editor_width(), 'in'), '4')
    await expect(sun()).toMatchObject({ width: 101.6, height: 25.4, x: 80.8 })
    await userEvent.click(arrange.getByRole('radio', { name: 'mm' }))
    // All that was typed in one go is one step.
    editor.commands.undo()
    await expect(sun()).toMatchObject({ width: 40, height: 20, x: 50 })
    await write(field(m.editor_turn(), '°'), '-90')
    await press(m.editor_do_turn_right())
    await expect(sun()).toMatchObject({ rotation: -75 })
    await press(m.editor_do_flip_x())
    await press(m.editor_do_front())
    await expect(canvas.getByText(m.editor_layer_at({ name: 'Sun', index: 1, count: 3 }))).toBeInTheDocument()
    await expect(editor.store.getSnapshot().nodes.at(-1)).toMatchObject({ id: 'Sun', flipX: true })
    // What is locked is not moved, and neither by numbers.
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
    // By the keys alone, from the stage.
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
    // The frame around them, as large as it is told.
    await expect(arrange.getByRole('button', { name: m.editor_keep_ratio() })).toBeDisabled()
    await write(field(m.editor_height(), 'mm'), '130')
    await expect(nodes()).toMatchObject([{ width: 20, height: 10 }, { width: 20 }, { width: 20 }])
    await write(field(m.editor_place_left(), 'mm'), '0')
    await userEvent.click(arrange.getByRole('button', { name: m.editor_do_group() }))
    await expect(nodes()).toMatchObject([{ type: 'group' }])
    await userEvent.click(canvas.getByRole('button', { name: m.editor_do_ungroup() }))
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
    // From there the way leads back.
    await expect(
      await canvas.findByRole('button', { name: m.editor_do_copy_to({ area: 'Front' }) }, { timeout: 20_000 })
    ).toBeVisible()
  }
})
