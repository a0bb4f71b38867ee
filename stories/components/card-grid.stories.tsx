import { CardGrid, cardSizes } from '@motif/ui/components/card-grid'
import { ProductTile } from '@motif/ui/components/product-card'
import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { modes } from '../../.storybook/modes.ts'
import { products } from '../fixtures/products.ts'

const meta = preview.meta({
  title: 'Components/Card grid',
  component: CardGrid,
  parameters: { layout: 'padded', chromatic: { modes } }
})

const tiles = (count: number) => ({
  children: products.slice(0, count).map((product) => (
    <li key={product.slug}>
      <ProductTile product={product} sizes={cardSizes} headingLevel={2} />
    </li>
  ))
})

export const Several = meta.story({
  tags: ['picture'],
  args: tiles(6),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(6)
  }
})
export const One = meta.story({ args: tiles(1) })
