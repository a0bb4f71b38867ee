import { Ellipsis } from 'lucide-react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { Menu } from '@motif/ui/components/menu'
import preview from '../../.storybook/preview.tsx'
import { isActiveItem } from '../fixtures/menus.ts'
import { isFromTheRight } from '../fixtures/reading-direction.ts'

const onSelect = fn()
const meta = preview.meta({
  title: 'Components/Menu',
  component: Menu,
  beforeEach: () => {
    onSelect.mockClear()
  },
  args: {
    label: 'More',
    trigger: <Ellipsis aria-hidden />,
    items: [
      { id: 'rename', label: 'Rename', onSelect: () => onSelect('rename') },
      { id: 'copy', label: 'Duplicate', onSelect: () => onSelect('copy') },
      { id: 'orders', label: 'Orders', href: '/orderspage' }
    ]
  },
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', justifyContent: 'flex-end', minHeight: '14rem', padding: '1rem' }}>
        <Story />
      </div>
    )
  ]
})

export const ArrowsWalk = meta.story({
  tags: ['deed'],
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'More' }).focus()
    await userEvent.keyboard('{ArrowDown}')
    await isActiveItem(canvas, await canvas.findByRole('menuitem', { name: 'Rename' }))
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await waitFor(() => expect(onSelect).toHaveBeenCalledWith('copy'))
    await waitFor(() => expect(canvas.queryByRole('menu')).toBeNull())
  }
})

export const EscapeGivesTheFocusBack = meta.story({
  tags: ['deed'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More' }))
    await isActiveItem(canvas, await canvas.findByRole('menuitem', { name: 'Rename' }))
    await userEvent.keyboard('{End}')
    await isActiveItem(canvas, canvas.getByRole('menuitem', { name: 'Orders' }))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.queryByRole('menu')).toBeNull())
    await expect(canvas.getByRole('button', { name: 'More' })).toHaveFocus()
  }
})

export const OneOfSeveral = meta.story({
  tags: ['picture'],
  args: {
    label: 'Theme',
    head: 'How the shop looks',
    items: [
      { id: 'light', label: 'Light', isChosen: false },
      { id: 'dark', label: 'Dark', isChosen: true }
    ]
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Theme' }))
    const dark = await canvas.findByRole('menuitemradio', { name: 'Dark' })
    await expect(dark).toBeChecked()
    await isActiveItem(canvas, dark)
  }
})

export const DirectlyBelowItsButton = meta.story({
  tags: ['picture'],
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'More' })
    await userEvent.click(button)
    const menu = await canvas.findByRole('menu')
    await waitFor(async () => {
      const [below, above] = [menu.getBoundingClientRect(), button.getBoundingClientRect()]
      await expect(below.top - above.bottom).toBeCloseTo(6, 0)
      // The inline ends of the menu and its button are aligned.
      const end = isFromTheRight() ? 'left' : 'right'
      await expect(below[end]).toBeCloseTo(above[end], 0)
    })
  }
})
