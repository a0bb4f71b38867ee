import type { ProductionJob } from '@motif/contract'
import { type MoveTarget, isMoveTarget } from '@motif/contract/production-rules'
import { type Failure, failureOf } from '@motif/flows/outcome'
import { m } from '@motif/messages'
import { toaster } from '@motif/ui/components/toaster'
import {
  type AdminScreenProps,
  type JobMove,
  type JobsMove,
  type JobsMoveOutcome,
  stageNames
} from '@motif/ui/screens/admin'
import type { SWRResponse } from 'swr'
import { call } from '../services/api.ts'
import { showFailureToast } from '../shell/show-failure-toast.ts'

type Mutable = Pick<SWRResponse, 'mutate'>

interface ProductionAnswers {
  board: Mutable
  columnJobs: Mutable
  openJob: Mutable
  jobReview: Mutable
  reviewQueue: Mutable
  order: Mutable
  summary: Mutable
}

/** Moves jobs on the board. The toast can undo it. */
export function productionActions({
  board,
  columnJobs,
  openJob,
  jobReview,
  reviewQueue,
  order,
  summary
}: ProductionAnswers) {
  const refresh = () =>
    Promise.all([board, columnJobs, openJob, jobReview, reviewQueue, order, summary].map((answer) => answer.mutate()))

  const put = async ({ id, revision }: ProductionJob, stage: MoveTarget) =>
    (await call('PATCH /api/v1/admin/production/jobs/{id}', { params: { id }, body: { stage, revision } })).data

  const undo = async (moved: ProductionJob, stage: MoveTarget) => {
    try {
      await put(moved, stage)
      tell(moved, stage)
    } catch (error) {
      showFailureToast(error)
    }
    await refresh()
  }

  const tell = ({ order: { number } }: ProductionJob, stage: MoveTarget, onUndo?: () => void) =>
    toaster.show({
      tone: 'good',
      title: m.admin_job_moved({ number, stage: stageNames[stage]() }),
      ...(onUndo && { action: { label: m.admin_undo(), onAct: onUndo } })
    })

  const move = async ({ job, stage }: JobMove): Promise<Failure | undefined> => {
    try {
      const moved = await put(job, stage)
      const { stage: from } = job
      tell(moved, stage, isMoveTarget(from) ? () => void undo(moved, from) : undefined)
      return undefined
    } catch (error) {
      return failureOf(error)
    } finally {
      await refresh()
    }
  }

  const putAll = async (moves: readonly { job: ProductionJob; stage: MoveTarget }[]) =>
    (
      await call('PATCH /api/v1/admin/production/jobs', {
        body: { moves: moves.map(({ job: { id, revision }, stage }) => ({ id, revision, stage })) }
      })
    ).data

  const undoAll = async (moves: readonly { job: ProductionJob; stage: MoveTarget }[]) => {
    try {
      const { moved, refused } = await putAll(moves)
      toaster.show({
        tone: refused.length === 0 ? 'good' : 'warn',
        title:
          refused.length === 0
            ? m.admin_jobs_moved_back({ count: moved.length })
            : m.admin_jobs_moved_back_some({ count: moved.length, all: moves.length })
      })
    } catch (error) {
      showFailureToast(error)
    }
    await refresh()
  }

  const moveAll = async ({ jobs, stage }: JobsMove): Promise<JobsMoveOutcome> => {
    try {
      const { moved, refused } = await putAll(jobs.map((job) => ({ job, stage })))
      const before = new Map(jobs.map((job) => [job.id, job]))
      const back = moved.flatMap((job) => {
        const from = before.get(job.id)?.stage
        return from !== undefined && isMoveTarget(from) ? [{ job, stage: from }] : []
      })
      const [count, all] = [moved.length, jobs.length]
      if (count > 0)
        toaster.show({
          tone: count === all ? 'good' : 'warn',
          title:
            count === all
              ? m.admin_jobs_moved({ count, stage: stageNames[stage]() })
              : m.admin_jobs_moved_some({ count, all, stage: stageNames[stage]() }),
          ...(back.length > 0 && { action: { label: m.admin_undo(), onAct: () => void undoAll(back) } })
        })
      return {
        refused: refused.flatMap(({ id, detail }) => {
          const job = before.get(id)
          return job ? [{ job, detail }] : []
        })
      }
    } catch (error) {
      return { failure: failureOf(error), refused: [] }
    } finally {
      await refresh()
    }
  }

  const ask = async ({ job: { id, revision }, text }: Parameters<AdminScreenProps['onAskBuyer']>[0]) => {
    try {
      const { data: asked } = await call('POST /api/v1/admin/production/jobs/{id}/questions', {
        params: { id },
        body: { text, revision }
      })
      toaster.show({ tone: 'good', title: m.admin_job_asked_done({ number: asked.order.number }) })
      return undefined
    } catch (error) {
      return failureOf(error)
    } finally {
      await refresh()
    }
  }

  return { onAskBuyer: ask, onRetryBoard: () => void refresh(), onMoveJob: move, onMoveJobs: moveAll }
}
