/** Retry delays in milliseconds: the first calls on a restored network often fail. */
const waits = [1000, 4000, 15_000, 60_000]

/**
 * Retries network work with increasing delays until it returns true or the delays are used up. Returns a function that
 * stops it.
 */
export function retryUntilDone(work: () => Promise<boolean>): () => void {
  let isStopped = false
  let timer: ReturnType<typeof setTimeout> | undefined
  const attempt = async ([wait, ...later]: readonly number[]) => {
    if ((await work()) || isStopped || wait === undefined) return
    timer = setTimeout(() => void attempt(later), wait)
  }
  void attempt(waits)
  return () => {
    isStopped = true
    clearTimeout(timer)
  }
}
