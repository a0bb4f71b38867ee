import type { OrderView, ProductView } from '@motif/contract'
import type { SavedViewList } from '@motif/contract/saved-view-rules'
import { m } from '@motif/messages'
import { type AdminScreenProps, type ViewSave, filterParams } from '@motif/ui/screens/admin'
import { useSearchParams } from 'react-router'
import type { ResourceStates } from '../loading/use-resources.ts'
import { call } from '../services/api.ts'
import { entryActions } from './entry-actions.ts'
import { addressWith, type adminAt, searchNow, viewAt } from './read-admin.ts'

type Read = Pick<ResourceStates<ReturnType<typeof adminAt>>, 'orderViews' | 'productViews'>

const sendOrderView = ({ id, ...body }: ViewSave<OrderView['filter']>) =>
  id === null
    ? call('POST /api/v1/admin/order-views', { body })
    : call('PUT /api/v1/admin/order-views/{id}', { params: { id }, body })

const sendProductView = ({ id, ...body }: ViewSave<ProductView['filter']>) =>
  id === null
    ? call('POST /api/v1/admin/product-views', { body })
    : call('PUT /api/v1/admin/product-views/{id}', { params: { id }, body })

const common = {
  saved: m.admin_view_saved,
  removed: m.admin_view_removed,
  // A colleague's view would come back as one's own.
  mayRestore: ({ isOwn }: { isOwn: boolean }) => isOwn
}

/** Saves, changes and deletes views of the lists. A saved view is opened. */
export function useSavedViews({ orderViews, productViews }: Read) {
  const [, setSearch] = useSearchParams()
  const open = async (list: SavedViewList, saved: Promise<{ data: { id: string } }>) => {
    const { data } = await saved
    const now = searchNow()
    if (viewAt(now).section === list) setSearch(addressWith(now, { view: data.id }), { preventScrollReset: true })
  }
  const ofOrders = entryActions(orderViews, {
    ...common,
    save: (view: ViewSave<OrderView['filter']>) => open('orders', sendOrderView(view)),
    remove: ({ id }: OrderView) => call('DELETE /api/v1/admin/order-views/{id}', { params: { id } }),
    restore: ({ name, filter, isShared }) => sendOrderView({ id: null, name, filter, isShared })
  })
  const ofProducts = entryActions(productViews, {
    ...common,
    save: (view: ViewSave<ProductView['filter']>) => open('products', sendProductView(view)),
    remove: ({ id }: ProductView) => call('DELETE /api/v1/admin/product-views/{id}', { params: { id } }),
    restore: ({ name, filter, isShared }) => sendProductView({ id: null, name, filter, isShared })
  })
  return {
    viewHrefOf: ({ list, view }: Parameters<AdminScreenProps['viewHrefOf']>[0]) =>
      `?${new URLSearchParams({ section: list, ...(view && { view: view.id, ...filterParams(view.filter) }) })}`,
    onRetryViews: () => void Promise.all([orderViews.mutate(), productViews.mutate()]),
    onSaveOrderView: ofOrders.save,
    onSaveProductView: ofProducts.save,
    onRemoveOrderView: ofOrders.remove,
    onRemoveProductView: ofProducts.remove
  }
}
