/** In milliseconds: the first calls over a network that is just back often fail. */
const waits = [1000, 4000, 15_000, 60_000]

/**
 * Does work that needs the network, again and again after longer waits, until it says that it is done or the waits have
 * been used up. Returns how to stop.
 */
export function tryUntilDone(work: () => Promise<boolean>): () => void {
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
