import type { SharedDesign } from '@motif/contract'
import { withoutTeam } from '@motif/design'
import { eq, sql } from 'drizzle-orm'
import type { Platform } from '../../platform/platform.ts'
import { shareFirestoreDesign, unshareFirestoreDesign } from './firestore-designs.ts'
import { designByKey, designNotFound, ownDesign } from './service.ts'
import { designs } from './tables.ts'

/** Shares a design if it is not shared yet; returns its key. */
export async function shareDesign(platform: Platform, customerId: string, id: string): Promise<{ key: string }> {
  const distant = await shareFirestoreDesign(platform, customerId, id)
  if (distant?.key) return { key: distant.key }
  const design = await ownDesign(platform, customerId, id)
  // Of two concurrent calls the first key counts.
  const [row] = await platform.db
    .update(designs)
    .set({ shareKey: sql`coalesce(${designs.shareKey}, ${platform.randomId()})` })
    .where(eq(designs.id, design.id))
    .returning({ key: designs.shareKey })
  if (!row?.key) throw designNotFound()
  return { key: row.key }
}

export async function unshareDesign(platform: Platform, customerId: string, id: string): Promise<void> {
  if (await unshareFirestoreDesign(platform, customerId, id)) return
  const design = await ownDesign(platform, customerId, id)
  await platform.db.update(designs).set({ shareKey: null }).where(eq(designs.id, design.id))
}

/** The shared design: without links that outlive the sharing, its owner, or the team member. */
export async function readShared(platform: Platform, key: string): Promise<SharedDesign> {
  const { name, product, document, updatedAt } = await designByKey(platform, key)
  return {
    name,
    product,
    document: withoutTeam(document),
    updatedAt: updatedAt.toISOString(),
    previewUrl: `/api/v1/shared-designs/${key}/preview.png?v=${updatedAt.getTime().toString(36)}`
  }
}
