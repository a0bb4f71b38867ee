import type { TagChanges } from '@motif/contract'
import { type Failure, failureOf } from '@motif/flows/outcome'
import { m } from '@motif/messages'
import { toaster } from '@motif/ui/components/toaster'
import type { AdminScreenProps } from '@motif/ui/screens/admin'
import type { SWRResponse } from 'swr'
import { call } from '../services/api.ts'
import { showFailureToast } from '../shell/show-failure-toast.ts'

/** Adds and removes tags of orders. The toast undoes exactly these changes. `read` are the resources that show tags. */
export function tagActions(read: readonly Pick<SWRResponse, 'mutate'>[]) {
  const send = async (body: TagChanges): Promise<TagChanges> => {
    try {
      return (await call('PATCH /api/v1/admin/order-tags', { body })).data
    } finally {
      await Promise.all(read.map(({ mutate }) => mutate()))
    }
  }
  const undo = async (changes: TagChanges) => {
    try {
      await send(changes)
      toaster.show({ tone: 'good', title: m.admin_tags_put_back({ count: changes.orders.length }) })
    } catch (error) {
      showFailureToast(error)
    }
  }
  return {
    onTagOrders: async ({
      ids,
      add,
      remove
    }: Parameters<AdminScreenProps['onTagOrders']>[0]): Promise<Failure | undefined> => {
      try {
        const changes = await send({ orders: ids.map((id) => ({ id, add, remove })) })
        const count = changes.orders.length
        if (count === 0) toaster.show({ tone: 'info', title: m.admin_tags_unchanged() })
        else
          toaster.show({
            tone: 'good',
            title: add.length > 0 ? m.admin_tag_added({ count }) : m.admin_tag_removed({ count }),
            action: { label: m.admin_undo(), onAct: () => void undo(changes) }
          })
        return undefined
      } catch (error) {
        return failureOf(error)
      }
    }
  }
}
