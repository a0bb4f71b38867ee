/** What the shop counts for whoever watches it. Every value is one of few and says nothing of a person. */
export interface Metrics {
  /** One answer to a request from outside. `route` is the pattern of the address, and absent where there is none. */
  requestAnswered(answer: { method: string; route: string | undefined; status: number; seconds: number }): void
  /** One try to hand a mail over. */
  mailTried(isSent: boolean): void
  /** One picture from the drawing processes. */
  pictureTried(isDrawn: boolean): void
  /** One try of a job, from its beginning until `end` is told whether it succeeded. */
  jobBegun(queue: string): { end(isDone: boolean): void }
}

/** For a process nobody watches. */
export const noMetrics: Metrics = {
  requestAnswered: () => undefined,
  mailTried: () => undefined,
  pictureTried: () => undefined,
  jobBegun: () => ({ end: () => undefined })
}

/** Counts in several places at once. */
export function joinedMetrics(...places: readonly (Metrics | undefined)[]): Metrics {
  const all = places.filter((place) => place !== undefined)
  return {
    requestAnswered: (answer) => all.forEach((one) => one.requestAnswered(answer)),
    mailTried: (isSent) => all.forEach((one) => one.mailTried(isSent)),
    pictureTried: (isDrawn) => all.forEach((one) => one.pictureTried(isDrawn)),
    jobBegun: (queue) => {
      const runs = all.map((one) => one.jobBegun(queue))
      return { end: (isDone) => runs.forEach((run) => run.end(isDone)) }
    }
  }
}
