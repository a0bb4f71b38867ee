import { m } from '@motif/messages'
import { BuyShortcut } from '@motif/ui/components/buy-shortcut'
import { expect, fn, userEvent } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'

const name = 'Stoneware mug'

const meta = preview.meta({
  title: 'Components/Buy shortcut',
  component: BuyShortcut,
  parameters: { layout: 'centered' },
  args: {
    name,
    href: '/product/stoneware-mug',
    stock: 'in-stock' as const,
    hasChoice: false,
    isAdding: false,
    onAdd: fn()
  },
  render: (args) => (
    <div style={{ width: '180px' }}>
      <BuyShortcut {...args} />
    </div>
  )
})

export const IntoTheCart = meta.story({
  tags: ['picture'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: m.wishlist_add({ product: name }) }))
    await expect(args.onAdd).toHaveBeenCalledOnce()
  }
})

export const SomethingToChoose = meta.story({
  tags: ['picture'],
  args: { hasChoice: true },
  play: ({ canvas }) =>
    expect(canvas.getByRole('link', { name: m.wishlist_choose_named({ product: name }) })).toHaveAttribute(
      'href',
      '/product/stoneware-mug'
    )
})

export const SoldOut = meta.story({
  tags: ['picture'],
  args: { hasChoice: true, stock: 'out' },
  play: ({ canvas }) =>
    expect(canvas.getByRole('link', { name: m.wishlist_look_named({ product: name }) })).toBeVisible()
})
