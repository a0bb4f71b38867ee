import type { ErasurePlan } from '@motif/contract'
import type { Database, Transaction } from '../../platform/database.ts'
import type { Platform } from '../../platform/platform.ts'
import { ProblemError } from '../../platform/problem.ts'
import { type FoundSubject, foldEmail, subjectOf } from '../accounts/index.ts'
import { audit } from '../audit/index.ts'
import { catalogueChanged } from '../catalogue/index.ts'
import { areDesignsElsewhere } from '../designs/index.ts'
import { countOpenOrders } from '../orders/index.ts'
import { mayHaveStoredCards } from '../payments/index.ts'
import { customerLogId } from '../../platform/customer-key.ts'
import { lockNamed } from '../../platform/advisory-locks.ts'
import { personalData } from './personal-data.ts'
import { addressOf } from './page.ts'

async function obstacleOf(
  platform: Platform,
  db: Database | Transaction,
  subject: FoundSubject
): Promise<ErasurePlan['obstacle']> {
  if (subject.account?.role === 'admin') return 'staff'
  return (await countOpenOrders(platform, db, subject)) > 0 ? 'orders' : null
}

async function planOf(platform: Platform, db: Database | Transaction, subject: FoundSubject): Promise<ErasurePlan> {
  const steps: ErasurePlan['steps'] = []
  for (const { kind, fate, count: countOf } of personalData) {
    const count = await countOf(db, subject)
    if (count > 0) steps.push({ kind, fate, count })
  }
  const elsewhere: ErasurePlan['elsewhere'] = []
  if (subject.account && areDesignsElsewhere(platform)) elsewhere.push('designs')
  if (await mayHaveStoredCards(db, subject)) elsewhere.push('cards')
  return { steps, obstacle: await obstacleOf(platform, db, subject), elsewhere }
}

/** The plan of an erasure. Empty if the shop stores nothing about the person. */
export const readErasure = async (platform: Platform, key: string): Promise<ErasurePlan> =>
  planOf(platform, platform.db, await subjectOf(platform.db, addressOf(platform, key)))

/**
 * Erases a person in one transaction; what the law requires stays, as the plan says. A second call finds nothing. Returns what was done. Refused
 * with `customer-email-differs`, `customer-is-staff` and `customer-orders-open`.
 */
export async function erase(
  platform: Platform,
  adminId: string,
  { key, email: typed }: { key: string; email: string }
): Promise<ErasurePlan> {
  const email = addressOf(platform, key)
  if (foldEmail(typed) !== email) throw new ProblemError('customer-email-differs', { errors: [{ pointer: '/email' }] })
  const plan = await platform.db.transaction(async (tx) => {
    // Of two concurrent calls the second finds nothing.
    await lockNamed(tx, `customer erasure ${email}`)
    const subject = await subjectOf(tx, email, { isHeld: true })
    const found = await planOf(platform, tx, subject)
    if (found.obstacle === 'staff') throw new ProblemError('customer-is-staff')
    if (found.obstacle === 'orders') throw new ProblemError('customer-orders-open')
    if (found.steps.length === 0) return found
    for (const { erase: eraseKind } of personalData.toReversed()) await eraseKind?.(platform, tx, subject)
    await audit(platform, tx, {
      adminId,
      action: 'customer.erase',
      subject: customerLogId(platform, email),
      change: Object.fromEntries(found.steps.map(({ kind, fate, count }) => [kind, `${fate}: ${count}`]))
    })
    return found
  })
  // Reviews show another name.
  if (plan.steps.length > 0) catalogueChanged(platform)
  return plan
}
