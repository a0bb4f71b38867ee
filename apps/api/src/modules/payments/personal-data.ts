import { inArray } from 'drizzle-orm'
import type { Database, Transaction } from '../../platform/database.ts'
import { type Subject, ofAccount, rowsAbout } from '../../platform/personal-data.ts'
import { orderIdsOf } from '../orders/index.ts'
import { paymentCustomers, payments, refunds } from './tables.ts'

export const paymentData = rowsAbout(
  {
    table: payments,
    by: payments.orderId,
    which: (subject) => inArray(payments.orderId, orderIdsOf(subject)),
    without: ['key', 'clientSecret']
  },
  { kind: 'payments', fate: 'kept' }
)

export const refundData = rowsAbout(
  {
    table: refunds,
    by: refunds.id,
    which: (subject) => inArray(refunds.orderId, orderIdsOf(subject)),
    without: ['key', 'requestHash', 'faults']
  },
  { kind: 'refunds', fate: 'kept' }
)

/** Whether the payment provider may store cards of a person. */
export const mayHaveStoredCards = async (db: Database | Transaction, subject: Subject): Promise<boolean> =>
  (await db.$count(paymentCustomers, ofAccount(paymentCustomers.userId, subject))) > 0
