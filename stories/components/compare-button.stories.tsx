import { m } from '@motif/messages'
import { CardAction } from '@motif/ui/components/card-action'
import { CardCompare, CompareButton } from '@motif/ui/components/compare-button'
import { ProductTile } from '@motif/ui/components/product-card'
import type { ContextType } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { comparedInMemory } from '../fixtures/compared.ts'
import { products } from '../fixtures/products.ts'

const [tee, tote] = products
if (tee === undefined || tote === undefined) throw new Error('There are no products.')
const nameNow = () => m.compare_toggle({ product: tee.name })

const meta = preview.meta({
  title: 'Components/Compare button',
  component: CompareButton,
  parameters: { layout: 'centered' },
  args: { product: tee, compared: comparedInMemory() },
  render: (args) => (
    <div style={{ width: '240px' }}>
      <CompareButton {...args} />
    </div>
  )
})

export const Ready = meta.story({})

export const Pressed = meta.story({
  tags: ['picture'],
  beforeEach: ({ args }) => {
    args.compared = comparedInMemory()
  },
  play: async ({ canvas }) => {
    const toggle = canvas.getByRole('button', { name: nameNow() })
    await expect(toggle).toHaveAttribute('aria-pressed', 'false')
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(toggle).toHaveAttribute('aria-pressed', 'true')
    // The link needs at least two products.
    await expect(canvas.queryByRole('link')).toBeNull()
  }
})

/** The link with the count appears beside the button without a layout shift. */
export const WithAnother = meta.story({
  tags: ['picture'],
  beforeEach: ({ args }) => {
    args.compared = comparedInMemory([tote.slug])
  },
  play: async ({ canvas }) => {
    const toggle = canvas.getByRole('button', { name: nameNow() })
    const before = toggle.getBoundingClientRect()
    await userEvent.click(toggle)
    await expect(canvas.getByRole('link', { name: m.compare_open({ count: 2 }) })).toHaveAttribute(
      'href',
      `/cart?section=compare&products=${tote.slug},${tee.slug}`
    )
    await expect(toggle.getBoundingClientRect()).toEqual(before)
  }
})

export const FetchedAsAPressIsLikely = meta.story({
  tags: ['deed'],
  beforeEach: ({ args }) => {
    args.compared = { ...comparedInMemory(), prepare: fn() }
  },
  play: async ({ canvas, args }) => {
    await expect(args.compared.prepare).not.toHaveBeenCalled()
    await userEvent.hover(canvas.getByRole('button', { name: nameNow() }))
    await expect(args.compared.prepare).toHaveBeenCalled()
  }
})

/** Two cards of a list. */
const Cards = ({ action }: { action: ContextType<typeof CardAction> }) => (
  <CardAction value={action}>
    <div style={{ display: 'flex', gap: '24px', width: '540px', maxWidth: '100%' }}>
      {[tee, tote].map((product) => (
        <div key={product.slug} style={{ flex: 1, minWidth: 0 }}>
          <ProductTile product={product} sizes="260px" headingLevel={2} />
        </div>
      ))}
    </div>
  </CardAction>
)

/** An action with a comparison of its own. */
function actionWith(slugs: readonly string[]): ContextType<typeof CardAction> {
  const compared = comparedInMemory(slugs)
  return (product) => <CardCompare product={product} compared={compared} />
}
export const OnCards = meta.story({
  tags: ['picture'],
  render: () => <Cards action={actionWith([tee.slug])} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: nameNow() })).toHaveAttribute('aria-pressed', 'true')
    await expect(canvas.getByRole('link', { name: m.compare_open({ count: 1 }) })).toBeVisible()
    // The other card shows it while pointed at.
    await expect(canvas.getAllByText(m.compare_button())[0]).toBeVisible()
  }
})

export const OnACardByKeyboard = meta.story({
  tags: ['deed'],
  render: () => <Cards action={actionWith([])} />,
  play: async ({ canvas }) => {
    const toggle = canvas.getByRole('button', { name: nameNow() })
    await expect(canvas.queryByRole('link', { name: m.compare_open({ count: 1 }) })).toBeNull()
    for (let step = 0; step < 12 && document.activeElement !== toggle; step += 1) await userEvent.tab()
    await expect(toggle).toHaveFocus()
    // It fades in.
    await waitFor(() => expect(toggle).toBeVisible())
    await userEvent.keyboard(' ')
    await expect(toggle).toHaveAttribute('aria-pressed', 'true')
    await expect(canvas.getByRole('link', { name: m.compare_open({ count: 1 }) })).toHaveAttribute(
      'href',
      `/cart?section=compare&products=${tee.slug}`
    )
  }
})

/** As narrow as in recently viewed products. The word would cover the pen. */
export const OnANarrowCard = meta.story({
  tags: ['picture'],
  render: () => (
    <CardAction value={actionWith([tee.slug])}>
      <div style={{ width: '160px' }}>
        <ProductTile product={{ ...tee, isCustomisable: true, isReadyMade: false }} sizes="160px" headingLevel={2} />
      </div>
    </CardAction>
  ),
  play: async ({ canvas }) => {
    const count = canvas.getByRole('link', { name: m.compare_open({ count: 1 }) }).getBoundingClientRect()
    await expect(canvas.getByText(m.compare_button())).not.toBeVisible()
    await expect(count.right).toBeLessThanOrEqual(
      canvas.getByTitle(m.catalogue_customisable()).getBoundingClientRect().left
    )
  }
})
