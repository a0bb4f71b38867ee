/** One thing to do, for a visitor. */
interface Entry<Job> {
  job: Job
  isTaken: boolean
}

export interface FairQueueLimits {
  /** Jobs that wait at most. */
  waiting: number
  /** Jobs of one visitor that wait at most. */
  waitingOfOne: number
  /** Jobs of one visitor that are at work at the same time. */
  runningOfOne: number
}

export interface FairQueue<Job> {
  /** Takes a job in for a visitor. Gives what has to go instead: the job itself where its visitor waits for enough already. */
  add(visitor: string, job: Job): Job | undefined
  /** Lets another visitor wait for a waiting job too: it comes when it is the turn of either. */
  join(visitor: string, job: Job): void
  /**
   * The next job of the visitors that `isServed` names, all of them unless given; `release` is called when it is done.
   * Undefined where nothing may begin now.
   */
  next(isServed?: (visitor: string) => boolean): { job: Job; release: () => void } | undefined
  /** Takes out all that waits. */
  clear(): Job[]
  readonly waiting: number
}

/**
 * Visitors take turns, one job each, however many each of them has waiting. Nobody has more than a share of the workers.
 * When the queue is full, the visitor with the most in it loses the newest: whoever floods the queue sheds their own.
 */
export function createFairQueue<Job>({ waiting: most, waitingOfOne, runningOfOne }: FairQueueLimits): FairQueue<Job> {
  // In the order of their turns: who had one goes to the end.
  const lines = new Map<string, Entry<Job>[]>()
  const running = new Map<string, number>()
  const entries = new Map<Job, Entry<Job>>()

  const put = (visitor: string, entry: Entry<Job>) => {
    const line = lines.get(visitor) ?? []
    lines.set(visitor, line)
    line.push(entry)
  }

  /** Removes a job that gives way. */
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
