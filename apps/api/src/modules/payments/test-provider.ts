import type { PaymentStatus } from '@motif/contract'
import { and, eq, notInArray, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Platform } from '../../platform/platform.ts'
import { ProblemError } from '../../platform/problem.ts'
import { type PaymentProvider, type ProviderPayment, type ProviderRefund, ProviderRefused } from './provider.ts'
import { isSignature } from './signature.ts'
import { testPayments, testRefunds } from './tables.ts'

type Row = typeof testPayments.$inferSelect

/** The built-in test provider: test cards, no money. Stores its data in `test_payments`, as a real one would elsewhere. */
export interface TestProvider extends PaymentProvider {
  find(clientSecret: string): Promise<Row | undefined>
  /** The outcome of a card, without a charge. */
  judge(card: string, challenge: 'passed' | 'failed' | undefined): PaymentStatus
  /** Charges the card once: a succeeded payment stays so, and a cancelled one cannot be paid. */
  confirm(row: Row, outcome: PaymentStatus): Promise<ProviderPayment & { outcome: PaymentStatus }>
}

const goodCard = '4242424242424242'
const challengedCard = '4000000000003220'

const webhookEvent = z.object({
  id: z.string().min(1).max(100),
  type: z.string().min(1).max(100),
  reference: z.string().min(1).max(100)
})

export const webhookKey = ({ secret }: Pick<Platform, 'secret'>): Buffer => secret('test-payments-webhook')

const statuses: Readonly<Record<Row['status'], ProviderPayment['status']>> = {
  requires_payment: 'open',
  requires_action: 'open',
  declined: 'open',
  succeeded: 'succeeded',
  cancelled: 'cancelled'
}

const paymentOf = (
  { id, clientSecret, status, amount, currency }: Row,
  refunds: readonly ProviderRefund[] = []
): ProviderPayment => ({
  reference: id,
  clientSecret,
  status: statuses[status],
  isUnderWay: status === 'requires_action',
  amount: { amount, currency },
  refunds
})

const refundOf = ({ id, refundId, amount }: typeof testRefunds.$inferSelect): ProviderRefund => ({
  reference: id,
  id: refundId,
  amount,
  state: 'done'
})

export function testProvider({ db, clock, randomId, secret }: Platform): TestProvider {
  const viewed = async (row: Row): Promise<ProviderPayment> =>
    paymentOf(
      row,
      row.refunded === 0
        ? []
        : (await db.select().from(testRefunds).where(eq(testRefunds.paymentId, row.id))).map(refundOf)
    )

  const read = async (reference: string): Promise<Row> => {
    const [row] = await db.select().from(testPayments).where(eq(testPayments.id, reference))
    if (!row) throw new ProviderRefused('There is no such payment')
    return row
  }

  return {
    name: 'test',
    signatureHeader: 'motif-signature',
    step: () => 1,
    least: () => 0,

    async create({ orderId, amount, idempotencyKey }) {
      const [row] = await db
        .insert(testPayments)
        .values({
          id: `pay_${randomId(12)}`,
          clientSecret: randomId(24),
          idempotencyKey,
          orderId,
          ...amount,
          status: 'requires_payment',
          refunded: 0,
          createdAt: clock.now()
        })
        // A no-op update, so that the row of a concurrent request is returned too.
        .onConflictDoUpdate({ target: testPayments.idempotencyKey, set: { idempotencyKey } })
        .returning()
      if (!row) throw new Error('The test payment was not kept')
      return paymentOf(row)
    },

    async retrieve(reference) {
      const [row] = await db.select().from(testPayments).where(eq(testPayments.id, reference))
      return row && viewed(row)
    },

    async cancel(reference) {
      await db
        .update(testPayments)
        .set({ status: 'cancelled' })
        .where(and(eq(testPayments.id, reference), notInArray(testPayments.status, ['succeeded', 'cancelled'])))
      return viewed(await read(reference))
    },

    refund: ({ id, reference, amount, idempotencyKey }) =>
      db.transaction(async (tx) => {
        const [payment] = await tx.select().from(testPayments).where(eq(testPayments.id, reference)).for('update')
        const [known] = await tx.select().from(testRefunds).where(eq(testRefunds.idempotencyKey, idempotencyKey))
        if (known) return refundOf(known)
        if (payment?.status !== 'succeeded' || payment.refunded + amount.amount > payment.amount)
          throw new ProviderRefused('More than was paid cannot be paid back')
        const [refund] = await tx
          .insert(testRefunds)
          .values({
            id: `re_${randomId(12)}`,
            paymentId: reference,
            idempotencyKey,
            refundId: id,
            amount: amount.amount,
            createdAt: clock.now()
          })
          .returning()
        if (!refund) throw new Error('The test refund was not kept')
        await tx
          .update(testPayments)
          .set({ refunded: sql`${testPayments.refunded} + ${amount.amount}` })
          .where(eq(testPayments.id, reference))
        return refundOf(refund)
      }),

    async readWebhookEvent({ body, signature }) {
      if (signature === undefined || !isSignature(webhookKey({ secret }), body, signature, clock.now())) {
        throw new ProblemError('event-unsigned')
      }
      const event = webhookEvent.safeParse(parseJson(body))
      if (!event.success) throw new ProblemError('event-unknown')
      return event.data
    },

    async find(clientSecret) {
      const [row] = await db.select().from(testPayments).where(eq(testPayments.clientSecret, clientSecret))
      return row
    },

    judge(card, challenge) {
      if (card === goodCard) return 'succeeded'
      if (card !== challengedCard || challenge === 'failed') return 'declined'
      return challenge === 'passed' ? 'succeeded' : 'requires_action'
    },

    async confirm(row, outcome) {
      const [updated] = await db
        .update(testPayments)
        .set({ status: outcome })
        .where(and(eq(testPayments.id, row.id), notInArray(testPayments.status, ['succeeded', 'cancelled'])))
        .returning()
      if (updated) return { ...paymentOf(updated), outcome }
      const now = await viewed(await read(row.id))
      return { ...now, outcome: now.status === 'succeeded' ? 'succeeded' : 'declined' }
    }
  }
}

function parseJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString())
  } catch {
    return undefined
  }
}
