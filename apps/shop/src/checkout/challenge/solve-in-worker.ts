import type { Challenge } from '@motif/contract'
import type { Solution } from 'altcha-lib'

/** Message of the worker. */
export interface ChallengeSolved {
  solution: Solution | null
  error?: string
}

/**
 * Solves a proof-of-work challenge, for the header `challenge-answer`. Uses only the shop's own files.
 * @throws if the browser cannot compute it, or `signal` aborts
 */
export async function solveInWorker(challenge: Challenge, signal: AbortSignal): Promise<string> {
  const worker = new Worker(new URL('./challenge-worker.ts', import.meta.url), { type: 'module' })
  try {
    const solution = await new Promise<Solution>((resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason as Error))
      worker.addEventListener('error', ({ message }) => reject(new Error(`The challenge was not solved: ${message}`)))
      worker.addEventListener('message', ({ data: { solution, error } }: MessageEvent<ChallengeSolved>) =>
        solution ? resolve(solution) : reject(new Error(error ?? 'The challenge was not solved in time'))
      )
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
      worker.postMessage(challenge)
    })
    return btoa(JSON.stringify({ challenge, solution }))
  } finally {
    worker.terminate()
  }
}
