import { expect, fn, screen, userEvent } from 'storybook/test'
import { m } from '@motif/messages'
import { ShareDialog } from '@motif/ui/components/share-dialog'
import preview from '../../.storybook/preview.tsx'

const meta = preview.meta({
  title: 'Components/Share dialog',
  component: ShareDialog,
  args: {
    title: 'Share your wishlist',
    text: 'Whoever has the link sees the products of your list.',
    visitorText: 'This list is kept on this device alone. Log in, and it can be shared.',
    link: 'https://motif.example/cart?section=wishlist&key=Zc3f0v8Q',
    isSignedIn: true,
    onShare: fn(),
    onStop: fn(),
    onClose: fn()
  }
})

export const Shared = meta.story()
export const NotShared = meta.story({ args: { link: null } })
export const Visitor = meta.story({ args: { link: null, isSignedIn: false } })

export const IsShared = meta.story({
  tags: ['deed'],
  args: { link: null },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: m.common_share_make() }))
    await expect(args.onShare).toHaveBeenCalledOnce()
  }
})
