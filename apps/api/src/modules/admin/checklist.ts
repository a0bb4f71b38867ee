import type { Checklist, ShopConfig } from '@motif/contract'
import { type ChecklistItem, type ConfirmableItem, checklistItems } from '@motif/contract/checklist-rules'
import { eq } from 'drizzle-orm'
import { isDeepStrictEqual } from 'node:util'
import type { Platform } from '../../platform/platform.ts'
import { audit } from '../audit/index.ts'
import { readDemonstration } from './demonstration.ts'
import { checklistConfirmations } from './tables.ts'

/** Settings of which one must differ from `shop.config.ts` for an item to be done without a confirmation. */
const settingsOfItem = {
  facts: ['name', 'tagline', 'supportEmail', 'company', 'accent'],
  money: ['tax', 'currency'],
  delivery: ['shipping', 'productionDays']
} as const satisfies Record<ConfirmableItem, readonly (keyof ShopConfig)[]>

/** The state of the checklist before launch. */
export async function readChecklist(platform: Platform): Promise<Checklist> {
  const { db, config, shop, currentShop } = platform
  const [demonstration, rows] = await Promise.all([
    readDemonstration(platform),
    db.select().from(checklistConfirmations)
  ])
  const confirmed = new Set(rows.map(({ item }) => item))
  const isChanged = (item: ConfirmableItem) =>
    settingsOfItem[item].some((name) => !isDeepStrictEqual(shop[name], currentShop.file[name]))
  const { protocol, hostname } = new URL(config.publicUrl)
  const isDone: Record<ChecklistItem, boolean> = {
    facts: isChanged('facts'),
    money: isChanged('money'),
    delivery: isChanged('delivery'),
    product: demonstration.hasOthers,
    demonstration: demonstration.isRemoved,
    payment: config.stripe?.secretKey.includes('_live_') ?? false,
    mail: config.smtpUrl !== undefined,
    domain: protocol === 'https:' && hostname !== 'localhost'
  }
  return {
    items: checklistItems.map((id) => {
      const isConfirmed = confirmed.has(id)
      return { id, isDone: isDone[id] || isConfirmed, isConfirmed }
    }),
    demonstrationProducts: demonstration.products
  }
}

/** Confirms an item, or withdraws that. An unchanged item is not logged again. */
export async function confirmItem(
  platform: Platform,
  adminId: string,
  { item, isConfirmed }: { item: ConfirmableItem; isConfirmed: boolean }
): Promise<Checklist> {
  const { db, clock } = platform
  await db.transaction(async (tx) => {
    const changed = isConfirmed
      ? await tx.insert(checklistConfirmations).values({ item, at: clock.now() }).onConflictDoNothing().returning()
      : await tx.delete(checklistConfirmations).where(eq(checklistConfirmations.item, item)).returning()
    if (changed.length > 0)
      await audit(platform, tx, {
        adminId,
        action: 'checklist.confirm',
        subject: item,
        change: { from: { isConfirmed: !isConfirmed }, to: { isConfirmed } }
      })
  })
  return readChecklist(platform)
}
