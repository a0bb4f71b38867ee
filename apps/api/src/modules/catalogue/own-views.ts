import { eq } from 'drizzle-orm'
import type { Database } from '../../platform/database.ts'
import type { OwnView } from '../drawing/index.ts'
import { ownViews } from './tables.ts'

/** The source of a photograph's view; undefined if no product has it. */
export async function findOwnView(db: Database, id: string): Promise<OwnView | undefined> {
  const [row] = await db
    .select()
    .from(ownViews)
    .where(eq(ownViews.id, id as OwnView['id']))
  if (!row) return undefined
  const { productId: _productId, ...view } = row
  return view
}
