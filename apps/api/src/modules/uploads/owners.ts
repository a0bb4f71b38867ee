import { createHmac } from 'node:crypto'
import type { Role } from '@motif/contract'
import { and, eq, gt, sql } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import { networkOf } from '../../platform/client-address.ts'
import type { Database, Transaction } from '../../platform/database.ts'
import type { Person } from '../../platform/person.ts'
import type { Platform } from '../../platform/platform.ts'
import { ProblemError } from '../../platform/problem.ts'
import { lockNamed } from '../../platform/advisory-locks.ts'
import type { VideoFacts } from './clean-video.ts'
import { uploads } from './tables.ts'

/** Quotas: the total of a customer or member of staff, and the daily amount of guests from one network, who are otherwise indistinguishable. */
const quotas = {
  customer: { count: 500, bytes: 1024 ** 3 },
  /** Staff upload the photographs of products. */
  admin: { count: 100_000, bytes: 200 * 1024 ** 3 },
  network: { count: 100, bytes: 300 * 1024 ** 2 }
} as const

const dayMs = 86_400_000

/** Owner of the demonstration files: none, without a quota. */
export const noOwner = { customerId: null, network: null } as const

export type Owner = { customerId: string; network: null } | { customerId: null; network: string } | typeof noOwner

/** The owner an upload counts for. A guest's address is stored as a keyed hash only. */
export function ownerOf(
  { secret }: Pick<Platform, 'secret'>,
  person: Person | undefined,
  { ip }: Pick<FastifyRequest, 'ip'>
): Owner {
  if (person) return { customerId: person.id, network: null }
  return {
    customerId: null,
    network: createHmac('sha256', secret('networks of uploads')).update(networkOf(ip)).digest('base64url')
  }
}

/** Records the owner of an upload, unless a quota is reached. Throws `quota-exceeded`. */
export async function recordUpload(
  { db, clock }: Pick<Platform, 'clock'> & { db: Database | Transaction },
  owner: Owner,
  {
    id,
    bytes,
    role = 'customer',
    video,
    contentHash
  }: {
    id: string
    bytes: number
    role?: Role | undefined
    video?: VideoFacts | undefined
    contentHash?: string | undefined
  }
): Promise<void> {
  const now = clock.now()
  const row = { id, ...owner, bytes, video: video ?? null, contentHash: contentHash ?? null, createdAt: now }
  if (owner.customerId === null && owner.network === null) {
    await db.insert(uploads).values(row)
    return
  }
  const isCustomer = owner.customerId !== null
  const quota = isCustomer ? quotas[role] : quotas.network
  const theirs = isCustomer
    ? eq(uploads.customerId, owner.customerId)
    : and(eq(uploads.network, owner.network), gt(uploads.createdAt, new Date(now.getTime() - dayMs)))
  await db.transaction(async (tx) => {
    // The lock serialises concurrent uploads of an owner.
    await lockNamed(tx, `uploads ${owner.customerId ?? owner.network}`)
    const [used] = await tx
      .select({ count: sql<number>`count(*)::int`, bytes: sql<string>`coalesce(sum(${uploads.bytes}), 0)` })
      .from(uploads)
      .where(theirs)
    if ((used?.count ?? 0) >= quota.count || Number(used?.bytes ?? 0) + bytes > quota.bytes) {
      throw isCustomer
        ? new ProblemError('uploads-full', { params: { count: quota.count } })
        : new ProblemError('uploads-of-day-full')
    }
    await tx.insert(uploads).values(row)
  })
}

/** Removes the record of an upload whose file could not be stored. */
export async function forgetUpload({ db }: { db: Database | Transaction }, id: string): Promise<void> {
  await db.delete(uploads).where(eq(uploads.id, id))
}
