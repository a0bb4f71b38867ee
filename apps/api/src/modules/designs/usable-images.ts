import { sql } from 'drizzle-orm'
import type { Platform } from '../../platform/platform.ts'
import { uploadsOfOthers } from '../uploads/index.ts'
import { designs } from './tables.ts'

/**
 * Uploads a person may not use in a design: those of other accounts, unless in a design shared by them. A guest's upload has no owner; its
 * unguessable id grants access.
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
