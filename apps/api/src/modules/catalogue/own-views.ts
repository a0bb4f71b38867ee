import { eq } from 'drizzle-orm'
import type { Database } from '../../platform/database.ts'
import type { OwnView } from '../drawing/index.ts'
import { ownViews } from './tables.ts'

/** What a view of the owner's photograph is made from; undefined where no product has it. */
export async function findOwnView(db: Database, id: string): Promise<OwnView | undefined> {
  const [row] = await db
    .select()
    .from(ownViews)
    .where(eq(ownViews.id, id as OwnView['id']))
  if (!row) return undefined
  const { productId: _productId, ...view } = row
  return view
}
