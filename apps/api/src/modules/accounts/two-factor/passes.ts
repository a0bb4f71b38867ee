import { twoFactorHours } from '@motif/contract/two-factor-rules'
import { sql } from 'drizzle-orm'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Transaction } from '../../../platform/database.ts'
import type { Caller, Person } from '../../../platform/person.ts'
import type { Platform } from '../../../platform/platform.ts'
import { cookieRules } from '../client-network.ts'
import { tokenHash } from '../hashing.ts'
import { staffRules, twoFactorPasses, twoFactors } from '../tables.ts'

/** Says that a browser took the second step. Nothing a script can read opens the admin by itself. */
const passCookie = 'motif_two_factor'

const hourSeconds = 3600

/** Somebody with the sign-in that a token of theirs is of. */
export interface SignedIn {
  person: Person
  signIn: string
}

/** Whom a token is of, with what is left of signing in before they are staff. One look for staff, none for customers. */
export async function callerOf(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  { person, signIn }: SignedIn,
  request: FastifyRequest
): Promise<Caller> {
  if (person.role !== 'admin' || person.staffRole === null) return { ...person, signIn, twoFactor: 'done' }
  const pass = request.cookies[passCookie]
  const { rows } = await db.execute<{ isOn: boolean; hasPassed: boolean; isDemanded: boolean }>(sql`
    select
      exists (select from ${twoFactors} where ${twoFactors.userId} = ${person.id} and ${twoFactors.confirmedAt} is not null) as "isOn",
      exists (
        select from ${twoFactorPasses}
        where ${twoFactorPasses.hash} = ${tokenHash(pass ?? '')} and ${twoFactorPasses.userId} = ${person.id}
          and ${twoFactorPasses.expiresAt} > ${clock.now()}
          and (${twoFactorPasses.signIn} is null or ${twoFactorPasses.signIn} = ${signIn})
      ) as "hasPassed",
      exists (select from ${staffRules} where ${staffRules.demandsTwoFactor}) as "isDemanded"`)
  const [found] = rows
  if (!found) throw new Error('A select without rows answered none')
  const left = found.isOn ? 'code' : 'set-up'
  return { ...person, signIn, twoFactor: (found.isOn ? found.hasPassed : !found.isDemanded) ? 'done' : left }
}

export interface Pass {
  token: string
  isRemembered: boolean
}

/** Writes down that somebody took the second step. */
export async function openPass(
  { clock, randomId }: Pick<Platform, 'clock' | 'randomId'>,
  tx: Transaction,
  { id, signIn }: Pick<Caller, 'id' | 'signIn'>,
  isRemembered: boolean
): Promise<Pass> {
  const token = randomId(32)
  const createdAt = clock.now()
  const hours = isRemembered ? twoFactorHours.device : twoFactorHours.signIn
  await tx.insert(twoFactorPasses).values({
    hash: tokenHash(token),
    userId: id,
    signIn: isRemembered ? null : signIn,
    createdAt,
    expiresAt: new Date(createdAt.getTime() + hours * hourSeconds * 1000)
  })
  return { token, isRemembered }
}

/** Hands a pass to the browser; one that counts for this sign-in alone is gone when the browser is closed. */
export function keepPass(platform: Pick<Platform, 'config'>, reply: FastifyReply, { token, isRemembered }: Pass): void {
  reply.setCookie(passCookie, token, {
    ...cookieRules(platform),
    ...(isRemembered ? { maxAge: twoFactorHours.device * hourSeconds } : undefined)
  })
}

export const dropPass = (platform: Pick<Platform, 'config'>, reply: FastifyReply): void =>
  void reply.clearCookie(passCookie, cookieRules(platform))
