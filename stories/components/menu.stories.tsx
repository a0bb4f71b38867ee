import { Ellipsis } from 'lucide-react'
import { expect, fn, userEvent } from 'storybook/test'
import { Menu } from '@motif/ui/components/menu'
import preview from '../../.storybook/preview.tsx'

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
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'More' }).focus()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}')
    await expect(onSelect).toHaveBeenCalledWith('copy')
    await expect(canvas.queryByRole('menu')).toBeNull()
  }
})

export const EscapeGivesTheFocusBack = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More' }))
    await expect(canvas.getByRole('menuitem', { name: 'Rename' })).toHaveFocus()
    await userEvent.keyboard('{End}')
    await expect(canvas.getByRole('menuitem', { name: 'Orders' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect(canvas.queryByRole('menu')).toBeNull()
    await expect(canvas.getByRole('button', { name: 'More' })).toHaveFocus()
  }
})

export const OneOfSeveral = meta.story({
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
    await expect(canvas.getByRole('menuitemradio', { name: 'Dark' })).toBeChecked()
    await expect(canvas.getByRole('menuitemradio', { name: 'Dark' })).toHaveFocus()
  }
})
