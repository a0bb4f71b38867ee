import { chakra } from '@chakra-ui/react'
import type { ProductCard } from '@motif/contract'
import type { ChosenOptions } from '@motif/contract/product-rules'
import { m } from '@motif/messages'
import { ProductPicture } from '../../components/picture/index.ts'
import { Price } from '../../components/price/index.ts'
import { Skeleton } from '../../components/skeleton/index.ts'
import { VisuallyHidden } from '../../components/visually-hidden/index.ts'
import { Columns } from './columns.tsx'
import { GalleryFrame } from './gallery-frame.tsx'
import { phoneHeight, sizesAlone, sizesOfMany, thumbnailWidth } from './gallery-sizes.ts'

interface ProductSkeletonProps {
  /** Known product data, shown at once. */
  card?: ProductCard | undefined
  chosen?: ChosenOptions | undefined
}

/** Skeleton of the product page, with known data. */
export function ProductSkeleton({ card, chosen }: ProductSkeletonProps) {
  const colour = card?.colours.find(({ value }) => Object.values(chosen ?? {}).includes(value))
  const picture = colour?.image ?? card?.images[0]
  const isMany = card === undefined || card.images.length > 1
  return (
    <chakra.div aria-busy>
      <VisuallyHidden as="output">{m.product_loading()}</VisuallyHidden>
      <Skeleton height="18px" width="16rem" maxWidth="60%" marginBlock="13px" />
      <Columns
        pictures={
          <GalleryFrame
            picture={
              picture ? (
                <ProductPicture
                  picture={picture}
                  sizes={isMany ? sizesOfMany : sizesAlone}
                  width="full"
                  maxHeight={phoneHeight}
                  isPriority
                />
              ) : (
                <Skeleton aspectRatio="4 / 5" width="full" maxHeight={phoneHeight} borderRadius="panel" />
              )
            }
            thumbnails={
              isMany ? <Skeleton margin={1} width={thumbnailWidth} aspectRatio="4 / 5" borderRadius="control" /> : null
            }
          />
        }
        choice={
          <chakra.div display="flex" flexDirection="column" gap={6}>
            {card ? (
              <chakra.h1 textStyle="page" dir="auto">
                {card.name}
              </chakra.h1>
            ) : (
              <Skeleton height="42px" width="75%" />
            )}
            {card && !card.hasPriceRange ? (
              <Price
                money={card.price}
                fontFamily="heading"
                fontSize="3xl"
                fontWeight="semibold"
                letterSpacing="tight"
              />
            ) : (
              <Skeleton height="40px" width="8rem" />
            )}
            <Skeleton height="70px" />
            <Skeleton height="70px" />
            <Skeleton height="52px" />
            <Skeleton height="52px" />
          </chakra.div>
        }
      />
    </chakra.div>
  )
}
