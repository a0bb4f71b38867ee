import { chakra } from '@chakra-ui/react'
import type { FailedJob } from '@motif/contract'
import { m } from '@motif/messages'
import { useState } from 'react'
import { Button } from '../../components/button/index.ts'
import { ConfirmDialog } from '../../components/dialog/index.ts'
import { EmptyState } from '../../components/empty-state/index.ts'
import { FailedState } from '../../components/failed-state/index.ts'
import { Pagination } from '../../components/pagination/index.ts'

import { Cell, Row, Table, TableSkeleton } from './table.tsx'
import type { AdminScreenProps } from './types.ts'
import { ShopMoment } from './shop-time.tsx'

const things: Record<string, (id: string) => string> = {
  orderId: (id) => m.admin_failed_job_order({ id }),
  lineId: (id) => m.admin_failed_job_line({ id }),
  refundId: (id) => m.admin_failed_job_refund({ id })
}

/** Permanently failed jobs, to retry or delete. */
export function FailedJobs({
  failedJobs,
  isLoadingFailedJobs = false,
  failedJobsFailure,
  onRetryFailedJobs,
  onRetryJob,
  onDeleteJob,
  busyJobId = null,
  pageHrefOf
}: AdminScreenProps) {
  const [deleting, setDeleting] = useState<FailedJob | null>(null)
  if (failedJobsFailure && !failedJobs)
    return (
      <FailedState
        failure={failedJobsFailure}
        title={m.admin_failed_title()}
        safe={m.admin_failed_text()}
        onRetry={onRetryFailedJobs}
      />
    )
  if (!failedJobs) return <TableSkeleton label={m.admin_loading()} />
  const { items, page, total, pageSize } = failedJobs
  if (items.length === 0) {
    return (
      <EmptyState drawing="jam" title={m.admin_failed_jobs_empty_title()}>
        {m.admin_failed_jobs_empty_text()}
      </EmptyState>
    )
  }
  return (
    <chakra.section aria-label={m.admin_section_failed_jobs()}>
      <chakra.p color="fg.muted" maxWidth="66ch" marginBlockEnd={4}>
        {m.admin_failed_jobs_about()}
      </chakra.p>
      <Table aria-busy={isLoadingFailedJobs || undefined}>
        <thead>
          <tr>
            <th scope="col">{m.admin_failed_job()}</th>
            <th scope="col">{m.admin_failed_job_when()}</th>
            <th scope="col">{m.admin_failed_job_concerns()}</th>
            <th scope="col">{m.admin_failed_job_acts()}</th>
          </tr>
        </thead>
        <tbody>
          {items.map((job) => (
            <JobRow
              key={job.id}
              job={job}
              isBusy={job.id === busyJobId}
              onRetry={() => onRetryJob({ id: job.id })}
              onDelete={() => setDeleting(job)}
            />
          ))}
        </tbody>
      </Table>
      <Pagination page={page} pageCount={Math.ceil(total / pageSize)} hrefOf={pageHrefOf} />
      <ConfirmDialog
        isOpen={deleting !== null}
        title={m.admin_failed_job_delete_question()}
        confirmLabel={m.admin_failed_job_delete()}
        isDangerous
        onCancel={() => setDeleting(null)}
        onConfirm={() => {
          if (deleting) onDeleteJob({ id: deleting.id })
          setDeleting(null)
        }}
      >
        {m.admin_failed_job_delete_text()}
      </ConfirmDialog>
    </chakra.section>
  )
}

interface JobRowProps {
  job: FailedJob
  isBusy: boolean
  onRetry: () => void
  onDelete: () => void
}

function JobRow({ job: { id, queue, error, about, failedAt }, isBusy, onRetry, onDelete }: JobRowProps) {
  const labelledBy = (act: string) => ({ id: `${act}-${id}`, 'aria-labelledby': `${act}-${id} job-${id}` })
  return (
    <Row>
      <Cell paddingBlock={2} lineHeight="snug" overflowWrap="anywhere">
        <chakra.div id={`job-${id}`} fontWeight="medium">
          {queue ?? m.admin_failed_job_unknown()}
        </chakra.div>
        <chakra.div color="fg.muted">
          {error === null ? m.admin_failed_job_ended() : m.admin_failed_job_error({ error })}
        </chakra.div>
      </Cell>
      <Cell color="fg.muted">
        <ShopMoment at={failedAt} />
      </Cell>
      <Cell gridColumn={{ mdDown: '1 / -1' }} color="fg.muted" overflowWrap="anywhere">
        {Object.entries(about).map(([kind, value]) => (
          <div key={kind}>{things[kind]?.(value) ?? value}</div>
        ))}
      </Cell>
      <Cell gridColumn={{ mdDown: '1 / -1' }} paddingBlock={1}>
        <chakra.div display="flex" gap={2}>
          {/* Nobody can say who would do a job of an older version. */}
          {queue === null ? null : (
            <Button size="sm" isBusy={isBusy} onClick={onRetry} {...labelledBy('retry')}>
              {m.admin_failed_job_retry()}
            </Button>
          )}
          <Button size="sm" variant="quiet" disabled={isBusy} onClick={onDelete} {...labelledBy('delete')}>
            {m.admin_failed_job_delete()}
          </Button>
        </chakra.div>
      </Cell>
    </Row>
  )
}
