import { m } from '@motif/messages'
import { WishesProvider } from '@motif/ui/components/wish-button'
import { SharedWishlistScreen } from '@motif/ui/screens/wishlist'
import { expect, fn, userEvent, within } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { modes } from '../../.storybook/modes.ts'
import { failures } from '../fixtures/people.ts'
import { inShell } from '../fixtures/shells.ts'
import { wishedProducts, wishesInMemory } from '../fixtures/wishes.ts'

const [first] = wishedProducts
if (first === undefined) throw new Error('There are no wishes.')

const meta = preview.meta({
  title: 'Screens/Shared wishlist',
  component: SharedWishlistScreen,
  parameters: { ...inShell('visitor'), chromatic: { modes } },
  args: {
    items: wishedProducts,
    count: wishedProducts.length,
    missingCount: 0,
    moreCount: 0,
    onMore: fn(),
    onRetry: fn(),
    onAddToCart: fn()
  },
  render: (args) => (
    <WishesProvider wishes={wishesInMemory()}>
      <SharedWishlistScreen {...args} />
    </WishesProvider>
  )
})

export const Ready = meta.story({
  tags: ['picture'],
  play: async ({ canvas, args }) => {
    const main = within(canvas.getByRole('main'))
    await userEvent.click(main.getByRole('button', { name: m.wishlist_add({ product: first.product.name }) }))
    await expect(args.onAddToCart).toHaveBeenCalledWith(first)
    await expect(
      main.getByRole('button', { name: m.wishlist_toggle({ product: first.product.name }) })
    ).toHaveAttribute('aria-pressed', 'false')
  }
})

export const Loading = meta.story({ args: { items: undefined } })
export const Empty = meta.story({ args: { items: [], count: 0 } })
export const NoLongerShared = meta.story({
  tags: ['picture'],
  args: { items: undefined, failure: { code: 'not-found', message: 'Not found' } },
  play: ({ canvas }) => expect(canvas.getByText(m.wishlist_shared_gone())).toBeVisible()
})
export const Failed = meta.story({
  tags: ['picture'],
  args: { items: undefined, failure: failures.internal },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: m.common_try_again() }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  }
})
export const Offline = meta.story({ args: { items: undefined, failure: failures.network } })
