import { type Challenge, solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'
import type { ChallengeSolved } from './solve-in-worker.ts'

/** Longer than the hardest challenge on an old phone, shorter than the challenge's lifetime. */
const timeoutMs = 120_000

/** Solves the challenge off the main thread. */
addEventListener('message', ({ data }: MessageEvent<Challenge>) => {
  solveChallenge({ challenge: data, deriveKey, timeout: timeoutMs }).then(
    (solution) => postMessage({ solution } satisfies ChallengeSolved),
    (error: unknown) => postMessage({ solution: null, error: String(error) } satisfies ChallengeSolved)
  )
})
