import { m } from '@motif/messages'
import { DesignToolScreen } from '@motif/ui/screens/design-tool'
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { modes } from '../../.storybook/modes.ts'
import { designToolProps, editorFor } from '../fixtures/design-tool.ts'
import { drag, middleOf } from '../fixtures/pointer.ts'
import { keyOnwards } from '../fixtures/reading-direction.ts'
import { inShell } from '../fixtures/shells.ts'
import { onDesktop } from '../fixtures/windows.ts'

const meta = preview.meta({
  title: 'Screens/Design tool/Layers',
  component: DesignToolScreen,
  parameters: { ...inShell('designer'), chromatic: { modes } },
  args: designToolProps,
  beforeEach: ({ args }) => {
    args.editor ??= editorFor('hello')
  }
})

export const Sorted = meta.story({
  tags: ['deed'],
  globals: onDesktop,
  play: async ({ canvas, args }) => {
    const { editor } = args
    if (!editor) throw new Error('This story has no editor.')
    const order = () => editor.store.getSnapshot().nodes.map(({ id }) => id)
    await canvas.findByRole(
      'button',
      { name: m.editor_node_text({ text: 'Hello', index: 2, count: 3 }) },
      { timeout: 20_000 }
    )
    await userEvent.click(canvas.getByRole('button', { name: m.editor_layers_title() }))
    const layers = within(await canvas.findByRole('region', { name: m.editor_layers_title() }))
    const first = order()
    // Every row shows a thumbnail.
    const rows = canvas.getByRole('region', { name: m.editor_layers_title() })
    await waitFor(() => expect(rows.querySelectorAll('[data-layer] [data-layer-picture] svg path')).not.toHaveLength(0))
    await expect(rows.querySelectorAll('[data-layer-picture] svg')).toHaveLength(3)
    // Moves a layer by keyboard and back.
    const grip = await layers.findByRole('button', { name: m.editor_layer_move({ name: 'Hello' }) })
    grip.focus()
    await userEvent.keyboard('{ArrowUp}')
    await expect(order()).toEqual([first[0], first[2], first[1]])
    await expect(grip).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(order()).toEqual(first)
    // Drags a layer from the back to the front.
    const [top] = layers.getAllByRole('listitem')
    const back = layers.getByRole('button', { name: m.editor_layer_move({ name: m.editor_layer_shape() }) })
    await drag(back, middleOf(back), { x: 0, y: (top?.getBoundingClientRect().top ?? 0) - middleOf(back).y })
    await expect(order()).toEqual([first[1], first[2], first[0]])
    // Renaming, locking and hiding.
    await userEvent.click(layers.getByRole('button', { name: 'Hello' }))
    await userEvent.type(layers.getByRole('textbox', { name: m.editor_layer_name() }), 'Greeting{Enter}')
    await userEvent.click(layers.getByRole('button', { name: m.editor_layer_lock({ name: 'Greeting' }) }))
    await userEvent.click(layers.getByRole('button', { name: m.editor_layer_hide({ name: 'Greeting' }) }))
    await expect(editor.store.getSnapshot().nodes[0]).toMatchObject({ name: 'Greeting', locked: true, hidden: true })
    await userEvent.click(layers.getByRole('button', { name: m.editor_layer_hide({ name: 'Greeting' }) }))
    await userEvent.click(layers.getByRole('button', { name: m.editor_layer_lock({ name: 'Greeting' }) }))
    // A group lists its children.
    editor.commands.selectAll()
    editor.commands.group()
    await expect(await layers.findByRole('button', { name: m.editor_layer_group(), pressed: true })).toBeVisible()
    await expect(layers.getAllByRole('list')).toHaveLength(2)
  }
})

export const Grouped = meta.story({
  tags: ['deed'],
  globals: onDesktop,
  play: async ({ canvas, args }) => {
    const { editor } = args
    if (!editor) throw new Error('This story has no editor.')
    const nodes = () => editor.store.getSnapshot().nodes
    await canvas.findByRole(
      'button',
      { name: m.editor_node_text({ text: 'Hello', index: 2, count: 3 }) },
      { timeout: 20_000 }
    )
    await userEvent.click(canvas.getByRole('button', { name: m.editor_layers_title() }))
    const layers = within(await canvas.findByRole('region', { name: m.editor_layers_title() }))
    // Selects several layers one by one, as by touch, and groups them.
    await userEvent.click(await layers.findByRole('button', { name: m.editor_layers_several() }))
    await userEvent.click(layers.getByRole('button', { name: 'Hello' }))
    await userEvent.click(layers.getByRole('button', { name: 'GOOD MORNING CLUB' }))
    await userEvent.click(layers.getByRole('button', { name: m.editor_do_group() }))
    await expect(nodes()).toMatchObject([
      { id: 'sun' },
      { type: 'group', children: [{ id: 'hello' }, { id: 'morning' }] }
    ])
    await userEvent.click(layers.getByRole('button', { name: m.editor_layers_several() }))
    // Moves a layer by keyboard into the group, where it keeps the focus, and out behind the group.
    const grip = () => layers.getByRole('button', { name: m.editor_layer_move({ name: m.editor_layer_shape() }) })
    grip().focus()
    await userEvent.keyboard(keyOnwards())
    await expect(nodes()).toMatchObject([
      { type: 'group', children: [{ id: 'hello' }, { id: 'morning' }, { id: 'sun' }] }
    ])
    await expect(
      canvas.getByText(
        m.editor_layer_in({ name: m.editor_layer_shape(), index: 1, count: 3, group: m.editor_layer_group() })
      )
    ).toBeInTheDocument()
    await expect(grip()).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}')
    await expect(nodes()).toMatchObject([{ id: 'sun' }, { type: 'group' }])
    // Drags a layer by touch onto the group, and out of it to the bottom.
    const group =
      layers.getByRole('button', { name: m.editor_layer_group(), pressed: false }).parentElement ?? document.body
    await drag(grip(), middleOf(grip()), { x: 0, y: middleOf(group).y - middleOf(grip()).y }, { pointerType: 'touch' })
    await expect(nodes()).toMatchObject([{ type: 'group', children: [{}, {}, { id: 'sun' }] }])
    await drag(grip(), middleOf(grip()), { x: 0, y: 400 }, { pointerType: 'touch' })
    await expect(nodes()).toMatchObject([{ id: 'sun' }, { type: 'group' }])
    // Selects a range within a group, as by mouse with Shift.
    await userEvent.click(layers.getByRole('button', { name: 'Hello' }))
    await fireEvent.click(layers.getByRole('button', { name: 'GOOD MORNING CLUB' }), { shiftKey: true })
    await expect(editor.store.getSnapshot().selectedIds).toEqual(['hello', 'morning'])
  }
})

export const LongNames = meta.story({
  tags: ['deed'],
  globals: onDesktop,
  play: async ({ canvas, args }) => {
    await canvas.findByRole(
      'button',
      { name: m.editor_node_text({ text: 'Hello', index: 2, count: 3 }) },
      { timeout: 20_000 }
    )
    const name = 'Greeting for the people of the morning club, in large letters'
    args.editor?.commands.rename('hello', name)
    await userEvent.click(canvas.getByRole('button', { name: m.editor_layers_title() }))
    const panel = await canvas.findByRole('region', { name: m.editor_layers_title() })
    // A long name is truncated. The buttons after it stay inside the panel.
    const button = await within(panel).findByRole('button', { name: m.editor_layer_hide({ name }) })
    const [inner, outer] = [button.getBoundingClientRect(), panel.getBoundingClientRect()]
    await expect(inner.right).toBeLessThan(outer.right)
    await expect(inner.left).toBeGreaterThan(outer.left)
  }
})
