/** A bucket each that fills up evenly: who has nothing left waits until it has. */
export interface SpendLimit {
  /** Seconds until the visitor may go on; 0 where they may now. */
  waitOf(visitor: string): number
  /** Whether the visitor spent more than a sixth of a minute's allowance that has not come back yet. */
  isHeavy(visitor: string): boolean
  /** Takes what something cost, also where that is more than there was left. */
  spend(visitor: string, amount: number): void
}

interface Bucket {
  left: number
  at: number
}

/** Visitors known at a time; the one not seen longest is forgotten, with what they spent. */
const visitorsMax = 20_000

/** A shopper has a few pictures of one design drawn, some 0.2 s each: of the 30 s of production this share is 5 s. */
const heavyShare = 1 / 6

/** Lets each visitor spend `perMinute` a minute, and as much at once as they did not spend before. `now` is in milliseconds. */
export function createSpendLimit({ perMinute, now }: { perMinute: number; now: () => number }): SpendLimit {
  const buckets = new Map<string, Bucket>()

  const bucketOf = (visitor: string): Bucket => {
    const known = buckets.get(visitor)
    const at = now()
    const left =
      known === undefined ? perMinute : Math.min(perMinute, known.left + ((at - known.at) * perMinute) / 60_000)
    const bucket = { left, at }
    buckets.delete(visitor)
    buckets.set(visitor, bucket)
    const [oldest] = buckets.keys()
    if (buckets.size > visitorsMax && oldest !== undefined) buckets.delete(oldest)
    return bucket
  }

  return {
    waitOf(visitor) {
      const { left } = bucketOf(visitor)
      return left > 0 ? 0 : Math.max(1, Math.ceil((-left * 60) / perMinute))
    },
    isHeavy: (visitor) => bucketOf(visitor).left < perMinute * (1 - heavyShare),
    spend(visitor, amount) {
      bucketOf(visitor).left -= amount
    }
  }
}
