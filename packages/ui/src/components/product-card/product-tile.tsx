import { chakra } from '@chakra-ui/react'
import type { ProductCard } from '@motif/contract'
import { m } from '@motif/messages'
import { PenTool } from 'lucide-react'
import { memo, useContext, useState } from 'react'
import { formatMoney } from '../../format/index.ts'
import { RouterLink } from '../../provider/link.tsx'
import { CardAction } from '../card-action/index.ts'
import { ProductPicture } from '../picture/index.ts'
import { FormerPrice } from '../price/index.ts'
import { VisuallyHidden } from '../visually-hidden/index.ts'
import { WishButton } from '../wish-button/index.ts'
import { CardRating } from './card-rating.tsx'
import { SwatchStrip } from './swatch-strip.tsx'

export interface ProductTileProps {
  product: ProductCard
  /** `sizes` of its picture. */
  sizes: string
  /** Part of the first view. @default false */
  isPriority?: boolean
  /** @default true */
  hasSwatches?: boolean
  /** @default 3 */
  headingLevel?: 2 | 3 | 4
}

const Anchor = chakra(RouterLink)

const stockLabel = { 'in-stock': () => null, low: () => m.catalogue_low(), out: () => m.catalogue_out() } as const

/** A product in a grid: picture, name, price, rating, colours. The whole tile links to the product in the shown colour. */
export const ProductTile = memo(function ProductTile({
  product,
  sizes,
  isPriority = false,
  hasSwatches = true,
  headingLevel = 3
}: ProductTileProps) {
  const [colour, setColour] = useState<string>()
  const shown = product.colours.find(({ value }) => value === colour)
  const picture = shown?.image ?? product.images[0]
  const price = formatMoney(product.price)
  const stock = stockLabel[product.stock]()
  return (
    <chakra.article position="relative" minWidth={0} css={{ '&:hover img': { transform: 'scale(1.02)' } }}>
      <chakra.div position="relative">
        {picture ? (
          <ProductPicture
            key={picture.url}
            picture={picture}
            alt=""
            sizes={sizes}
            isPriority={isPriority}
            css={{ '& img': { transitionProperty: 'transform', transitionDuration: 'come' } }}
          />
        ) : null}
        {/* All customisable products can be edited; the pen marks those without a ready-made design. */}
        {product.isCustomisable && !product.isReadyMade ? (
          <chakra.span
            position="absolute"
            top={2}
            insetInlineEnd={2}
            display="grid"
            placeItems="center"
            boxSize="32px"
            borderRadius="full"
            bg="bg.float"
            color="fg"
            title={m.catalogue_customisable()}
          >
            <PenTool size={16} strokeWidth={1.75} aria-hidden />
            <VisuallyHidden>{m.catalogue_customisable()}</VisuallyHidden>
          </chakra.span>
        ) : null}
        {stock ? (
          <chakra.span
            position="absolute"
            bottom={2}
            insetInlineStart={2}
            paddingInline={2}
            paddingBlock={0.5}
            borderRadius="full"
            bg="bg.float"
            color={product.stock === 'out' ? 'fg' : 'warn'}
            fontSize="xs"
            fontWeight="medium"
          >
            {stock}
          </chakra.span>
        ) : null}
      </chakra.div>
      <chakra.div paddingTop={3} display="flex" flexDirection="column">
        <chakra.div
          as={`h${headingLevel}`}
          fontFamily="body"
          fontSize="md"
          fontWeight="medium"
          letterSpacing="0"
          lineHeight="snug"
          minWidth={0}
        >
          <Anchor
            href={`/product/${product.slug}${shown ? `?colour=${shown.value}` : ''}`}
            lineClamp={2}
            dir="auto"
            css={{
              '&::after': {
                content: '""',
                position: 'absolute',
                insetInline: 0,
                top: 0,
                aspectRatio: '4 / 5',
                borderRadius: 'panel'
              },
              '&:focus-visible': { outline: 'none' },
              '&:focus-visible::after': { outline: '2px solid', outlineColor: 'accent', outlineOffset: '2px' }
            }}
          >
            {product.name}
          </Anchor>
        </chakra.div>
        <chakra.div
          display="flex"
          flexWrap="wrap"
          alignItems="baseline"
          justifyContent="space-between"
          columnGap={2}
          marginTop={0.5}
        >
          <chakra.p textStyle="figure" color="fg.muted">
            {product.hasPriceRange ? m.catalogue_from({ price }) : price}
            {product.formerPrice ? <FormerPrice money={product.formerPrice} marginInlineStart={2} /> : null}
          </chakra.p>
          {product.rating.count > 0 ? <CardRating {...product.rating} /> : null}
        </chakra.div>
        {hasSwatches ? (
          <SwatchStrip
            product={product}
            shown={colour ?? product.colours[0]?.value}
            onShow={(change) => setColour(change.colour)}
          />
        ) : null}
      </chakra.div>
      {/* Over the picture, after the product link in tab order. */}
      <chakra.div
        position="absolute"
        insetInline={0}
        top={0}
        aspectRatio="4 / 5"
        display="flex"
        alignItems="end"
        justifyContent="end"
        padding={0.5}
        pointerEvents="none"
        css={{ '& > *': { pointerEvents: 'auto' } }}
      >
        {useContext(CardAction)?.(product)}
        <WishButton product={product} />
      </chakra.div>
    </chakra.article>
  )
})
