import { DesignToolScreen } from '@motif/ui/screens/design-tool'
import { expect, userEvent, within } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { modes } from '../../.storybook/modes.ts'
import { designToolProps, editorFor } from '../fixtures/design-tool.ts'
import { drag, middleOf } from '../fixtures/hands.ts'

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
    await expect(await layers.findByRole('button', { name: 'Group' })).toHaveAttribute('aria-pressed', 'true')
    await expect(layers.getAllByRole('list')).toHaveLength(2)
  }
})
