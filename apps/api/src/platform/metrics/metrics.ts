/** The shop's metrics. Labels have few values and hold no personal data. */
export interface Metrics {
  /** An answered external request. `route` is the route pattern; undefined without a route. */
  requestAnswered(answer: { method: string; route: string | undefined; status: number; seconds: number }): void
  /** An attempt to deliver a mail. */
  mailTried(isSent: boolean): void
  /** An attempt to draw a picture. */
  pictureTried(isDrawn: boolean): void
  /** An attempt to run a job. Call `end` with its outcome. */
  jobBegun(queue: string): { end(isDone: boolean): void }
}

/** Metrics that record nothing. */
export const noMetrics: Metrics = {
  requestAnswered: () => undefined,
  mailTried: () => undefined,
  pictureTried: () => undefined,
  jobBegun: () => ({ end: () => undefined })
}

/** Records to several sinks at once. */
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
