import type { DesignSummary } from '@motif/contract'
import { getTableColumns, inArray } from 'drizzle-orm'
import type { Database } from '../../platform/database.ts'
import { summary } from './service.ts'
import { designs } from './tables.ts'

/** A design without its document. */
interface OwnedDesign extends DesignSummary {
  customerId: string
  createdAt: Date
  isShared: boolean
}

/** Designs in the order of the ids; those that are gone are left out. */
export async function designSummaries(db: Database, ids: readonly string[]): Promise<OwnedDesign[]> {
  if (ids.length === 0) return []
  const { document: _document, prints: _prints, ...columns } = getTableColumns(designs)
  const rows = await db
    .select(columns)
    .from(designs)
    .where(inArray(designs.id, [...ids]))
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => {
    const row = byId.get(id)
    if (!row) return []
    const { shareKey, revision: _revision, ...known } = summary(row)
    return [{ ...known, customerId: row.customerId, createdAt: row.createdAt, isShared: shareKey !== null }]
  })
}
