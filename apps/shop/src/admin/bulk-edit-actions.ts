import type { BulkEdit, BulkEditNamed } from '@motif/contract'
import { failureOf } from '@motif/flows/outcome'
import { m } from '@motif/messages'
import { toaster } from '@motif/ui/components/toaster'
import { formatList, formatNumber } from '@motif/ui/format'
import type { AdminScreenProps } from '@motif/ui/screens/admin'
import type { ResourceStates } from '../loading/use-resources.ts'
import { call } from '../services/api.ts'
import { showFailureToast } from '../shell/show-failure-toast.ts'
import type { adminAt } from './read-admin.ts'

type Read = Pick<ResourceStates<ReturnType<typeof adminAt>>, 'products' | 'product'>

/** Interval at which progress is read, in milliseconds. */
const pollMs = 700

const isUnderWay = ({ state }: BulkEdit) => state === 'running' || state === 'undoing'

/** Failed reads in a row after which waiting ends. The edit goes on at the server. */
const failuresMax = 5

async function finished(begun: BulkEdit, onProgress?: (edit: BulkEdit) => void): Promise<BulkEdit> {
  let edit = begun
  let failures = 0
  while (isUnderWay(edit)) {
    onProgress?.(edit)
    await new Promise((resolve) => {
      setTimeout(resolve, pollMs)
    })
    try {
      edit = (await call('GET /api/v1/admin/bulk-edits/{id}', { params: { id: edit.id } })).data
      failures = 0
    } catch (error) {
      failures += 1
      if (failures === failuresMax) throw error
    }
  }
  return edit
}

const namesOf = ({ items, count }: BulkEditNamed) => {
  const names = items.slice(0, 5).map(({ name }) => name)
  return formatList(
    count > names.length ? [...names, m.admin_bulk_more({ count: formatNumber(count - names.length) })] : names
  )
}

/** Edits several products at once. The toast can undo it, and says what an undo did not restore. */
export function bulkEditActions({ products, product }: Read) {
  const reload = () => Promise.all([products.mutate(), product.mutate()])
  const undo = async ({ id }: BulkEdit) => {
    try {
      const { data } = await call('POST /api/v1/admin/bulk-edits/{id}/undo', { params: { id } })
      const { changed, kept } = await finished(data)
      toaster.show({
        tone: kept.count > 0 ? 'warn' : 'good',
        title: m.admin_bulk_undone({ count: changed - kept.count }),
        ...(kept.count > 0 && { description: m.admin_bulk_kept({ names: namesOf(kept) }) })
      })
    } catch (error) {
      showFailureToast(error)
    } finally {
      await reload()
    }
  }
  return {
    onPreviewBulkEdit: async (body: Parameters<AdminScreenProps['onPreviewBulkEdit']>[0]) => {
      try {
        return { preview: (await call('POST /api/v1/admin/bulk-edits/preview', { body })).data }
      } catch (error) {
        return { failure: failureOf(error) }
      }
    },
    onBulkEdit: async ({ onProgress, ...body }: Parameters<AdminScreenProps['onBulkEdit']>[0]) => {
      try {
        const { data } = await call('POST /api/v1/admin/bulk-edits', { body })
        const edit = await finished(data, onProgress)
        toaster.show({
          tone: 'good',
          title: m.admin_bulk_done({ count: edit.changed }),
          ...(edit.changed > 0 && { action: { label: m.admin_undo(), onAct: () => void undo(edit) } })
        })
        return { edit }
      } catch (error) {
        return { failure: failureOf(error) }
      } finally {
        await reload()
      }
    }
  }
}
