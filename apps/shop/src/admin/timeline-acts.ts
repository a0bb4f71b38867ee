import { m } from '@motif/messages'
import type { AdminScreenProps } from '@motif/ui/screens/admin'
import type { SWRResponse } from 'swr'
import { call } from '../services/api.ts'
import { actAndTell } from './act-and-tell.ts'

/** Reading the timeline of an order again, and writing notes into it. */
export const timelineActs = (timeline: Pick<SWRResponse, 'mutate'>) => ({
  onRetryTimeline: () => void timeline.mutate(),
  onAddNote: ({ id, text }: Parameters<AdminScreenProps['onAddNote']>[0]) =>
    actAndTell(
      timeline,
      () => call('POST /api/v1/admin/orders/{id}/notes', { params: { id }, body: { text } }),
      m.admin_note_saved()
    )
})
