import { and, desc, eq, isNull } from 'drizzle-orm'
import type { Platform } from '../../platform/platform.ts'
import type { DesignSummary } from '@motif/contract'
import { firestoreOf } from '../../platform/firestore.ts'
import { ofAccount, rowsAbout } from '../../platform/personal-data.ts'
import { listDesigns } from './service.ts'
import { designVersions, designs } from './tables.ts'

/** Saved designs with their versions, and deleted ones. */
export const designData = rowsAbout(
  {
    table: designs,
    by: designs.id,
    which: (subject) => ofAccount(designs.customerId, subject),
    without: ['prints'],
    more: async (db, { id }) => ({
      versions: await db
        .select({ name: designVersions.name, document: designVersions.document, savedAt: designVersions.savedAt })
        .from(designVersions)
        .where(eq(designVersions.designId, String(id)))
        .orderBy(desc(designVersions.savedAt))
    })
  },
  { kind: 'designs', fate: 'erased' }
)

/** Whether designs are stored in Firestore, so that the database does not have all. */
export const areDesignsElsewhere = (platform: Platform): boolean => firestoreOf(platform) !== undefined

/** The last changed designs of an account, and their total number. */
export async function latestDesigns(
  platform: Platform,
  customerId: string,
  limit: number
): Promise<{ items: DesignSummary[]; total: number }> {
  return {
    items: await listDesigns(platform, customerId, { limit }),
    total: await platform.db.$count(designs, and(eq(designs.customerId, customerId), isNull(designs.deletedAt)))
  }
}
