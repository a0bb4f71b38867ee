import type { WishedProduct } from '@motif/contract'
import type { Failure } from '../../failure/index.ts'

/** Shared by the own and the shared wishlist. */
export interface ListedWishes {
  /** Loaded items with current availability; undefined while loading. */
  items: readonly WishedProduct[] | undefined
  /** Length of the list. */
  count: number
  /** Discontinued items among the loaded. */
  missingCount: number
  /** Items not loaded yet. */
  moreCount: number
  onMore: () => void
  failure?: Failure | undefined
  onRetry: () => void
  /** Slug being added to the cart. */
  addingSlug?: string | undefined
  onAddToCart: (wish: WishedProduct) => void
}
