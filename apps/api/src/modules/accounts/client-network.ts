import { and, eq, gt, inArray } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import { networkOf } from '../../platform/client-address.ts'
import type { Database, Transaction } from '../../platform/database.ts'
import type { Platform } from '../../platform/platform.ts'
import { addressHash } from './hashing.ts'
import { knownNetworks } from './tables.ts'

/** Names a browser for limits only: it opens nothing, and is sent to the account calls alone. */
export const deviceCookie = 'motif_device'
/** Seconds a place is remembered after its last sign-in. */
export const knownNetworkSeconds = 180 * 24 * 3600

/** Where a call comes from: two ways to know it again. */
export interface ClientNetwork {
  /** The address, an IPv6 one by its /64. */
  network: string
  /** The browser by the name it was told to keep, or by a new one it may be told to keep. */
  device: string
}

export function clientNetworkOf({ randomId }: Pick<Platform, 'randomId'>, request: FastifyRequest): ClientNetwork {
  const device = request.cookies[deviceCookie] ?? ''
  return { network: networkOf(request.ip), device: /^[\w-]{22}$/.test(device) ? device : randomId() }
}

/** Under which name the limits of an account count a place. */
export interface RateLimitBucket {
  /** Whether the account was signed in to from there before. */
  isKnown: boolean
  name: string
}

/** Every name the limits may count a place under. */
export const bucketNamesOf = ({ network, device }: ClientNetwork) => [`device ${device}`, `network ${network}`]

/** A place as the database keeps it: of no use to anybody without the server's key, and another for every account. */
export const networkHashes = (platform: Pick<Platform, 'secret'>, email: string, client: ClientNetwork): string[] =>
  bucketNamesOf(client).map((name) => addressHash(platform, 'place', email, name))

/**
 * What a stranger does to an account must not keep its owner out, so places the account was signed in to from have
 * limits of their own. An address without an account knows no place, and is asked about in the same way.
 */
export async function bucketOf(
  platform: Pick<Platform, 'db' | 'secret' | 'clock'>,
  email: string,
  client: ClientNetwork
): Promise<RateLimitBucket> {
  const hashes = networkHashes(platform, email, client)
  const known = await platform.db
    .select({ hash: knownNetworks.hash })
    .from(knownNetworks)
    .where(and(inArray(knownNetworks.hash, hashes), gt(knownNetworks.expiresAt, platform.clock.now())))
  const name = bucketNamesOf(client).find((_, index) => known.some(({ hash }) => hash === hashes[index]))
  return { isKnown: name !== undefined, name: name ?? `network ${client.network}` }
}

/** Remembers where an account was signed in to from. The place's device is the one its browser is told to keep. */
export async function rememberNetwork(
  platform: Pick<Platform, 'secret' | 'clock'>,
  db: Database | Transaction,
  user: { id: string; email: string },
  client: ClientNetwork
): Promise<void> {
  const expiresAt = new Date(platform.clock.now().getTime() + knownNetworkSeconds * 1000)
  // One at a time and in one order, so that two sign-ins at once never wait for each other.
  for (const hash of networkHashes(platform, user.email, client).toSorted()) {
    await db
      .insert(knownNetworks)
      .values({ hash, userId: user.id, expiresAt })
      .onConflictDoUpdate({ target: knownNetworks.hash, set: { userId: user.id, expiresAt } })
  }
}

/** With a new password every place begins anew: whoever knew the old one is a stranger again. */
export async function forgetKnownNetworks(tx: Transaction, userId: string): Promise<void> {
  await tx.delete(knownNetworks).where(eq(knownNetworks.userId, userId))
}
