import { inArray } from 'drizzle-orm'
import { isDeepStrictEqual } from 'node:util'
import type { Platform } from '../../platform/platform.ts'
import { audit } from '../audit/index.ts'
import { couponsWithDecimals } from './currency.ts'
import type { Coupon } from './find.ts'
import { rowOf } from './rows.ts'
import { coupons } from './tables.ts'

type Seeding = Pick<Platform, 'db' | 'shop' | 'currentShop'>

/** The coupons of `shop.config.ts` as rows, with the decimals of the present currency. */
const rowsOfFile = ({ shop, currentShop: { file } }: Omit<Seeding, 'db'>) =>
  couponsWithDecimals(shop.coupons, { from: file.currency.decimals, to: shop.currency.decimals }).map(rowOf)

/** Inserts the coupons of `shop.config.ts` in a shop without coupons. */
export async function seedCoupons({ db, ...platform }: Seeding): Promise<void> {
  const rows = rowsOfFile(platform)
  const [known] = await db.select({ code: coupons.code }).from(coupons).limit(1)
  if (!known && rows.length > 0) await db.insert(coupons).values(rows).onConflictDoNothing()
}

const defaults = {
  startsAt: null,
  endsAt: null,
  categories: [],
  products: [],
  isFirstOrderOnly: false,
  isOncePerCustomer: false,
  maxUses: null,
  isActive: true
}

/** Codes of those that are active and as they were inserted. */
const unchangedOf = (known: readonly Coupon[], platform: Omit<Seeding, 'db'>): string[] => {
  const seeded = rowsOfFile(platform).map((row) => ({ ...defaults, ...row }))
  return known
    .filter(({ createdAt: _createdAt, ...row }) => seeded.some((one) => isDeepStrictEqual(one, row)))
    .map(({ code }) => code)
}

const isSeeded = ({ shop }: Pick<Platform, 'shop'>) =>
  inArray(
    coupons.code,
    shop.coupons.map((coupon) => rowOf(coupon).code)
  )

/** Whether a coupon of `shop.config.ts` is active and unchanged. */
export async function hasSeededCoupons(platform: Seeding): Promise<boolean> {
  const known = await platform.db.select().from(coupons).where(isSeeded(platform))
  return unchangedOf(known, platform).length > 0
}

/** Disables the coupons of `shop.config.ts` that nobody changed. Returns their codes, for undo. */
export function endSeededCoupons(platform: Platform, adminId: string): Promise<string[]> {
  return platform.db.transaction(async (tx) => {
    const known = await tx.select().from(coupons).where(isSeeded(platform)).orderBy(coupons.code).for('no key update')
    const codes = unchangedOf(known, platform)
    await tx.update(coupons).set({ isActive: false }).where(inArray(coupons.code, codes))
    for (const code of codes)
      await audit(platform, tx, {
        adminId,
        action: 'coupon.change',
        subject: code,
        change: { from: { isActive: true }, to: { isActive: false } }
      })
    return codes
  })
}
