import { eq } from 'drizzle-orm'
import type { Transaction } from '../../../platform/database.ts'
import type { Platform } from '../../../platform/platform.ts'
import { audit } from '../../audit/index.ts'
import { keywordsOf } from '../keywords.ts'
import { readOptions } from '../product-options.ts'
import { isShownAt } from '../publish.ts'
import { publishRestocked } from '../restocked.ts'
import { pricesOf } from '../sale.ts'
import { categories, products, variants } from '../tables.ts'
import type { ProductChange, ProductState, ProductValues } from './plan.ts'

type Row = typeof products.$inferSelect

async function productFields(
  tx: Transaction,
  row: Row,
  { category, status }: ProductValues,
  now: Date
): Promise<Partial<typeof products.$inferInsert>> {
  if (category !== undefined) {
    const [known] = await tx.select({ name: categories.name }).from(categories).where(eq(categories.slug, category))
    const options = await readOptions(tx, row.id)
    const labels = options.flatMap(({ values }) => values.map(({ label }) => label))
    return { category, keywords: keywordsOf({ ...row, category: known?.name ?? category, labels }) }
  }
  if (status === undefined) return {}
  const isShown = isShownAt({ status, liveFrom: row.liveFrom }, now)
  return { status, isShown, firstShownAt: row.firstShownAt ?? (isShown ? now : null) }
}

const membersOf = ({ product, variants: changed }: ProductChange, side: 'from' | 'to') => ({
  ...product?.[side],
  // By SKU, as the log shows them.
  ...(changed.length > 0 && {
    variants: Object.fromEntries(changed.map((variant) => [variant.sku, variant[side]]))
  })
})

/** Writes the changes of a locked product: its next revision, and a log entry. Triggers record them for lists and search. */
export async function writeChange(
  tx: Transaction,
  platform: Platform,
  adminId: string,
  { id, variants: known }: ProductState,
  change: ProductChange
): Promise<void> {
  const now = platform.clock.now()
  const [row] = await tx.select().from(products).where(eq(products.id, id))
  if (!row) throw new Error('A locked product is gone')
  let isRestocked = false
  for (const { id: variantId, to } of change.variants) {
    const before = known.find((variant) => variant.id === variantId)
    if (!before) continue
    const after = { ...before, ...to }
    await tx
      .update(variants)
      .set({
        ...(to.price !== undefined || to.sale !== undefined ? pricesOf(after, now) : undefined),
        ...(to.onHand === undefined ? undefined : { onHand: to.onHand })
      })
      .where(eq(variants.id, variantId))
    isRestocked ||= before.onHand <= before.held && after.onHand > before.held && !before.isWithdrawn
  }
  await tx
    .update(products)
    .set({
      ...(await productFields(tx, row, change.product?.to ?? {}, now)),
      revision: row.revision + 1,
      updatedAt: now
    })
    .where(eq(products.id, id))
  await audit(platform, tx, {
    adminId,
    action: 'product.change',
    subject: id,
    change: { from: membersOf(change, 'from'), to: membersOf(change, 'to') }
  })
  if (isRestocked) await publishRestocked(platform, tx)
}
