import { expect, screen, userEvent, within } from 'storybook/test'
import { m } from '@motif/messages'
import { ShareButton } from '@motif/ui/components/share-links'
import preview from '../../.storybook/preview.tsx'

const meta = preview.meta({
  title: 'Components/Share links',
  component: ShareButton,
  args: { title: 'Everyday tee', path: '/product/everyday-tee?colour=navy' }
})

export const Closed = meta.story()

const openDialog = async () => {
  await userEvent.click(screen.getByRole('button', { name: m.common_share() }))
  return within(await screen.findByRole('dialog', { name: m.common_share_page({ name: 'Everyday tee' }) }))
}

/** The link holds the address of the Storybook, so its picture would differ each time. */
export const Open = meta.story({
  tags: ['deed'],
  play: async () => {
    const dialog = await openDialog()
    for (const link of dialog.getAllByRole<HTMLAnchorElement>('link'))
      await expect(decodeURIComponent(link.href)).toContain('/product/everyday-tee?colour=navy')
    await expect(dialog.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute('rel', 'noopener noreferrer')
    await expect(dialog.getByRole('link', { name: m.common_share_mail() })).not.toHaveAttribute('target')
  }
})

export const WithAnApp = meta.story({
  tags: ['deed'],
  play: async () => {
    const shared: unknown[] = []
    const own = Object.getOwnPropertyDescriptor(navigator, 'share')
    Object.defineProperty(navigator, 'share', {
      configurable: true,
      // As if the device's dialog were closed.
      value: async (data: unknown) => {
        shared.push(data)
        throw new DOMException('closed', 'AbortError')
      }
    })
    try {
      const dialog = await openDialog()
      await userEvent.click(dialog.getByRole('button', { name: m.common_share_app() }))
      const url = new URL('/product/everyday-tee?colour=navy', document.baseURI).href
      await expect(shared).toEqual([{ title: 'Everyday tee', url }])
    } finally {
      if (own) Object.defineProperty(navigator, 'share', own)
      else Reflect.deleteProperty(navigator, 'share')
    }
  }
})
