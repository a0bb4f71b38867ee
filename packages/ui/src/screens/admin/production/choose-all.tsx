import type { ProductionJob } from '@motif/contract'
import { m } from '@motif/messages'
import { Checkbox } from '../../../components/checkbox/index.ts'
import { VisuallyHidden } from '../../../components/visually-hidden/index.ts'
import type { JobActions } from './job-card.tsx'
import { stageNames } from './stages.ts'
import { useMayChooseJobs } from './use-may-choose-jobs.ts'

interface ChooseAllProps extends Pick<JobActions, 'chosen' | 'onChoose'> {
  /** Visible jobs of one column. */
  jobs: readonly ProductionJob[]
}

/** Chooses all visible jobs of a column, or none of them. */
export function ChooseAll({ jobs, chosen, onChoose }: ChooseAllProps) {
  const mayChoose = useMayChooseJobs()
  const [first] = jobs
  if (!mayChoose || !chosen || !first || jobs.length < 2) return null
  const count = jobs.filter(({ id }) => chosen.has(id)).length
  return (
    <Checkbox
      ref={(box) => {
        if (box) box.indeterminate = count > 0 && count < jobs.length
      }}
      checked={count === jobs.length}
      onChange={({ isChecked }) => onChoose?.({ jobs, isChosen: isChecked })}
    >
      {m.admin_column_choose({ count: jobs.length })} <VisuallyHidden>{stageNames[first.stage]()}</VisuallyHidden>
    </Checkbox>
  )
}
