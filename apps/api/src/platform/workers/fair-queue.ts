/** A job of a visitor. */
interface Entry<Job> {
  job: Job
  isTaken: boolean
}

export interface FairQueueLimits {
  /** Largest number of waiting jobs. */
  waiting: number
  /** Largest number of waiting jobs per visitor. */
  waitingOfOne: number
  /** Largest number of concurrent jobs per visitor. */
  runningOfOne: number
}

export interface FairQueue<Job> {
  /** Adds a job of a visitor. Returns the job to reject instead: an older one, or this one if its visitor has enough waiting. */
  add(visitor: string, job: Job): Job | undefined
  /** Adds a visitor to a waiting job. It runs at the turn of either. */
  join(visitor: string, job: Job): void
  /** The next job among the visitors that `isServed` accepts; call `release` when it is done. Undefined if none may start now. */
  next(isServed?: (visitor: string) => boolean): { job: Job; release: () => void } | undefined
  /** Removes all waiting jobs. */
  clear(): Job[]
  readonly waiting: number
}

/**
 * Visitors take turns, one job each, however many they have waiting. Nobody gets more than a share of the workers. If the queue is full, the
 * visitor with the most waiting jobs loses the newest one, so a flood sheds its own jobs.
 */
export function createFairQueue<Job>({ waiting: most, waitingOfOne, runningOfOne }: FairQueueLimits): FairQueue<Job> {
  // In round-robin order: a visitor who was served moves to the end.
  const lines = new Map<string, Entry<Job>[]>()
  const running = new Map<string, number>()
  const entries = new Map<Job, Entry<Job>>()

  const put = (visitor: string, entry: Entry<Job>) => {
    const line = lines.get(visitor) ?? []
    lines.set(visitor, line)
    line.push(entry)
  }

  /** Removes a rejected job. */
  const drop = (entry: Entry<Job>): Job => {
    entry.isTaken = true
    entries.delete(entry.job)
    return entry.job
  }

  const longest = () => {
    let found: Entry<Job>[] = []
    for (const line of lines.values()) if (line.length > found.length) found = line
    return found
  }

  return {
    add(visitor, job) {
      if ((lines.get(visitor)?.filter(({ isTaken }) => !isTaken).length ?? 0) >= waitingOfOne) return job
      const entry = { job, isTaken: false }
      let lost: Job | undefined
      if (entries.size >= most) {
        const line = longest()
        if (line.length <= (lines.get(visitor)?.length ?? 0)) return job
        const last = line.findLastIndex(({ isTaken }) => !isTaken)
        const [given] = last === -1 ? [] : line.splice(last, 1)
        if (!given) return job
        lost = drop(given)
      }
      entries.set(job, entry)
      put(visitor, entry)
      return lost
    },
    join(visitor, job) {
      const entry = entries.get(job)
      if (entry && !lines.get(visitor)?.includes(entry)) put(visitor, entry)
    },
    next(isServed = () => true) {
      for (const [visitor, line] of lines) {
        if (!isServed(visitor)) continue
        while (line[0]?.isTaken) line.shift()
        if (line.length === 0) {
          lines.delete(visitor)
          continue
        }
        const atWork = running.get(visitor) ?? 0
        const entry = atWork < runningOfOne ? line.shift() : undefined
        if (!entry) continue
        drop(entry)
        lines.delete(visitor)
        if (line.length > 0) lines.set(visitor, line)
        running.set(visitor, atWork + 1)
        let isReleased = false
        return {
          job: entry.job,
          release: () => {
            if (isReleased) return
            isReleased = true
            const left = (running.get(visitor) ?? 1) - 1
            if (left > 0) running.set(visitor, left)
            else running.delete(visitor)
          }
        }
      }
      return undefined
    },
    clear() {
      const jobs = [...entries.keys()]
      for (const entry of entries.values()) entry.isTaken = true
      entries.clear()
      lines.clear()
      return jobs
    },
    get waiting() {
      return entries.size
    }
  }
}
