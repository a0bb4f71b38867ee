import { twoFactorHours } from '@motif/contract/two-factor-rules'
import { sql } from 'drizzle-orm'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Transaction } from '../../../platform/database.ts'
import type { Caller, Person } from '../../../platform/person.ts'
import type { Platform } from '../../../platform/platform.ts'
import { cookieRules } from '../client-network.ts'
import { tokenHash } from '../hashing.ts'
import { staffRules, twoFactorPasses, twoFactors } from '../tables.ts'

/** Cookie that tells that a browser passed the second factor. It is HttpOnly, so no script can use it. */
const passCookie = 'motif_two_factor'

const hourSeconds = 3600

/** A person and the sign-in of their token. */
export interface SignedIn {
  person: Person
  signIn: string
}

/** The person of a token, with the remaining two-factor step. One query for staff, none for customers. */
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

/** Records that a person passed the second factor. */
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

/** Sets the cookie of a pass. A pass for this sign-in alone is a session cookie. */
export function keepPass(platform: Pick<Platform, 'config'>, reply: FastifyReply, { token, isRemembered }: Pass): void {
  reply.setCookie(passCookie, token, {
    ...cookieRules(platform),
    ...(isRemembered ? { maxAge: twoFactorHours.device * hourSeconds } : undefined)
  })
}

export const dropPass = (platform: Pick<Platform, 'config'>, reply: FastifyReply): void =>
  void reply.clearCookie(passCookie, cookieRules(platform))
