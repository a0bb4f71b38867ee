import { chakra } from '@chakra-ui/react'
import { m } from '@motif/messages'
import { FailedState } from '../../../components/failed-state/index.ts'
import { Sheet } from '../../../components/sheet/index.ts'
import { Skeleton } from '../../../components/skeleton/index.ts'
import { type JobActions, JobCard } from './job-card.tsx'
import { stageNames } from './stages.ts'
import type { ProductionSectionProps } from './types.ts'

interface OpenJobProps extends Pick<ProductionSectionProps, 'openJobId' | 'openJob' | 'openJobFailure' | 'onCloseJob'> {
  acts: JobActions
}

/** The job of a scanned sheet. */
export const OpenJob = ({ openJobId = null, openJob, openJobFailure, onCloseJob, acts }: OpenJobProps) => (
  <Sheet
    isOpen={openJobId !== null}
    onClose={onCloseJob}
    title={openJob ? m.admin_job_title({ number: openJob.order.number }) : m.admin_job()}
  >
    {openJob ? (
      <chakra.div display="grid" gap={4} fontSize="sm">
        <p>{m.admin_job_stage({ stage: stageNames[openJob.stage]() })}</p>
        <ol>
          <JobCard job={openJob} prefix="open-" {...acts} />
        </ol>
      </chakra.div>
    ) : openJobFailure ? (
      <FailedState failure={openJobFailure} title={m.admin_failed_title()} />
    ) : (
      <chakra.output aria-busy aria-label={m.admin_loading()} display="block">
        <Skeleton height="24" />
      </chakra.output>
    )}
  </Sheet>
)
