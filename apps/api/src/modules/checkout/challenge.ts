import { createHash, randomInt } from 'node:crypto'
import type { Challenge } from '@motif/contract'
import { type Challenge as AltchaChallenge, type Solution, createChallenge, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { z } from 'zod'
import type { Transaction } from '../../platform/database.ts'
import type { Platform } from '../../platform/platform.ts'
import { spentChallenges } from './tables.ts'

/** Milliseconds a challenge can be answered. */
const validMs = 10 * 60_000

/** Hash rounds per try. A try costs the server 1 to 2 ms to create; checking an answer is cheap. */
const roundsPerTry = 4000

/** Tries of a first challenge: 150 to 300, measured as 0.1 to 0.2 s of CPU time in Node on a server; not measured on phones. */
const triesMin = 150

/** Each additional unpaid order doubles the tries, at most this often. */
const doublingsMax = 4

type Keys = Pick<Platform, 'secret'>

const keysOf = ({ secret }: Keys) => ({
  hmacSignatureSecret: secret('challenge').toString('hex'),
  hmacKeySignatureSecret: secret('challenge-key').toString('hex')
})

const cartHash = (cartId: string) => createHash('sha256').update(cartId).digest('base64url')

/**
 * Creates a proof-of-work challenge bound to a cart. `unpaid`: unpaid orders beyond the free ones; each makes it harder. The number of tries is
 * fixed, so nobody is unlucky.
 */
export async function newChallenge(
  { clock, ...platform }: Keys & Pick<Platform, 'clock'>,
  { cartId, unpaid }: { cartId: string; unpaid: number }
): Promise<Challenge> {
  const tries = triesMin * 2 ** Math.min(doublingsMax, unpaid)
  const { parameters, signature } = await createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: roundsPerTry,
    counter: randomInt(tries, 2 * tries),
    deriveKey,
    data: { cart: cartHash(cartId), until: clock.now().getTime() + validMs },
    ...keysOf(platform)
  })
  return { parameters: { ...parameters }, signature: signature ?? '' }
}

const answer = z.object({
  challenge: z.object({
    parameters: z.looseObject({
      nonce: z.string().min(16).max(100),
      data: z.object({ cart: z.string(), until: z.number() })
    }),
    signature: z.string()
  }),
  solution: z.object({ counter: z.int().min(0), derivedKey: z.string().max(200) })
})

function read(text: string): z.infer<typeof answer> | undefined {
  try {
    return answer.safeParse(JSON.parse(Buffer.from(text, 'base64').toString())).data
  } catch {
    return undefined
  }
}

/** Redeems the answer to a challenge for an order of a cart. It is valid once, if the transaction commits. */
export async function redeemAnswer(
  { clock, ...platform }: Keys & Pick<Platform, 'clock'>,
  tx: Transaction,
  text: string | undefined,
  cartId: string
): Promise<boolean> {
  const given = text === undefined ? undefined : read(text)
  if (!given) return false
  const { challenge, solution } = given
  const { nonce, data } = challenge.parameters
  if (data.cart !== cartHash(cartId) || data.until < clock.now().getTime()) return false
  const { verified } = await verifySolution({
    challenge: challenge as unknown as AltchaChallenge,
    solution: solution satisfies Solution,
    deriveKey,
    ...keysOf(platform)
  })
  if (!verified) return false
  const fresh = await tx
    .insert(spentChallenges)
    .values({ nonce, expiresAt: new Date(data.until) })
    .onConflictDoNothing()
    .returning({ nonce: spentChallenges.nonce })
  return fresh.length > 0
}
