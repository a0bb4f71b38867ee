import { DesignToolScreen } from '@motif/ui/screens/design-tool'
import { expect, fireEvent, userEvent, within } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { modes } from '../../.storybook/modes.ts'
import { designToolProps, editorFor } from '../fixtures/design-tool.ts'
import { drag, middleOf } from '../fixtures/pointer.ts'

const meta = preview.meta({
  title: 'Screens/Design tool/Layers',
  component: DesignToolScreen,
  parameters: { chromatic: { modes } },
  args: designToolProps,
  beforeEach: ({ args }) => {
    args.editor ??= editorFor('hello')
  }
})

export const Sorted = meta.story({
  play: async ({ canvas, args }) => {
    const { editor } = args
    if (!editor) throw new Error('This story has no editor.')
    const order = () => editor.store.getSnapshot().nodes.map(({ id }) => id)
    await canvas.findByRole('button', { name: 'Text, Hello, 2 of 3' }, { timeout: 20_000 })
    await userEvent.click(canvas.getByRole('button', { name: 'Layers' }))
    const layers = within(await canvas.findByRole('region', { name: 'Layers' }))
    const first = order()
    // By the keyboard, and back.
    const grip = await layers.findByRole('button', { name: 'Move Hello up or down' })
    grip.focus()
    await userEvent.keyboard('{ArrowUp}')
    await expect(order()).toEqual([first[0], first[2], first[1]])
    await expect(grip).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(order()).toEqual(first)
    // By a drag: from the back to the front.
    const [top] = layers.getAllByRole('listitem')
    const back = layers.getByRole('button', { name: 'Move Shape up or down' })
    await drag(back, middleOf(back), { x: 0, y: (top?.getBoundingClientRect().top ?? 0) - middleOf(back).y })
    await expect(order()).toEqual([first[1], first[2], first[0]])
    // Names, locks, and what is hidden.
    await userEvent.click(layers.getByRole('button', { name: 'Hello' }))
    await userEvent.type(layers.getByRole('textbox', { name: 'Name of the layer' }), 'Greeting{Enter}')
    await userEvent.click(layers.getByRole('button', { name: 'Lock Greeting' }))
    await userEvent.click(layers.getByRole('button', { name: 'Hide Greeting' }))
    await expect(editor.store.getSnapshot().nodes[0]).toMatchObject({ name: 'Greeting', locked: true, hidden: true })
    await userEvent.click(layers.getByRole('button', { name: 'Hide Greeting' }))
    await userEvent.click(layers.getByRole('button', { name: 'Lock Greeting' }))
    // A group stands with what is in it.
    editor.commands.selectAll()
    editor.commands.group()
    await expect(await layers.findByRole('button', { name: 'Group', pressed: true })).toBeVisible()
    await expect(layers.getAllByRole('list')).toHaveLength(2)
  }
})

export const Grouped = meta.story({
  play: async ({ canvas, args }) => {
    const { editor } = args
    if (!editor) throw new Error('This story has no editor.')
    const nodes = () => editor.store.getSnapshot().nodes
    await canvas.findByRole('button', { name: 'Text, Hello, 2 of 3' }, { timeout: 20_000 })
    await userEvent.click(canvas.getByRole('button', { name: 'Layers' }))
    const layers = within(await canvas.findByRole('region', { name: 'Layers' }))
    // Several one after another, as with a finger, and what is done with them.
    await userEvent.click(await layers.findByRole('button', { name: 'Choose several' }))
    await userEvent.click(layers.getByRole('button', { name: 'Hello' }))
    await userEvent.click(layers.getByRole('button', { name: 'GOOD MORNING CLUB' }))
    await userEvent.click(layers.getByRole('button', { name: 'Group' }))
    await expect(nodes()).toMatchObject([
      { id: 'sun' },
      { type: 'group', children: [{ id: 'hello' }, { id: 'morning' }] }
    ])
    await userEvent.click(layers.getByRole('button', { name: 'Choose several' }))
    // Into the group by the keyboard, which stays with it, and out behind it.
    const grip = () => layers.getByRole('button', { name: 'Move Shape up or down' })
    grip().focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(nodes()).toMatchObject([
      { type: 'group', children: [{ id: 'hello' }, { id: 'morning' }, { id: 'sun' }] }
    ])
    await expect(canvas.getByText('Shape, layer 1 of 3 in Group')).toBeInTheDocument()
    await expect(grip()).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}')
    await expect(nodes()).toMatchObject([{ id: 'sun' }, { type: 'group' }])
    // Onto the group by a finger, and out of it below all.
    const group = layers.getByRole('button', { name: 'Group', pressed: false }).parentElement ?? document.body
    await drag(grip(), middleOf(grip()), { x: 0, y: middleOf(group).y - middleOf(grip()).y }, { pointerType: 'touch' })
    await expect(nodes()).toMatchObject([{ type: 'group', children: [{}, {}, { id: 'sun' }] }])
    await drag(grip(), middleOf(grip()), { x: 0, y: 400 }, { pointerType: 'touch' })
    await expect(nodes()).toMatchObject([{ id: 'sun' }, { type: 'group' }])
    // A range within a group, as with a mouse and Shift.
    await userEvent.click(layers.getByRole('button', { name: 'Hello' }))
    await fireEvent.click(layers.getByRole('button', { name: 'GOOD MORNING CLUB' }), { shiftKey: true })
    await expect(editor.store.getSnapshot().selectedIds).toEqual(['hello', 'morning'])
  }
})
