import { expect, userEvent } from 'storybook/test'
import { m } from '@motif/messages'
import { ProductTile, ProductTileSkeleton } from '@motif/ui/components/product-card'
import { formatMoney, formatRating } from '@motif/ui/format'
import preview from '../../.storybook/preview.tsx'
import { asRead } from '../fixtures/as-read.ts'
import { products } from '../fixtures/products.ts'

const find = (slug: string) => products.filter((product) => product.slug === slug)
const [tee] = products
if (tee === undefined) throw new Error('There are no products.')

const meta = preview.meta({
  title: 'Components/Product tile',
  component: ProductTile,
  parameters: { layout: 'centered' },
  args: { product: tee, sizes: '280px', headingLevel: 2 as const },
  decorators: [
    (Story) => (
      <div style={{ width: '280px' }}>
        <Story />
      </div>
    )
  ]
})

export const Ready = meta.story({
  tags: ['picture'],
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(asRead(m.catalogue_from({ price: formatMoney({ amount: 2400, currency: 'USD' }) })))
    ).toBeVisible()
    await expect(canvas.getByText(m.catalogue_rating({ average: formatRating(4.6), count: 38 }))).toBeInTheDocument()
    await expect(canvas.getByText(m.catalogue_more_colours_words({ count: 1 }))).toBeInTheDocument()
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.tab()
    await expect(
      canvas.getByRole('button', { name: m.catalogue_show_colour({ product: 'Everyday tee', colour: 'Ink black' }) })
    ).toHaveAttribute('aria-pressed', 'true')
    await expect(canvas.getByRole('link', { name: 'Everyday tee' })).toHaveAttribute(
      'href',
      '/product/everyday-tee?colour=ink-black'
    )
  }
})
export const AFewLeft = meta.story({
  tags: ['picture'],
  args: { product: find('north-ridge-tee')[0] ?? tee },
  play: ({ canvas }) => expect(canvas.getByText(m.catalogue_low())).toBeVisible()
})
export const SoldOut = meta.story({
  tags: ['picture'],
  args: { product: find('north-ridge-tote')[0] ?? tee },
  play: ({ canvas }) => expect(canvas.getByText(m.catalogue_out())).toBeVisible()
})
export const OnSale = meta.story({
  tags: ['picture'],
  args: {
    product: {
      ...(find('north-ridge-tote')[0] ?? tee),
      hasPriceRange: false,
      price: { amount: 1500, currency: 'USD' },
      formerPrice: { amount: 2200, currency: 'USD' }
    }
  },
  play: async ({ canvas }) => {
    // Screen readers do not announce the strikethrough. The hidden text states the former price.
    const former = formatMoney({ amount: 2200, currency: 'USD' })
    await expect(canvas.getByText(asRead(former)).tagName).toBe('S')
    await expect(canvas.getByText(asRead(m.catalogue_former_price({ price: former })))).toBeInTheDocument()
  }
})
export const WithoutReviews = meta.story({
  tags: ['deed'],
  args: { product: { ...tee, rating: { average: 0, count: 0 } } },
  play: ({ canvas }) => expect(canvas.queryByText(/of 5/)).not.toBeInTheDocument()
})
export const LongName = meta.story({ args: { product: find('heavyweight-back-print-tee')[0] ?? tee } })
export const Arabic = meta.story({ args: { product: find('arabic-poster')[0] ?? tee }, globals: { locale: 'ar-XB' } })
export const WithoutColours = meta.story({
  tags: ['picture'],
  args: { hasSwatches: false },
  play: ({ canvas }) => expect(canvas.queryByRole('button')).not.toBeInTheDocument()
})
export const Dark = meta.story({ globals: { theme: 'dark' } })
export const Loading = meta.story({ render: () => <ProductTileSkeleton /> })
