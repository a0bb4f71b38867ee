import type { Challenge } from '@motif/contract'
import { type Challenge as AltchaChallenge, solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'

/** Solves a challenge as a browser does. Returns the header `challenge-answer`. */
export async function answerTo(challenge: Challenge): Promise<string> {
  const solution = await solveChallenge({ challenge: challenge as unknown as AltchaChallenge, deriveKey })
  if (!solution) throw new Error('The challenge was not solved')
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64')
}
