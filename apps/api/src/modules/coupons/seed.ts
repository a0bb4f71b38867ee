import type { Platform } from '../../platform/platform.ts'
import { rowOf } from './rows.ts'
import { coupons } from './tables.ts'

/** Inserts the coupons of the settings; existing ones stay as staff changed them. */
export async function seedCoupons({ db, shop }: Pick<Platform, 'db' | 'shop'>): Promise<void> {
  const rows = shop.coupons.map(rowOf)
  if (rows.length > 0) await db.insert(coupons).values(rows).onConflictDoNothing()
}
