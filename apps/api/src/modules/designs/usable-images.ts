import { sql } from 'drizzle-orm'
import type { Platform } from '../../platform/platform.ts'
import { uploadsOfOthers } from '../uploads/index.ts'
import { designs } from './tables.ts'

/**
 * Those of the uploads that a person may not put into a design: they are in another account, and not in a design shared from
 * there. What a visitor uploaded has no owner to be told apart by; its unguessable identifier is what opens it.
 */
export async function uploadsOfStrangers(
  { db }: Pick<Platform, 'db'>,
  ids: readonly string[],
  personId: string | undefined
): Promise<Set<string>> {
  const others = await uploadsOfOthers(db, ids, personId)
  if (others.length === 0) return new Set()
  const { rows } = await db.execute<{ id: string }>(sql`
    select other.id from unnest(
      ${sql.param(others.map(({ id }) => id))}::text[], ${sql.param(others.map(({ ownerId }) => ownerId))}::text[]
    ) as other(id, owner)
    where not exists (
      select 1 from ${designs} where ${designs.customerId} = other.owner and ${designs.shareKey} is not null and ${designs.deletedAt} is null
        and jsonb_path_exists(${designs.document}, '$.areas.**.image ? (@ == $id)', jsonb_build_object('id', other.id)))`)
  return new Set(rows.map(({ id }) => id))
}
