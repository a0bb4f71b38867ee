import { chakra } from '@chakra-ui/react'
import { m } from '@motif/messages'
import { Button } from '../../components/button/index.ts'
import { CardGrid } from '../../components/card-grid/index.ts'
import { ProductTileSkeleton } from '../../components/product-card/index.ts'
import { VisuallyHidden } from '../../components/visually-hidden/index.ts'
import type { ListedWishes } from './types.ts'
import { WishCard, type WishCardProps } from './wish-card.tsx'

type Props = Pick<ListedWishes, 'items' | 'missingCount' | 'moreCount' | 'onMore' | 'addingSlug' | 'onAddToCart'> &
  Pick<WishCardProps, 'onRemove'>

/** Items of a wishlist. */
export const WishGrid = ({ items, missingCount, moreCount, onMore, addingSlug, onAddToCart, onRemove }: Props) =>
  items === undefined ? (
    <>
      <VisuallyHidden as="output">{m.wishlist_loading()}</VisuallyHidden>
      <CardGrid aria-hidden>
        {Array.from({ length: 4 }, (_, index) => (
          <li key={index}>
            <ProductTileSkeleton />
          </li>
        ))}
      </CardGrid>
    </>
  ) : (
    <>
      <CardGrid>
        {items.map((wish) => (
          <li key={wish.product.slug}>
            <WishCard
              wish={wish}
              isAdding={addingSlug === wish.product.slug}
              onAddToCart={onAddToCart}
              onRemove={onRemove}
            />
          </li>
        ))}
      </CardGrid>
      {missingCount > 0 ? (
        <chakra.p color="fg.muted" marginTop={8}>
          {m.wishlist_not_sold({ count: missingCount })}
        </chakra.p>
      ) : null}
      {moreCount > 0 ? (
        <chakra.div display="flex" justifyContent="center" marginTop={10}>
          <Button onClick={onMore}>{m.wishlist_more({ count: moreCount })}</Button>
        </chakra.div>
      ) : null}
    </>
  )
