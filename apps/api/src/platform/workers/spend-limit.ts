/** A token bucket per visitor: whoever has used it up waits until it refills. */
export interface SpendLimit {
  /** Seconds until the visitor may continue; 0 if they may now. */
  waitOf(visitor: string): number
  /** Whether the visitor currently owes more than a sixth of a minute's allowance. */
  isHeavy(visitor: string): boolean
  /** Charges a cost, even if it exceeds what is left. */
  spend(visitor: string, amount: number): void
}

interface Bucket {
  left: number
  at: number
}

/** Visitors to remember. The least recently seen is dropped. */
const visitorsMax = 20_000

/** A shopper draws a few pictures of one design, some 0.2 s each. Of production's 30 s this share is 5 s. */
const heavyShare = 1 / 6

/** Allows each visitor `perMinute` a minute, and unused allowance at once. `now` is in milliseconds. */
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
