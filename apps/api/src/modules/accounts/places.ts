import { and, eq, gt, inArray } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import { networkOf } from '../../platform/client-address.ts'
import type { Database, Transaction } from '../../platform/database.ts'
import type { Platform } from '../../platform/platform.ts'
import { addressHash } from './hashing.ts'
import { knownPlaces } from './tables.ts'

/** Names a browser for limits only: it opens nothing, and is sent to the account calls alone. */
export const deviceCookie = 'motif_device'
/** Seconds a place is remembered after its last sign-in. */
export const placeSeconds = 180 * 24 * 3600

/** Where a call comes from: two ways to know it again. */
export interface Place {
  /** The address, an IPv6 one by its /64. */
  network: string
  /** The browser by the name it was told to keep, or by a new one it may be told to keep. */
  device: string
}

export function placeOf({ randomId }: Pick<Platform, 'randomId'>, request: FastifyRequest): Place {
  const device = request.cookies[deviceCookie] ?? ''
  return { network: networkOf(request.ip), device: /^[\w-]{22}$/.test(device) ? device : randomId() }
}

/** Under which name the limits of an account count a place. */
export interface Lane {
  /** Whether the account was signed in to from there before. */
  isKnown: boolean
  name: string
}

/** Every name the limits may count a place under. */
export const namesOf = ({ network, device }: Place) => [`device ${device}`, `network ${network}`]

/** A place as the database keeps it: of no use to anybody without the server's key, and another for every account. */
export const placeHashes = (platform: Pick<Platform, 'secret'>, email: string, place: Place): string[] => namesOf(place).map((name) => addressHash(platform, 'place', email, name))

/**
 * What a stranger does to an account must not keep its owner out, so places the account was signed in to from have
 * limits of their own. An address without an account knows no place, and is asked about in the same way.
 */
export async function laneOf(platform: Pick<Platform, 'db' | 'secret' | 'clock'>, email: string, place: Place): Promise<Lane> {
  const hashes = placeHashes(platform, email, place)
  const known = await platform.db
    .select({ hash: knownPlaces.hash })
    .from(knownPlaces)
    .where(and(inArray(knownPlaces.hash, hashes), gt(knownPlaces.expiresAt, platform.clock.now())))
  const name = namesOf(place).find((_, index) => known.some(({ hash }) => hash === hashes[index]))
  return { isKnown: name !== undefined, name: name ?? `network ${place.network}` }
}

/** Remembers where an account was signed in to from. The place's device is the one its browser is told to keep. */
export async function rememberPlace(platform: Pick<Platform, 'secret' | 'clock'>, db: Database | Transaction, user: { id: string; email: string }, place: Place): Promise<void> {
  const expiresAt = new Date(platform.clock.now().getTime() + placeSeconds * 1000)
  // One at a time and in one order, so that two sign-ins at once never wait for each other.
  for (const hash of placeHashes(platform, user.email, place).toSorted()) {
    await db.insert(knownPlaces).values({ hash, userId: user.id, expiresAt }).onConflictDoUpdate({ target: knownPlaces.hash, set: { userId: user.id, expiresAt } })
  }
}

/** With a new password every place begins anew: whoever knew the old one is a stranger again. */
export async function forgetPlaces(tx: Transaction, userId: string): Promise<void> {
  await tx.delete(knownPlaces).where(eq(knownPlaces.userId, userId))
}
