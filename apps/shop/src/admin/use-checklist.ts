import { m } from '@motif/messages'
import { toaster } from '@motif/ui/components/toaster'
import type { AdminScreenProps } from '@motif/ui/screens/admin'
import { useState } from 'react'
import type { ResourceStates } from '../loading/use-resources.ts'
import { call } from '../services/api.ts'
import { showFailureToast } from '../shell/show-failure-toast.ts'
import type { adminAt } from './read-admin.ts'

type Confirm = Parameters<AdminScreenProps['onConfirmItem']>[0]

/** Confirms checklist items, and removes the demonstration. The toast can undo it, synonyms and categories excepted. */
export function useChecklist({ checklist }: Pick<ResourceStates<ReturnType<typeof adminAt>>, 'checklist'>) {
  const [busyChecklistItem, setBusy] = useState<string | null>(null)
  const doing = async (item: string, work: () => Promise<unknown>) => {
    setBusy(item)
    try {
      await work()
    } catch (error) {
      showFailureToast(error)
    }
    await checklist.mutate()
    setBusy(null)
  }
  const confirm = async ({ item, isConfirmed }: Confirm) => {
    const params = { item }
    const { data } = await (isConfirmed
      ? call('PUT /api/v1/admin/checklist/{item}', { params })
      : call('DELETE /api/v1/admin/checklist/{item}', { params }))
    await checklist.mutate(data, { revalidate: false })
  }
  const remove = async () => {
    const {
      data: { products, coupons = [] }
    } = await call('DELETE /api/v1/admin/demonstration', {})
    const putBack = async () => {
      if (products.length > 0) await call('PATCH /api/v1/admin/products', { body: { products } })
      for (const code of coupons)
        await call('PATCH /api/v1/admin/coupons/{code}', { params: { code }, body: { isActive: true } })
    }
    toaster.show({
      tone: 'good',
      title: m.admin_checklist_removed(),
      ...(products.length + coupons.length > 0 && {
        action: { label: m.admin_undo(), onAct: () => void doing('demonstration', putBack) }
      })
    })
  }
  return {
    busyChecklistItem,
    onRetryChecklist: () => void checklist.mutate(),
    onConfirmItem: (change: Confirm) => void doing(change.item, () => confirm(change)),
    onRemoveDemonstration: () => void doing('demonstration', remove)
  }
}
