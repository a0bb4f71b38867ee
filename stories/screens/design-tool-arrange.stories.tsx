import { m } from '@motif/messages'
import type { ShapeNode } from '@motif/design'
import { DesignToolScreen } from '@motif/ui/screens/design-tool'
import { expect, userEvent, within } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { modes } from '../../.storybook/modes.ts'
import { designToolProps, editorWith } from '../fixtures/design-tool.ts'

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
  parameters: { chromatic: { modes } },
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

/** Writes a number into a field, as a person does who marks what is there. */
async function write(field: HTMLElement, text: string) {
  await userEvent.clear(field)
  await userEvent.type(field, text)
}

export const One = meta.story({
  play: async ({ canvas, args }) => {
    const editor = editorOf(args)
    const sun = () => editor.store.getSnapshot().nodes.find(({ id }) => id === 'Sun')
    const button = await canvas.findByRole(
      'button',
      { name: m.editor_node({ kind: 'Shape', index: 'Sun, 1', count: 3 }) },
      { timeout: 20_000 }
    )
    button.focus()
    const arrange = within(await canvas.findByRole('region', { name: m.editor_keys_arrange() }, { timeout: 20_000 }))
    const press = (name: string) => userEvent.click(arrange.getByRole('button', { name }))
    // To the edges and the middles of the print area: 300 by 400 mm.
    await press('Align left')
    await press('Align bottom')
    await expect(sun()).toMatchObject({ x: 20, y: 390 })
    await expect(
      canvas.getByText(
        m.editor_node({
          kind: 'Sun',
          index: '0 mm from the left, 380 mm from the top, edge',
          count: 'the print, edge of the print'
        })
      )
    ).toBeInTheDocument()
    await press('Align centres across')
    await press('Align centres down')
    await expect(sun()).toMatchObject({ x: 150, y: 200 })
    // In numbers: where its edges are, how large, how far it is turned.
    await write(arrange.getByRole('spinbutton', { name: 'From the left (mm)' }), '30')
    await write(arrange.getByRole('spinbutton', { name: 'From the top (mm)' }), '45.5')
    await expect(sun()).toMatchObject({ x: 50, y: 55.5 })
    await userEvent.click(arrange.getByRole('radio', { name: 'in' }))
    await write(arrange.getByRole('spinbutton', { name: 'Width (in)' }), '2')
    await expect(sun()).toMatchObject({ width: 50.8, height: 20, x: 55.4 })
    await press('Keep proportions')
    await write(arrange.getByRole('spinbutton', { name: 'Width (in)' }), '4')
    await expect(sun()).toMatchObject({ width: 101.6, height: 40, x: 80.8 })
    await userEvent.click(arrange.getByRole('radio', { name: 'mm' }))
    // All that was typed in one go is one step.
    editor.commands.undo()
    await expect(sun()).toMatchObject({ width: 40, height: 20, x: 50 })
    await write(arrange.getByRole('spinbutton', { name: 'Turn (°)' }), '-90')
    await press('Turn to the right')
    await expect(sun()).toMatchObject({ rotation: -75 })
    await press('Flip left to right')
    await press('Bring to the front')
    await expect(canvas.getByText(m.editor_layer_at({ name: 'Sun', index: 1, count: 3 }))).toBeInTheDocument()
    await expect(editor.store.getSnapshot().nodes.at(-1)).toMatchObject({ id: 'Sun', flipX: true })
    // What is locked is not moved, and neither by numbers.
    await press('Lock')
    await expect(arrange.getByRole('spinbutton', { name: 'From the left (mm)' })).toBeDisabled()
    await expect(arrange.getByRole('button', { name: 'Align left' })).toHaveAttribute('aria-disabled', 'true')
    await press('Unlock')
    await press('Hide')
    await expect(sun()).toMatchObject({ hidden: true })
    await press('Show')
  }
})

export const Several = meta.story({
  play: async ({ canvas, args }) => {
    const editor = editorOf(args)
    const nodes = () => editor.store.getSnapshot().nodes
    await canvas.findByRole(
      'button',
      { name: m.editor_node({ kind: 'Shape', index: 'Sun, 1', count: 3 }) },
      { timeout: 20_000 }
    )
    // By the keys alone, from the stage.
    await userEvent.keyboard('{Control>}a{/Control}')
    const arrange = within(await canvas.findByRole('region', { name: m.editor_keys_arrange() }, { timeout: 20_000 }))
    await userEvent.keyboard('{Alt>}{Shift>}V{/Shift}{/Alt}')
    await userEvent.click(arrange.getByRole('button', { name: 'Align left' }))
    await expect(canvas.getByText(/^3 things, 40 mm from the left/)).toBeInTheDocument()
    await expect(nodes()).toMatchObject([{ x: 60, y: 60 }, { rotation: 30 }, { x: 60, y: 300 }])
    // The frame around them, as large as it is told.
    await expect(arrange.getByRole('button', { name: 'Keep proportions' })).toBeDisabled()
    await write(arrange.getByRole('spinbutton', { name: 'Height (mm)' }), '130')
    await expect(nodes()).toMatchObject([{ width: 20, height: 10 }, { width: 20 }, { width: 20 }])
    await write(arrange.getByRole('spinbutton', { name: 'From the left (mm)' }), '0')
    await userEvent.click(arrange.getByRole('button', { name: m.editor_layer_group() }))
    await expect(nodes()).toMatchObject([{ type: 'group' }])
    await userEvent.click(canvas.getByRole('button', { name: m.editor_do_ungroup() }))
    await expect(nodes()).toMatchObject([{ x: 10 }, {}, { x: 10 }])
  }
})
