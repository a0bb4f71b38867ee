import { type Failure, failureOf } from '@motif/flows/outcome'
import { m } from '@motif/messages'
import { toaster } from '@motif/ui/components/toaster'
import type { AdminScreenProps } from '@motif/ui/screens/admin'
import type { SWRResponse } from 'swr'
import { call } from '../services/api.ts'

/** Reading the timeline of an order again, and writing notes into it. */
export function timelineActs({ mutate }: Pick<SWRResponse, 'mutate'>) {
  const add = async ({ id, text }: Parameters<AdminScreenProps['onAddNote']>[0]): Promise<Failure | undefined> => {
    try {
      await call('POST /api/v1/admin/orders/{id}/notes', { params: { id }, body: { text } })
      toaster.show({ tone: 'good', title: m.admin_note_saved() })
      return undefined
    } catch (error) {
      return failureOf(error)
    } finally {
      await mutate()
    }
  }
  return { onRetryTimeline: () => void mutate(), onAddNote: add }
}
