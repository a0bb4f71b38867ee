import { and, asc, eq, lte, sql } from 'drizzle-orm'
import { tryLockFor } from '../../platform/advisory-locks.ts'
import type { Transaction } from '../../platform/database.ts'
import type { Platform } from '../../platform/platform.ts'
import { products, variants, variantColumns, withFacts } from '../catalogue/index.ts'
import { alertLinks } from './stop-link.ts'
import { restockedVariants, stockAlerts } from './tables.ts'

/** Mails queued per transaction. */
const batch = 100

/** Batches per run; the next run continues. */
const batchesPerRun = 50

type Sender = Pick<Platform, 'db' | 'mail' | 'config' | 'shop' | 'clock' | 'secret'>

/** The variant if it can be bought now; undefined otherwise. */
async function readBuyable(tx: Transaction, variantId: string) {
  const rows = await tx
    .select(variantColumns)
    .from(variants)
    .innerJoin(products, eq(products.id, variants.productId))
    .where(
      sql`${variants.id} = ${variantId} and ${variants.onHand} > ${variants.reserved} and not ${variants.isWithdrawn} and ${products.isShown}`
    )
  const [variant] = await withFacts(tx, rows)
  return variant
}

/** Queues mails for one restocked variant, to the earliest requests, and deletes these. Returns whether there may be more. */
async function sendBatch({ db, mail, config, shop, ...keeper }: Sender): Promise<boolean> {
  return db.transaction(async (tx) => {
    if (!(await tryLockFor(tx, 'stockAlertMails'))) return false
    const [note] = await tx.select().from(restockedVariants).orderBy(asc(restockedVariants.id)).limit(1)
    if (!note) return false
    const { variantId } = note
    // Restocks recorded after this one are handled next time.
    const [last] = await tx
      .select({ id: sql<number>`max(${restockedVariants.id})::int` })
      .from(restockedVariants)
      .where(eq(restockedVariants.variantId, variantId))
    const variant = await readBuyable(tx, variantId)
    const asked = variant
      ? (
          await tx.execute<{ email: string }>(sql`
            delete from ${stockAlerts} where (variant_id, email) in (
              select variant_id, email from ${stockAlerts} where variant_id = ${variantId} and ends_at > ${keeper.clock.now()}
              order by asked_at, email limit ${batch} for update skip locked
            ) returning email`)
        ).rows
      : []
    if (variant) {
      const chosen = new URLSearchParams(variant.chosen).toString()
      const url = `${config.publicUrl}/product/${variant.productSlug}${chosen === '' ? '' : `?${chosen}`}`
      const item = {
        name: variant.name,
        options: variant.options,
        quantity: 1,
        total: { amount: variant.listPrice, currency: shop.currency.code },
        image: variant.picture
      }
      for (const { email } of asked) {
        const stopUrl = `${config.publicUrl}/privacy?${new URLSearchParams({ alerts: alertLinks.tokenOf(keeper, email) })}`
        await mail.send({ to: email, template: 'back-in-stock', data: { item, url, stopUrl } }, { tx })
      }
    }
    if (asked.length < batch)
      await tx
        .delete(restockedVariants)
        .where(and(eq(restockedVariants.variantId, variantId), lte(restockedVariants.id, last?.id ?? note.id)))
    return true
  })
}

/** Sends alerts for restocked variants. */
export async function sendStockAlerts(platform: Sender): Promise<void> {
  for (let sent = 0; sent < batchesPerRun && (await sendBatch(platform)); sent += 1);
}
