import type { BulkEditAction, BulkEditNamed, BulkEditPreview, BulkEditRequest } from '@motif/contract'
import { bulkEditLimits } from '@motif/contract/bulk-edit-rules'
import { eq } from 'drizzle-orm'
import type { Database, Transaction } from '../../../platform/database.ts'
import { currentLocale } from '../../../platform/locale.ts'
import type { Platform } from '../../../platform/platform.ts'
import { ProblemError } from '../../../platform/problem.ts'
import { type Refusal, sentenceOf } from '../../../platform/refusal-sentences.ts'
import { categories } from '../tables.ts'
import { type ProductChange, type VariantValues, hasChange, planEdit } from './plan.ts'
import { hashOfProducts, productStates, targetIds } from './states.ts'

/** Products read at a time. */
const batch = 500

/** Whether a category exists. It is locked against deletion until the end of a transaction. */
export async function hasCategory(db: Database | Transaction, slug: string): Promise<boolean> {
  const [known] = await db
    .select({ slug: categories.slug })
    .from(categories)
    .where(eq(categories.slug, slug))
    .for('key share')
  return known !== undefined
}

/** Refused with `category-unknown`. */
export async function checkCategory(db: Database | Transaction, action: BulkEditAction): Promise<void> {
  if (action.kind === 'category' && !(await hasCategory(db, action.category)))
    throw new ProblemError('category-unknown', { errors: [{ pointer: '/action/category' }] })
}

export const namedOf = (count: number, first: readonly { name: string; refusal: Refusal }[]): BulkEditNamed => {
  const locale = currentLocale()
  return {
    count,
    items: first.map(({ name, refusal }) => ({ name, reason: refusal.reason, message: sentenceOf(refusal, locale) }))
  }
}

const shown = ({ price, sale, onHand }: VariantValues) => price ?? onHand ?? sale?.price ?? null

function examplesOf(name: string, { product, variants }: ProductChange): BulkEditPreview['examples'] {
  if (product)
    return [
      {
        name,
        sku: null,
        from: product.from.category ?? product.from.status ?? null,
        to: product.to.category ?? product.to.status ?? null
      }
    ]
  // One variant of each product says more than all of one.
  return variants.slice(0, 1).map(({ sku, from, to }) => ({ name, sku, from: shown(from), to: shown(to) }))
}

/** What an edit would do. Changes nothing. Refused with `bulk-edit-over-limit` and `category-unknown`. */
export async function previewBulkEdit(
  platform: Platform,
  { target, action }: BulkEditRequest
): Promise<BulkEditPreview> {
  const { db, shop } = platform
  await checkCategory(db, action)
  const ids = await targetIds(platform, db, target)
  // Before the products are read: one that changes meanwhile makes the preview outdated.
  const hash = await hashOfProducts(db, ids, action)
  const refused: { name: string; refusal: Refusal }[] = []
  const examples: BulkEditPreview['examples'] = []
  let [count, changed, variants] = [0, 0, 0]
  for (let from = 0; from < ids.length; from += batch)
    for (const product of await productStates(db, ids.slice(from, from + batch))) {
      const { change, refusal } = planEdit(product, action, { decimals: shop.currency.decimals })
      if (refusal) {
        count++
        if (refused.length < bulkEditLimits.named) refused.push({ name: product.name, refusal })
      } else if (hasChange(change)) {
        changed++
        variants += change.variants.length
        if (examples.length < bulkEditLimits.examples) examples.push(...examplesOf(product.name, change))
      }
    }
  return { products: ids.length, hash, changed, variants, examples, refused: namedOf(count, refused) }
}
