import { type Challenge, solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'
import type { ChallengeSolved } from './solve-in-worker.ts'

/** Longer than the hardest challenge takes an old phone, shorter than the challenge is good for. */
const timeoutMs = 120_000

/** Calculates beside the page, so that the page goes on answering. */
addEventListener('message', ({ data }: MessageEvent<Challenge>) => {
  solveChallenge({ challenge: data, deriveKey, timeout: timeoutMs }).then(
    (solution) => postMessage({ solution } satisfies ChallengeSolved),
    (error: unknown) => postMessage({ solution: null, error: String(error) } satisfies ChallengeSolved)
  )
})
