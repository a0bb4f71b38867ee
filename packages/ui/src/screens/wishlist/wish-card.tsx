import { chakra } from '@chakra-ui/react'
import type { WishedProduct } from '@motif/contract'
import { m } from '@motif/messages'
import { X } from 'lucide-react'
import { useContext } from 'react'
import { BuyShortcut } from '../../components/buy-shortcut/index.ts'
import { CardAction } from '../../components/card-action/index.ts'
import { cardSizes } from '../../components/card-grid/index.ts'
import { IconButton } from '../../components/icon-button/index.ts'
import { ProductPicture } from '../../components/picture/index.ts'
import { WishButton } from '../../components/wish-button/index.ts'
import { formatMoney } from '../../format/index.ts'
import { RouterLink } from '../../provider/link.tsx'

export interface WishCardProps {
  wish: WishedProduct
  isAdding: boolean
  onAddToCart: (wish: WishedProduct) => void
  /** Undefined for a shared list, whose cards have a heart instead. */
  onRemove?: ((wish: WishedProduct) => void) | undefined
}

const stockLabel = {
  'in-stock': { words: () => m.wishlist_in_stock(), color: 'good' },
  low: { words: () => m.catalogue_low(), color: 'warn' },
  out: { words: () => m.catalogue_out(), color: 'fg.muted' }
} as const

const Anchor = chakra(RouterLink)

const hrefOf = ({ product, variant }: WishedProduct) => {
  const chosen = new URLSearchParams(variant?.options).toString()
  return `/product/${product.slug}${chosen === '' ? '' : `?${chosen}`}`
}

/** A wishlist item with a buy shortcut. */
export function WishCard({ wish, isAdding, onAddToCart, onRemove }: WishCardProps) {
  const { product, variant } = wish
  const { name } = product
  const price = formatMoney(variant?.price ?? product.price)
  const stock = variant?.stock ?? product.stock
  const picture = variant?.picture ?? product.images[0]
  return (
    <chakra.article position="relative" minWidth={0} height="full" display="flex" flexDirection="column">
      {picture ? <ProductPicture picture={picture} alt="" sizes={cardSizes} /> : null}
      <chakra.h2 fontFamily="body" fontSize="md" fontWeight="medium" letterSpacing="0" lineHeight="snug" marginTop={3}>
        <Anchor
          href={hrefOf(wish)}
          lineClamp={2}
          dir="auto"
          css={{
            '&::after': { content: '""', position: 'absolute', insetInline: 0, top: 0, aspectRatio: '4 / 5' },
            '&:focus-visible': { outline: 'none' },
            '&:focus-visible::after': { outline: '2px solid', outlineColor: 'accent', outlineOffset: '2px' }
          }}
        >
          {name}
        </Anchor>
      </chakra.h2>
      {variant !== null && variant.choices.length > 0 ? (
        <chakra.p textStyle="small" color="fg.muted" dir="auto">
          {variant.choices.join(', ')}
        </chakra.p>
      ) : null}
      <chakra.p textStyle="figure" marginTop={0.5}>
        {variant === null && product.hasPriceRange ? m.catalogue_from({ price }) : price}
      </chakra.p>
      <chakra.p textStyle="small" color={stockLabel[stock].color} marginBottom={3}>
        {stockLabel[stock].words()}
      </chakra.p>
      <chakra.div marginTop="auto">
        <BuyShortcut
          name={name}
          href={hrefOf(wish)}
          stock={stock}
          hasChoice={variant === null}
          isAdding={isAdding}
          onAdd={() => onAddToCart(wish)}
        />
      </chakra.div>
      {useContext(CardAction)?.(product)}
      <chakra.div position="absolute" top={1} insetInlineEnd={1}>
        {onRemove ? (
          <IconButton
            label={m.wishlist_remove({ product: name })}
            icon={<X aria-hidden />}
            bg="bg.float"
            borderRadius="full"
            onClick={() => onRemove(wish)}
          />
        ) : (
          <WishButton product={product} variantId={variant?.id ?? null} />
        )}
      </chakra.div>
    </chakra.article>
  )
}
