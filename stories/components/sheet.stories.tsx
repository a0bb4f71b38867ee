import { expect, fn, userEvent, within } from 'storybook/test'
import { m } from '@motif/messages'
import { Button } from '@motif/ui/components/button'
import { Checkbox } from '@motif/ui/components/checkbox'
import { Sheet } from '@motif/ui/components/sheet'
import preview from '../../.storybook/preview.tsx'

const meta = preview.meta({
  title: 'Components/Sheet',
  component: Sheet,
  args: {
    isOpen: true,
    title: 'Filters',
    footer: <Button isWide>Show 12 products</Button>,
    children: <Checkbox>In stock</Checkbox>,
    onClose: fn()
  }
})

export const Closing = meta.story({
  tags: ['deed'],
  play: async ({ canvas, args }) => {
    await userEvent.click(
      within(await canvas.findByRole('dialog', { name: 'Filters' })).getByRole('button', { name: m.common_close() })
    )
    await expect(args.onClose).toHaveBeenCalledOnce()
  }
})
export const FromTheStart = meta.story({ args: { side: 'start' } })
export const FromTheStartRightToLeft = meta.story({ args: { side: 'start' }, globals: { locale: 'ar-XB' } })
export const Phone = meta.story({ globals: { viewport: { value: 'phone', isRotated: false } } })
