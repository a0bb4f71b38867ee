import { failureOf } from '@motif/flows/outcome'
import { m } from '@motif/messages'
import type { AdminScreenProps } from '@motif/ui/screens/admin'
import { useRef } from 'react'
import type { SWRResponse } from 'swr'
import { call } from '../services/api.ts'
import { mutateWithToast } from './mutate-with-toast.ts'

/** Edits orders before production. Idempotent by content. */
export function useOrderEdits(onDone: () => Promise<unknown>) {
  const last = useRef({ wish: '', key: '' })
  const read = { mutate: onDone as SWRResponse['mutate'] }

  return {
    onPreviewEdit: async ({ id, changes }: Parameters<AdminScreenProps['onPreviewEdit']>[0]) => {
      try {
        const answer = await call('POST /api/v1/admin/orders/{id}/edits/preview', { params: { id }, body: changes })
        return answer.data
      } catch (error) {
        return { failure: failureOf(error) }
      }
    },
    onEditOrder: ({ id, request }: Parameters<AdminScreenProps['onEditOrder']>[0]) =>
      mutateWithToast(
        read,
        async () => {
          const wish = JSON.stringify([id, request])
          if (last.current.wish !== wish) last.current = { wish, key: crypto.randomUUID() }
          await call('POST /api/v1/admin/orders/{id}/edits', {
            params: { id },
            headers: { 'idempotency-key': last.current.key },
            body: request
          })
          last.current = { wish: '', key: '' }
        },
        request.difference > 0 && request.waiver === undefined ? m.admin_edit_asked() : m.admin_edit_done()
      ),
    onWithdrawEdit: ({ id, editId }: Parameters<AdminScreenProps['onWithdrawEdit']>[0]) =>
      mutateWithToast(
        read,
        () => call('POST /api/v1/admin/orders/{id}/edits/{editId}/withdraw', { params: { id, editId } }),
        m.admin_edit_withdraw_done()
      ),
    onWaiveEdit: ({ id, editId, waiver }: Parameters<AdminScreenProps['onWaiveEdit']>[0]) =>
      mutateWithToast(
        read,
        () => call('POST /api/v1/admin/orders/{id}/edits/{editId}/waive', { params: { id, editId }, body: { waiver } }),
        m.admin_edit_done()
      )
  }
}
