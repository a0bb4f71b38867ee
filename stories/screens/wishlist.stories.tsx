import { m } from '@motif/messages'
import { ShareWishlistDialog, WishlistScreen } from '@motif/ui/screens/wishlist'
import { expect, fn, screen, userEvent, within } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { modes } from '../../.storybook/modes.ts'
import { failures } from '../fixtures/people.ts'
import { inShell } from '../fixtures/shells.ts'
import { longWishes, manyWishes, soldOutWish, wishedProducts } from '../fixtures/wishes.ts'

const [first, second] = wishedProducts
if (first === undefined || second === undefined) throw new Error('There are no wishes.')

const meta = preview.meta({
  title: 'Screens/Wishlist',
  component: WishlistScreen,
  parameters: { ...inShell('customer'), chromatic: { modes } },
  args: {
    items: [...wishedProducts, ...soldOutWish],
    count: wishedProducts.length + soldOutWish.length,
    missingCount: 0,
    moreCount: 0,
    isSignedIn: true,
    loginHref: '/login',
    onMore: fn(),
    onRetry: fn(),
    onAddToCart: fn(),
    onRemove: fn(),
    onShare: fn()
  }
})

export const Ready = meta.story({
  tags: ['picture'],
  play: async ({ canvas, args }) => {
    const main = within(canvas.getByRole('main'))
    await userEvent.click(main.getByRole('button', { name: m.wishlist_add({ product: first.product.name }) }))
    await expect(args.onAddToCart).toHaveBeenCalledWith(first)
    // A product with options links to its page, where they are selected.
    await expect(
      main.getByRole('link', { name: m.wishlist_choose_named({ product: second.product.name }) })
    ).toHaveAttribute('href', `/product/${second.product.slug}`)
  }
})

export const TakenOff = meta.story({
  tags: ['deed'],
  play: async ({ canvas, args }) => {
    const main = within(canvas.getByRole('main'))
    await userEvent.click(main.getByRole('button', { name: m.wishlist_remove({ product: first.product.name }) }))
    await expect(args.onRemove).toHaveBeenCalledWith(first)
    await expect(main.getByRole('region', { name: m.wishlist_title() })).toHaveFocus()
  }
})

export const OfAVisitor = meta.story({
  tags: ['picture'],
  parameters: inShell('visitor'),
  args: { isSignedIn: false, loginHref: '/login?next=%2Fcart%3Fsection%3Dwishlist' },
  play: async ({ canvas }) => {
    const main = within(canvas.getByRole('main'))
    await expect(main.getByText(m.wishlist_visitor())).toBeVisible()
    await expect(main.getByRole('link', { name: m.wishlist_log_in() })).toHaveAttribute(
      'href',
      '/login?next=%2Fcart%3Fsection%3Dwishlist'
    )
  }
})

export const NotOnSaleAnyMore = meta.story({
  tags: ['picture'],
  args: { items: wishedProducts.slice(0, 2), count: 4, missingCount: 2 },
  play: ({ canvas }) => expect(canvas.getByText(m.wishlist_not_sold({ count: 2 }))).toBeVisible()
})

export const TwoHundredWishes = meta.story({
  tags: ['picture'],
  args: { items: manyWishes, count: 200, moreCount: 48 },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: m.wishlist_more({ count: 48 }) }))
    await expect(args.onMore).toHaveBeenCalledOnce()
  }
})

export const LongNames = meta.story({ args: { items: longWishes, count: longWishes.length } })
export const Loading = meta.story({ args: { items: undefined } })
export const PuttingIntoTheCart = meta.story({ args: { addingSlug: first.product.slug } })

export const Empty = meta.story({
  tags: ['picture'],
  args: { items: [], count: 0 },
  play: ({ canvas }) =>
    expect(canvas.getByRole('link', { name: m.wishlist_empty_action() })).toHaveAttribute('href', '/')
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

const noop = () => {}

export const Shared = meta.story({
  tags: ['picture'],
  render: (args) => (
    <>
      <WishlistScreen {...args} />
      <ShareWishlistDialog
        link="https://motif.example/cart?section=wishlist&key=Ab3xY9kQ"
        isSignedIn
        loginHref="/login"
        onShare={noop}
        onStop={args.onShare}
        onClose={noop}
      />
    </>
  ),
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog', { name: m.wishlist_share_title() }))
    await expect(dialog.getByRole('textbox', { name: m.common_share_link() })).toHaveValue(
      'https://motif.example/cart?section=wishlist&key=Ab3xY9kQ'
    )
    await userEvent.click(dialog.getByRole('button', { name: m.common_share_stop() }))
    await expect(args.onShare).toHaveBeenCalledOnce()
  }
})

export const SharingNeedsAnAccount = meta.story({
  tags: ['picture'],
  parameters: inShell('visitor'),
  render: (args) => (
    <>
      <WishlistScreen {...args} isSignedIn={false} />
      <ShareWishlistDialog
        link={null}
        isSignedIn={false}
        loginHref="/login"
        onShare={noop}
        onStop={noop}
        onClose={noop}
      />
    </>
  ),
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: m.wishlist_share_title() }))
    await expect(dialog.getByRole('link', { name: m.common_share_sign_in() })).toHaveAttribute('href', '/login')
  }
})
