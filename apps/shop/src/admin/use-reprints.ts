import { m } from '@motif/messages'
import type { AdminScreenProps } from '@motif/ui/screens/admin'
import { useRef } from 'react'
import type { SWRResponse } from 'swr'
import { call } from '../services/api.ts'
import { mutateWithToast } from './mutate-with-toast.ts'

type Mutable = Pick<SWRResponse, 'mutate'>

/** Creates and ships reprints. */
export function useReprints({
  orderJobs,
  board,
  columnJobs,
  openJob
}: Record<'orderJobs' | 'board' | 'columnJobs' | 'openJob', Mutable>) {
  const all: Mutable = {
    mutate: () => Promise.all([orderJobs.mutate(), board.mutate(), columnJobs.mutate(), openJob.mutate()])
  }
  // The idempotency key belongs to the content: a retry after a lost response creates nothing twice.
  const wish = useRef({ about: '', key: '' })
  return {
    onReprint: ({ job: { id }, request }: Parameters<AdminScreenProps['onReprint']>[0]) => {
      const about = JSON.stringify([id, request])
      if (wish.current.about !== about) wish.current = { about, key: crypto.randomUUID() }
      const headers = { 'idempotency-key': wish.current.key }
      return mutateWithToast(
        all,
        async () => {
          await call('POST /api/v1/admin/production/jobs/{id}/reprints', { params: { id }, headers, body: request })
          wish.current = { about: '', key: '' }
        },
        m.admin_reprint_done()
      )
    },
    onReprintSent: ({ job: { id, revision } }: Parameters<AdminScreenProps['onReprintSent']>[0]) =>
      mutateWithToast(
        all,
        () => call('POST /api/v1/admin/production/jobs/{id}/sent', { params: { id }, body: { revision } }),
        m.admin_reprint_is_sent()
      )
  }
}
