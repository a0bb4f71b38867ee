import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { m } from '@motif/messages'
import { Button } from '@motif/ui/components/button'
import { ConfirmDialog, Dialog } from '@motif/ui/components/dialog'
import preview from '../../.storybook/preview.tsx'

const meta = preview.meta({
  title: 'Components/Dialog',
  component: Dialog,
  args: {
    isOpen: true,
    title: 'Size guide',
    children: <p>Lay a shirt you like flat, and measure it from seam to seam.</p>,
    onClose: fn()
  }
})

export const Open = meta.story({
  tags: ['picture'],
  play: async ({ canvas, args }) => {
    const dialog = within(await canvas.findByRole('dialog', { name: 'Size guide' }))
    await userEvent.click(dialog.getByRole('button', { name: m.common_close() }))
    await expect(args.onClose).toHaveBeenCalledOnce()
  }
})

export const LongerThanTheScreen = meta.story({
  tags: ['picture'],
  args: {
    footer: <Button variant="accent">Understood</Button>,
    children: Array.from({ length: 40 }, (_, index) => (
      <p key={index}>Measure {index + 1} of forty, each a little longer than the one before.</p>
    ))
  },
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: 'Understood' })
    await waitFor(() => expect(button).toBeVisible())
    await expect(button.getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight)
  }
})

export const Confirming = meta.story({
  tags: ['deed'],
  render: ({ onClose }) => {
    const [isOpen, setIsOpen] = useState(false)
    return (
      <>
        <Button onClick={() => setIsOpen(true)}>Delete</Button>
        <ConfirmDialog
          isOpen={isOpen}
          title="Delete this design?"
          confirmLabel="Delete the design"
          isDangerous
          onConfirm={onClose}
          onCancel={() => setIsOpen(false)}
        >
          It is gone for good.
        </ConfirmDialog>
      </>
    )
  },
  play: async ({ canvas, args }) => {
    const opener = canvas.getByRole('button', { name: 'Delete' })
    await userEvent.click(opener)
    const dialog = within(await canvas.findByRole('dialog', { name: 'Delete this design?' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Delete the design' }))
    await expect(args.onClose).toHaveBeenCalledOnce()
    await userEvent.click(dialog.getByRole('button', { name: m.common_cancel() }))
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
    await expect(opener).toHaveFocus()
  }
})

export const ConfirmedAndBusy = meta.story({
  tags: ['deed'],
  render: ({ onClose }) => (
    <ConfirmDialog
      isOpen
      title="Delete this design?"
      confirmLabel="Delete the design"
      isDangerous
      isBusy
      onConfirm={onClose}
      onCancel={onClose}
    >
      It is gone for good.
    </ConfirmDialog>
  ),
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete the design' }))
    await expect(args.onClose).not.toHaveBeenCalled()
  }
})
