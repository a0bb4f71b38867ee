import type { RemovedDemonstration } from '@motif/contract'
import { demoCatalogue } from '../../demo/catalogue.ts'
import type { Platform } from '../../platform/platform.ts'
import {
  archiveProducts,
  hasSynonymsOf,
  removeEmptyCategories,
  removeSynonymsOf,
  shownProducts
} from '../catalogue/index.ts'
import { endSeededCoupons, hasSeededCoupons } from '../coupons/index.ts'

const { categories, products, synonyms = [] } = demoCatalogue
const slugs = products.map(({ slug }) => slug)

/** What shoppers meet of the demonstration, and whether the shop has other products. */
export async function readDemonstration(
  platform: Pick<Platform, 'db' | 'shop' | 'currentShop'>
): Promise<{ products: number; isRemoved: boolean; hasOthers: boolean }> {
  const [{ among, hasOthers }, hasCoupons, hasSynonyms] = await Promise.all([
    shownProducts(platform.db, slugs),
    hasSeededCoupons(platform),
    hasSynonymsOf(platform.db, synonyms)
  ])
  return { products: among, isRemoved: among === 0 && !hasCoupons && !hasSynonyms, hasOthers }
}

/**
 * Archives the demonstration products, disables the coupons, and deletes synonyms and empty categories. What staff changed of the latter three
 * stays. Each step can be repeated.
 */
export async function removeDemonstration(platform: Platform, adminId: string): Promise<RemovedDemonstration> {
  const archived = await archiveProducts(platform, adminId, slugs)
  const coupons = await endSeededCoupons(platform, adminId)
  await removeSynonymsOf(platform, adminId, synonyms)
  await removeEmptyCategories(platform, adminId, categories)
  return { products: archived, coupons }
}
