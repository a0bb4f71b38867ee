import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { Badge } from '@motif/ui/components/badge'
import { Breadcrumb } from '@motif/ui/components/breadcrumb'
import { Button } from '@motif/ui/components/button'
import { Checkbox } from '@motif/ui/components/checkbox'
import { ChipGroup } from '@motif/ui/components/chip-group'
import { ConfirmDialog } from '@motif/ui/components/dialog'
import { EmptyState } from '@motif/ui/components/empty-state'
import { FailedState } from '@motif/ui/components/failed-state'
import { Menu } from '@motif/ui/components/menu'
import { Pagination } from '@motif/ui/components/pagination'
import { QuantityStepper } from '@motif/ui/components/quantity-stepper'
import { Rating } from '@motif/ui/components/rating'
import { SelectField } from '@motif/ui/components/select'
import { Sheet } from '@motif/ui/components/sheet'
import { SwatchGroup } from '@motif/ui/components/swatch-group'
import { TextAreaField } from '@motif/ui/components/text-area'
import preview from '../../.storybook/preview.tsx'

const onChange = fn()
const meta = preview.meta({
  title: 'Components/Controls',
  parameters: { layout: 'padded' },
  beforeEach: () => {
    onChange.mockClear()
  }
})

export const Quantity = meta.story({
  render: () => {
    const [value, setValue] = useState(998)
    return (
      <QuantityStepper
        value={value}
        onChange={(change) => {
          setValue(change.quantity)
          onChange(change)
        }}
      />
    )
  },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Quantity' })
    await userEvent.click(canvas.getByRole('button', { name: 'One more' }))
    await expect(canvas.getByRole('button', { name: 'One more' })).toBeDisabled()
    await userEvent.clear(field)
    await userEvent.type(field, 'twelve{Enter}')
    await expect(field).toHaveValue('999')
    await userEvent.clear(field)
    await userEvent.type(field, '12')
    await userEvent.tab()
    await expect(onChange).toHaveBeenLastCalledWith({ quantity: 12 })
    field.focus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(onChange).toHaveBeenLastCalledWith({ quantity: 11 })
  }
})

const colours = [
  { value: 'navy', label: 'Harbour navy', swatch: '#24365c' },
  { value: 'brick', label: 'Brick', swatch: '#a33b2a', isDisabled: true },
  { value: 'paper', label: 'Paper white', swatch: '#f2f1ec' }
]

export const Swatches = meta.story({
  render: () => {
    const [value, setValue] = useState('navy')
    return <SwatchGroup legend="Colour" options={colours} value={value} onChange={(change) => setValue(change.value)} />
  },
  play: async ({ canvas }) => {
    canvas.getByRole('radio', { name: 'Harbour navy' }).focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('radio', { name: 'Paper white' })).toBeChecked()
    await expect(canvas.getByText('Paper white')).toBeVisible()
  }
})

export const Chips = meta.story({
  render: () => {
    const [value, setValue] = useState('s')
    return (
      <ChipGroup
        legend="Size"
        options={[
          { value: 's', label: 'S' },
          { value: 'm', label: 'M' },
          { value: 'xxl', label: 'XXL', isDisabled: true }
        ]}
        value={value}
        onChange={(change) => setValue(change.value)}
      />
    )
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'M' }))
    await expect(canvas.getByRole('radio', { name: 'M' })).toBeChecked()
    await expect(canvas.getByRole('radio', { name: 'XXL' })).toBeDisabled()
  }
})

export const Fields = meta.story({
  render: () => (
    <div style={{ display: 'grid', gap: '1.5rem', maxWidth: '28rem' }}>
      <SelectField label="Topic" defaultValue="order">
        <option value="order">An order</option>
        <option value="design">A design</option>
      </SelectField>
      <TextAreaField label="Message" hint="As long as you like" error="Write a few words first." />
      <Checkbox onChange={onChange}>Billing address is the same</Checkbox>
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Message' })).toHaveAccessibleDescription('As long as you like Write a few words first.')
    await userEvent.click(canvas.getByText('Billing address is the same'))
    await expect(onChange).toHaveBeenCalledWith({ isChecked: true })
  }
})

export const Confirming = meta.story({
  render: () => {
    const [isOpen, setIsOpen] = useState(false)
    return (
      <>
        <Button onClick={() => setIsOpen(true)}>Delete</Button>
        <ConfirmDialog isOpen={isOpen} title="Delete this design?" confirmLabel="Delete the design" isDangerous onConfirm={onChange} onCancel={() => setIsOpen(false)}>
          It is gone for good.
        </ConfirmDialog>
      </>
    )
  },
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Delete' })
    await userEvent.click(opener)
    const dialog = await canvas.findByRole('dialog', { name: 'Delete this design?' })
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete the design' }))
    await expect(onChange).toHaveBeenCalledOnce()
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
    await expect(opener).toHaveFocus()
  }
})

export const SheetOpen = meta.story({
  render: () => (
    <Sheet isOpen title="Filters" onClose={onChange} footer={<Button isWide>Show 12 products</Button>}>
      <Checkbox>In stock</Checkbox>
    </Sheet>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(within(await canvas.findByRole('dialog', { name: 'Filters' })).getByRole('button', { name: 'Close' }))
    await expect(onChange).toHaveBeenCalledOnce()
  }
})

export const MenuOfChoices = meta.story({
  render: () => (
    <div style={{ display: 'flex', justifyContent: 'flex-end', minHeight: '12rem' }}>
      <Menu
        label="More"
        trigger="…"
        items={[
          { id: 'rename', label: 'Rename', onSelect: () => onChange('rename') },
          { id: 'copy', label: 'Duplicate', onSelect: () => onChange('copy') }
        ]}
      />
    </div>
  ),
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'More' }).focus()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}')
    await expect(onChange).toHaveBeenCalledWith('copy')
    await expect(canvas.queryByRole('menu')).toBeNull()
  }
})

export const Pages = meta.story({
  render: () => <Pagination page={6} pageCount={12} hrefOf={({ page }) => `/?page=${page}`} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Page 6' })).toHaveAttribute('aria-current', 'page')
    await expect(canvas.getAllByRole('link').map((link) => link.textContent)).toEqual(['', '1', '5', '6', '7', '12', ''])
  }
})

export const Words = meta.story({
  render: () => (
    <div style={{ display: 'grid', gap: '1rem', justifyItems: 'start' }}>
      <Breadcrumb steps={[{ label: 'Shop', href: '/' }, { label: 'Mugs', href: '/?category=mugs' }, { label: 'Stoneware mug' }]} />
      <Rating average={4.6} count={38} />
      <Rating average={2.5} />
      <Badge>Draft</Badge>
      <Badge tone="good">Delivered</Badge>
      <Badge tone="warn">Waiting for payment</Badge>
      <Badge tone="bad">Cancelled</Badge>
      <Badge tone="info">In production</Badge>
    </div>
  ),
  play: ({ canvas }) => expect(canvas.getByText('4.6 of 5 stars')).toBeInTheDocument()
})

export const EveryDrawing = meta.story({
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(16rem, 1fr))' }}>
      {(['shelf', 'search', 'bag', 'parcel', 'pen', 'map', 'letter', 'jam'] as const).map((drawing) => (
        <EmptyState key={drawing} drawing={drawing} title={drawing} headingLevel={1} />
      ))}
    </div>
  )
})

export const FailedAndRetrying = meta.story({
  render: () => <FailedState headingLevel={1} failure={{ code: 'network', message: 'fetch failed' }} safe="Your cart is safe." onRetry={onChange} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(onChange).toHaveBeenCalledOnce()
  }
})
