import type { OrderView, ProductView, SavedView } from '@motif/contract'
import type { SavedViewList } from '@motif/contract/saved-view-rules'
import type { Failure } from '../../../failure/index.ts'

/** A view to save; without an id a new one. */
export interface ViewSave<Filter> {
  id: string | null
  name: string
  filter: Filter
  isShared: boolean
}

/** A view of a list with certain filters. */
export interface ViewWith<Filter> extends Omit<SavedView, 'filter'> {
  filter: Filter
}

/** Saved views of the lists. Without data and failure they are loading. */
export interface SavedViewProps {
  orderViews?: readonly OrderView[] | undefined
  orderViewsFailure?: Failure | undefined
  productViews?: readonly ProductView[] | undefined
  productViewsFailure?: Failure | undefined
  /** The view that was opened; its filters may have been changed since. */
  openViewId?: string | null
  /** The address of a view; null for the list without filters. */
  viewHrefOf: (target: { list: SavedViewList; view: SavedView | null }) => string
  onRetryViews: () => void
  /** Resolve to the failure, if any. */
  onSaveOrderView: (save: ViewSave<OrderView['filter']>) => Promise<Failure | undefined>
  onSaveProductView: (save: ViewSave<ProductView['filter']>) => Promise<Failure | undefined>
  onRemoveOrderView: (view: OrderView) => void
  onRemoveProductView: (view: ProductView) => void
}
