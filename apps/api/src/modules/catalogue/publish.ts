import { and, eq, lte, sql } from 'drizzle-orm'
import type { Platform } from '../../platform/platform.ts'
import { catalogueChanged } from './cache.ts'
import { products } from './tables.ts'

/** Whether a product of this status is visible at a moment. */
export const isShownAt = ({ status, liveFrom }: { status: string; liveFrom: Date | null }, now: Date): boolean =>
  status === 'live' && (liveFrom === null || liveFrom <= now)

/** Publishes products whose start has come. */
export async function showDueProducts(platform: Pick<Platform, 'db' | 'clock' | 'log' | 'notices'>): Promise<void> {
  const now = platform.clock.now()
  const shown = await platform.db
    .update(products)
    .set({ isShown: true, firstShownAt: sql`coalesce(${products.firstShownAt}, ${now})` })
    .where(and(eq(products.status, 'live'), eq(products.isShown, false), lte(products.liveFrom, now)))
    .returning({ slug: products.slug })
  if (shown.length === 0) return
  catalogueChanged(platform)
  platform.log.info({ products: shown.map(({ slug }) => slug) }, 'products came on sale')
}
