import { m } from '@motif/messages'
import { ProductTile } from '@motif/ui/components/product-card'
import { WishButton, WishesProvider } from '@motif/ui/components/wish-button'
import { expect, userEvent } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { products } from '../fixtures/products.ts'
import { wishesInMemory } from '../fixtures/wishes.ts'

const [tee] = products
if (tee === undefined) throw new Error('There are no products.')
const nameNow = () => m.wishlist_toggle({ product: tee.name })

const meta = preview.meta({
  title: 'Components/Wish button',
  component: WishButton,
  parameters: { layout: 'centered' },
  args: { product: tee },
  render: (args) => (
    <WishesProvider wishes={wishesInMemory()}>
      <WishButton {...args} />
    </WishesProvider>
  )
})

export const Pressed = meta.story({
  tags: ['picture'],
  play: async ({ canvas }) => {
    const heart = canvas.getByRole('button', { name: nameNow() })
    await expect(heart).toHaveAttribute('aria-pressed', 'false')
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(heart).toHaveAttribute('aria-pressed', 'true')
  }
})

export const PressedTwice = meta.story({
  tags: ['deed'],
  play: async ({ canvas }) => {
    const heart = canvas.getByRole('button', { name: nameNow() })
    await userEvent.click(heart)
    await userEvent.click(heart)
    await expect(heart).toHaveAttribute('aria-pressed', 'false')
  }
})

export const Wide = meta.story({ args: { shape: 'wide' } })

export const OnATile = meta.story({
  tags: ['picture'],
  render: () => (
    <WishesProvider wishes={wishesInMemory([tee.slug])}>
      <div style={{ width: '280px' }}>
        <ProductTile product={tee} sizes="280px" headingLevel={2} />
      </div>
    </WishesProvider>
  ),
  play: ({ canvas }) => expect(canvas.getByRole('button', { name: nameNow() })).toHaveAttribute('aria-pressed', 'true')
})
