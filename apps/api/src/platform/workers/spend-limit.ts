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

/** Visitors to remember. The least recently seen is dropped, and whoever has nothing to refill. */
const visitorsMax = 20_000

/** A shopper draws a few pictures of one design, some 0.2 s each. Of production's 30 s this share is 5 s. */
const heavyShare = 1 / 6

/** Allows each visitor `perMinute` a minute, and unused allowance at once. `now` is in milliseconds. */
export function createSpendLimit({ perMinute, now }: { perMinute: number; now: () => number }): SpendLimit {
  const buckets = new Map<string, Bucket>()

  const leftAt = (bucket: Bucket, at: number) =>
    Math.min(perMinute, bucket.left + ((at - bucket.at) * perMinute) / 60_000)

  /** Starts with the least recently seen, and ends at the first that is still refilling. */
  const forget = (at: number) => {
    for (const [visitor, bucket] of buckets) {
      if (buckets.size < visitorsMax && leftAt(bucket, at) < perMinute) return
      buckets.delete(visitor)
    }
  }

  const bucketOf = (visitor: string): Bucket => {
    const known = buckets.get(visitor)
    const at = now()
    const bucket = { left: known === undefined ? perMinute : leftAt(known, at), at }
    buckets.delete(visitor)
    forget(at)
    buckets.set(visitor, bucket)
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
