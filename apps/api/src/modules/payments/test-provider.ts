import type { PaymentStatus } from '@motif/contract'
import { and, eq, ne, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Platform } from '../../platform/platform.ts'
import { ProblemError } from '../../platform/problem.ts'
import type { PaymentProvider, ProviderEvent, ProviderPayment } from './provider.ts'
import { isSignature } from './signature.ts'
import { testPayments } from './tables.ts'

type Row = typeof testPayments.$inferSelect

/** The built-in provider: test cards, no money. Keeps its own books in `test_payments`, as a real one would elsewhere. */
export interface TestProvider extends PaymentProvider {
  find(clientSecret: string): Promise<Row | undefined>
  /** What a card would come to, before anything is charged. */
  judge(card: string, challenge: 'passed' | 'failed' | undefined): PaymentStatus
  /** Charges the card; the event is the same however often it is asked for. */
  confirm(row: Row, outcome: PaymentStatus): Promise<{ status: PaymentStatus; event: ProviderEvent | undefined }>
}

const goodCard = '4242424242424242'
const challengedCard = '4000000000003220'

const webhookEvent = z.object({
  id: z.string().min(1).max(100),
  type: z.enum(['payment.succeeded', 'payment.declined', 'payment.refunded']),
  reference: z.string().min(1).max(100),
  amount: z.int().min(0)
})

export const webhookKey = ({ secret }: Pick<Platform, 'secret'>): Buffer => secret('test-payments-webhook')

const paymentOf = ({ id, clientSecret, status, amount, currency }: Row): ProviderPayment => ({
  reference: id,
  clientSecret,
  status: status === 'succeeded' ? 'succeeded' : 'open',
  amount: { amount, currency }
})

const succeeded = ({ id, amount }: Row): ProviderEvent => ({ id: `evt_${id}_succeeded`, type: 'payment.succeeded', reference: id, amount })

export function testProvider(platform: Platform): TestProvider {
  const { db, clock, randomId } = platform
  return {
    name: 'test',

    async create({ orderId, amount, idempotencyKey }) {
      await db
        .insert(testPayments)
        .values({
          id: `pay_${randomId(12)}`,
          clientSecret: randomId(24),
          idempotencyKey,
          orderId,
          amount: amount.amount,
          currency: amount.currency,
          status: 'requires_payment',
          refunded: 0,
          createdAt: clock.now()
        })
        .onConflictDoNothing({ target: testPayments.idempotencyKey })
      const [row] = await db.select().from(testPayments).where(eq(testPayments.idempotencyKey, idempotencyKey))
      if (!row) throw new Error('The test payment was not kept')
      return paymentOf(row)
    },

    async retrieve(reference) {
      const [row] = await db.select().from(testPayments).where(eq(testPayments.id, reference))
      return row && paymentOf(row)
    },

    async refund({ reference, amount }) {
      // Refunds of this shop are whole, so the sum paid back names the refund: repeating it changes nothing.
      await db.update(testPayments).set({ refunded: sql`least(${testPayments.amount}, ${amount.amount})` }).where(eq(testPayments.id, reference))
    },

    parseWebhook({ body, signature }) {
      if (signature === undefined || !isSignature(webhookKey(platform), body, signature, clock.now())) {
        throw new ProblemError('invalid-input', { detail: 'The signature of the event does not hold.' })
      }
      const event = webhookEvent.safeParse(parseJson(body))
      if (!event.success) throw new ProblemError('invalid-input', { detail: 'The event is not one this shop knows.' })
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
        .where(and(eq(testPayments.id, row.id), ne(testPayments.status, 'succeeded')))
        .returning()
      // Nothing updated: another confirmation was faster, and what has succeeded stays so.
      const status = updated ? outcome : 'succeeded'
      return { status, event: status === 'succeeded' ? succeeded(row) : undefined }
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
