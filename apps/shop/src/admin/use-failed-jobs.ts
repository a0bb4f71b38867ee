import { m } from '@motif/messages'
import { toaster } from '@motif/ui/components/toaster'
import { useState } from 'react'
import type { SWRResponse } from 'swr'
import { call } from '../services/api.ts'
import { showFailureToast } from '../shell/show-failure-toast.ts'

/** Retries and deletes permanently failed jobs, one at a time. */
export function useFailedJobs({ mutate }: Pick<SWRResponse, 'mutate'>) {
  const [busyJobId, setBusyJobId] = useState<string | null>(null)
  const doing = async (id: string, work: () => Promise<unknown>, done: string) => {
    setBusyJobId(id)
    try {
      await work()
      toaster.show({ tone: 'good', title: done })
    } catch (error) {
      showFailureToast(error)
    }
    await mutate()
    setBusyJobId(null)
  }
  return {
    busyJobId,
    onRetryFailedJobs: () => void mutate(),
    onRetryJob: ({ id }: { id: string }) =>
      void doing(
        id,
        () => call('POST /api/v1/admin/failed-jobs/{id}/retry', { params: { id } }),
        m.admin_failed_job_retried()
      ),
    onDeleteJob: ({ id }: { id: string }) =>
      void doing(
        id,
        () => call('DELETE /api/v1/admin/failed-jobs/{id}', { params: { id } }),
        m.admin_failed_job_deleted()
      )
  }
}
