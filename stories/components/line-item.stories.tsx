import { expect } from 'storybook/test'
import { m } from '@motif/messages'
import { Button } from '@motif/ui/components/button'
import { LineButtonLabel, LineItem, LineList } from '@motif/ui/components/line-item'
import { formatMoney } from '@motif/ui/format'
import preview from '../../.storybook/preview.tsx'
import { asRead } from '../fixtures/as-read.ts'
import { lines } from '../fixtures/carts.ts'

const meta = preview.meta({
  title: 'Components/Line item',
  component: LineItem,
  parameters: { layout: 'padded' },
  args: { line: lines.tee },
  render: (args) => (
    <LineList>
      <LineItem {...args} />
    </LineList>
  )
})

export const Ready = meta.story({
  tags: ['picture'],
  args: { href: '/product/everyday-tee' },
  render: (args) => (
    <LineList>
      <LineItem {...args}>
        <Button variant="quiet" size="sm">
          <LineButtonLabel words="Remove" name="Everyday tee" />
        </Button>
      </LineItem>
    </LineList>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('listitem')).toHaveTextContent(`White · M · ${m.cart_design()}`)
    await expect(canvas.getByText(asRead(m.cart_each({ price: formatMoney(lines.tee.unitPrice) })))).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Everyday tee' })).toHaveAttribute('href', '/product/everyday-tee')
    await expect(canvas.getByRole('button', { name: 'Remove Everyday tee' })).toBeVisible()
  }
})
export const Saving = meta.story({
  tags: ['picture'],
  args: { isPending: true },
  play: ({ canvas }) => expect(canvas.getByRole('listitem')).toHaveAttribute('aria-busy', 'true')
})
export const InAnOrder = meta.story({
  tags: ['picture'],
  args: { line: lines.tote, hasCount: true },
  play: ({ canvas }) => expect(canvas.getByText(asRead(`3 × ${formatMoney(lines.tote.unitPrice)}`))).toBeVisible()
})
export const OfATeam = meta.story({
  tags: ['picture'],
  args: { line: { ...lines.tee, design: lines.tee.design && { ...lines.tee.design, member: 'MÜLLER 7' } } },
  play: ({ canvas }) => expect(canvas.getByRole('listitem')).toHaveTextContent(`${m.cart_design()} · MÜLLER 7`)
})
export const LongName = meta.story({ args: { line: lines.long } })
export const Arabic = meta.story({ args: { line: lines.arabic }, globals: { locale: 'ar-XB' } })
export const NarrowRightToLeft = meta.story({
  tags: ['picture'],
  args: { line: lines.tee, href: '/product/everyday-tee' },
  globals: { locale: 'ar-XB', viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    const name = canvas.getByRole('link', { name: lines.tee.name })
    const words = canvas.getByText(asRead(m.cart_each({ price: formatMoney(lines.tee.unitPrice) })))
    // The name column stays wide enough for its longest word, whatever is beside it.
    const { width } = name.parentElement?.getBoundingClientRect() ?? { width: 0 }
    await expect(width).toBeGreaterThan(7 * 16)
    await expect(words).toBeVisible()
  }
})
export const Small = meta.story({
  render: () => (
    <LineList size="sm">
      {[lines.tee, lines.mug, lines.tote].map((line) => (
        <LineItem key={line.id} line={line} hasCount />
      ))}
    </LineList>
  )
})
