import { and, desc, eq, isNull } from 'drizzle-orm'
import type { Platform } from '../../platform/platform.ts'
import type { DesignSummary } from '@motif/contract'
import { firestoreOf } from '../../platform/firestore.ts'
import { ofAccount, rowsAbout } from '../../platform/personal-data.ts'
import { listDesigns } from './service.ts'
import { designVersions, designs } from './tables.ts'

/** Saved designs, with what they were before and those that can be had back. */
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

/** Where designs are kept at Firestore, what is here is not all there is. */
export const areDesignsElsewhere = (platform: Platform): boolean => firestoreOf(platform) !== undefined

/** The designs an account changed last, and how many it has. */
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
