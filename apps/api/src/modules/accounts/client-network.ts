import { and, eq, gt, inArray } from 'drizzle-orm'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { networkOf } from '../../platform/client-address.ts'
import type { Database, Transaction } from '../../platform/database.ts'
import type { Platform } from '../../platform/platform.ts'
import { addressHash } from './hashing.ts'
import { knownNetworks } from './tables.ts'

/** Cookie that identifies a browser for rate limits only. It grants nothing and is sent to account calls alone. */
const deviceCookie = 'motif_device'
/** Seconds a network is remembered after its last sign-in. */
const knownNetworkSeconds = 180 * 24 * 3600

/** Where a call comes from, by two identifiers. */
export interface ClientNetwork {
  /** The network address; for IPv6 its /64. */
  network: string
  /** The id from the browser's cookie, or a new one to set. */
  device: string
}

export function clientNetworkOf({ randomId }: Pick<Platform, 'randomId'>, request: FastifyRequest): ClientNetwork {
  const device = request.cookies[deviceCookie] ?? ''
  return { network: networkOf(request.ip), device: /^[\w-]{22}$/.test(device) ? device : randomId() }
}

/** Cookie attributes of all account cookies: sent to the calls alone, from our own pages alone. */
export const cookieRules = ({ config }: Pick<Platform, 'config'>) =>
  ({ path: '/api/v1', httpOnly: true, sameSite: 'strict', secure: config.publicUrl.startsWith('https:') }) as const

/** Sets the browser's id as a cookie. */
export const nameBrowser = (platform: Pick<Platform, 'config'>, reply: FastifyReply, { device }: ClientNetwork): void =>
  void reply.setCookie(deviceCookie, device, { ...cookieRules(platform), maxAge: knownNetworkSeconds })

/** The key under which rate limits count a client. */
export interface RateLimitBucket {
  /** Whether the account was signed in to from there before. */
  isKnown: boolean
  name: string
}

/** How the network became known: by a sign-in, or by a correct second factor. */
type KnownFor = 'place' | 'two-factor place'

/** Every key that limits may use for a client. */
export const bucketNamesOf = ({ network, device }: ClientNetwork) => [`device ${device}`, `network ${network}`]

/** A network as stored: a keyed hash, different for every account. */
export const networkHashes = (
  platform: Pick<Platform, 'secret'>,
  email: string,
  client: ClientNetwork,
  of: KnownFor = 'place'
): string[] => bucketNamesOf(client).map((name) => addressHash(platform, of, email, name))

/**
 * Strangers must not lock an owner out, so networks with an earlier sign-in have limits of their own. An address without an account has no known
 * networks, but the same query runs.
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

/** Records where an account was signed in to from. The device is the id in the browser's cookie. */
export async function rememberNetwork(
  platform: Pick<Platform, 'secret' | 'clock'>,
  db: Database | Transaction,
  user: { id: string; email: string },
  client: ClientNetwork,
  of: KnownFor = 'place'
): Promise<void> {
  const expiresAt = new Date(platform.clock.now().getTime() + knownNetworkSeconds * 1000)
  // One after another in a fixed order, so that two concurrent sign-ins cannot deadlock.
  for (const hash of networkHashes(platform, user.email, client, of).toSorted()) {
    await db
      .insert(knownNetworks)
      .values({ hash, userId: user.id, expiresAt })
      .onConflictDoUpdate({ target: knownNetworks.hash, set: { userId: user.id, expiresAt } })
  }
}

/** A new password forgets all known networks: whoever knew the old one is a stranger again. */
export async function forgetKnownNetworks(tx: Transaction, userId: string): Promise<void> {
  await tx.delete(knownNetworks).where(eq(knownNetworks.userId, userId))
}
