import { and, eq, gt, inArray } from 'drizzle-orm'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { networkOf } from '../../platform/client-address.ts'
import type { Database, Transaction } from '../../platform/database.ts'
import type { Platform } from '../../platform/platform.ts'
import { addressHash } from './hashing.ts'
import { knownNetworks } from './tables.ts'

/** Names a browser for limits only: it opens nothing, and is sent to the account calls alone. */
const deviceCookie = 'motif_device'
/** Seconds a place is remembered after its last sign-in. */
const knownNetworkSeconds = 180 * 24 * 3600

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

/** How every cookie of an account is sent: to the calls alone, by our own pages alone. */
export const cookieRules = ({ config }: Pick<Platform, 'config'>) =>
  ({ path: '/api/v1', httpOnly: true, sameSite: 'strict', secure: config.publicUrl.startsWith('https:') }) as const

/** Tells a browser the name it is to keep. */
export const nameBrowser = (platform: Pick<Platform, 'config'>, reply: FastifyReply, { device }: ClientNetwork): void =>
  void reply.setCookie(deviceCookie, device, { ...cookieRules(platform), maxAge: knownNetworkSeconds })

/** Under which name the limits of an account count a place. */
export interface RateLimitBucket {
  /** Whether the account was signed in to from there before. */
  isKnown: boolean
  name: string
}

/** What a place is known for: a sign-in, or a right code of its second step. */
type KnownFor = 'place' | 'two-factor place'

/** Every name the limits may count a place under. */
export const bucketNamesOf = ({ network, device }: ClientNetwork) => [`device ${device}`, `network ${network}`]

/** A place as the database keeps it: of no use to anybody without the server's key, and another for every account. */
export const networkHashes = (
  platform: Pick<Platform, 'secret'>,
  email: string,
  client: ClientNetwork,
  of: KnownFor = 'place'
): string[] => bucketNamesOf(client).map((name) => addressHash(platform, of, email, name))

/**
 * What a stranger does to an account must not keep its owner out, so places the account was signed in to from have
 * limits of their own. An address without an account knows no place, and is asked about in the same way.
 */
export async function bucketOf(
  platform: Pick<Platform, 'db' | 'secret' | 'clock'>,
  email: string,
  client: ClientNetwork,
  of: KnownFor = 'place'
): Promise<RateLimitBucket> {
  const hashes = networkHashes(platform, email, client, of)
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
  client: ClientNetwork,
  of: KnownFor = 'place'
): Promise<void> {
  const expiresAt = new Date(platform.clock.now().getTime() + knownNetworkSeconds * 1000)
  // One at a time and in one order, so that two sign-ins at once never wait for each other.
  for (const hash of networkHashes(platform, user.email, client, of).toSorted()) {
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
