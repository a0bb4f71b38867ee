import type { WishedProduct } from '@motif/contract'
import type { Failure } from '../../failure/index.ts'

/** What both lists show: one's own, and one that was shared. */
export interface ListedWishes {
  /** Those shown, as they can be bought now; undefined while they are on their way. */
  items: readonly WishedProduct[] | undefined
  /** Wishes of the whole list. */
  count: number
  /** Wishes of those shown that are not on sale. */
  missingCount: number
  /** Wishes that show once more of the list is asked for. */
  moreCount: number
  onMore: () => void
  failure?: Failure | undefined
  onRetry: () => void
  /** Slug of the product that is being put into the cart. */
  addingSlug?: string | undefined
  onAddToCart: (wish: WishedProduct) => void
}
