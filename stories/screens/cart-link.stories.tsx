import { expect, fn, userEvent } from 'storybook/test'
import { m } from '@motif/messages'
import { CartLinkScreen } from '@motif/ui/screens/cart'
import preview from '../../.storybook/preview.tsx'
import { modes } from '../../.storybook/modes.ts'
import { failures } from '../fixtures/people.ts'
import { inShell } from '../fixtures/shells.ts'

/** Opened from the email about an abandoned cart. */
const meta = preview.meta({
  title: 'Screens/Cart from a mail',
  component: CartLinkScreen,
  parameters: { ...inShell('visitor'), chromatic: { modes } },
  args: { replaces: false, isBusy: false, onOpen: fn() }
})

export const Ready = meta.story({
  tags: ['picture'],
  play: async ({ canvas, args }) => {
    await expect(args.onOpen).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: m.cart_reminded_open() }))
    await expect(args.onOpen).toHaveBeenCalledOnce()
  }
})

export const ReplacesAnother = meta.story({
  tags: ['picture'],
  args: { replaces: true },
  play: ({ canvas }) => expect(canvas.getByText(m.cart_reminded_replaces())).toBeVisible()
})

export const Opening = meta.story({
  tags: ['picture'],
  args: { isBusy: true },
  play: ({ canvas }) =>
    expect(canvas.getByRole('button', { name: m.cart_reminded_open() })).toHaveAttribute('aria-busy')
})

export const Ended = meta.story({
  tags: ['picture'],
  args: { failure: failures.cartLinkEnded },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toBeVisible()
    await expect(canvas.getByRole('button', { name: m.cart_reminded_open() })).toBeEnabled()
  }
})

export const Offline = meta.story({ args: { failure: failures.network } })
