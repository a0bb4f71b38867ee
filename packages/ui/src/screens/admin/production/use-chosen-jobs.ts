import type { ProductionJob } from '@motif/contract'
import { useState } from 'react'

const none: ReadonlyMap<string, ProductionJob> = new Map()

/** Selection of jobs for bulk actions. Jobs among `shown` are as they are now, the others as they were when they were chosen. */
export function useChosenJobs(shown: readonly ProductionJob[]) {
  const [chosen, setChosen] = useState(none)
  const current = new Map(shown.map((job) => [job.id, job]))
  return {
    jobs: [...chosen.values()].map((job) => current.get(job.id) ?? job),
    keep: (jobs: readonly ProductionJob[]) => setChosen(new Map(jobs.map((job) => [job.id, job]))),
    onChoose: ({ jobs, isChosen }: { jobs: readonly ProductionJob[]; isChosen: boolean }) =>
      setChosen((before) => {
        const after = new Map(before)
        for (const job of jobs)
          if (isChosen) after.set(job.id, job)
          else after.delete(job.id)
        return after
      })
  }
}
