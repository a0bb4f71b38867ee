import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import type { Database } from '../../platform/database.ts'
import { uploads } from './tables.ts'

interface Part {
  /** Id of the last known upload. If it is gone meanwhile, the list ends. */
  after?: string | undefined
  pageSize: number
}

/** Pictures in the person's account, newest first, along the index `uploads_of_customer`. */
export async function ownUploads(db: Database, personId: string, { after, pageSize }: Part) {
  const isOwn = and(eq(uploads.customerId, personId), isNull(uploads.video))
  const isAfter =
    after === undefined
      ? undefined
      : sql`(${uploads.createdAt}, ${uploads.id}) < (select created_at, id from uploads where ${eq(uploads.id, after)} and ${eq(uploads.customerId, personId)})`
  const rows = await db
    .select({ id: uploads.id, createdAt: uploads.createdAt })
    .from(uploads)
    .where(and(isOwn, isAfter))
    .orderBy(desc(uploads.createdAt), desc(uploads.id))
    .limit(pageSize + 1)
  const items = rows.slice(0, pageSize).map(({ id, createdAt }) => ({ id, uploadedAt: createdAt.toISOString() }))
  return { items, next: rows.length > pageSize ? (items.at(-1)?.id ?? null) : null }
}
