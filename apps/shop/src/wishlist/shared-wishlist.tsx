import type { Wish } from '@motif/contract'
import { SharedWishlistScreen } from '@motif/ui/screens/wishlist'
import { useResource } from '../loading/use-resources.ts'
import { failed } from '../services/failed.ts'
import { sharedWishlist } from './read-wishlist.ts'
import { useAddWish } from './use-add-wish.ts'
import { useWishedProducts } from './use-wished-products.ts'

const none: readonly Omit<Wish, 'addedAt'>[] = []

/** A shared list. */
export function SharedWishlist({ shareKey }: { shareKey: string }) {
  const { data, error, mutate } = useResource(sharedWishlist(shareKey))
  const { items, failure, onRetry, ...list } = useWishedProducts(data?.wishes ?? none)
  return (
    <SharedWishlistScreen
      {...list}
      items={data === undefined ? undefined : items}
      failure={failed(error) ?? failure}
      onRetry={() => {
        void mutate()
        onRetry()
      }}
      {...useAddWish()}
    />
  )
}
