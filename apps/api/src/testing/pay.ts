import type { Checkout } from '@motif/contract'
import { eq } from 'drizzle-orm'
import { randomBytes } from 'node:crypto'
import { payments, testPayments, testRefunds } from '../modules/payments/tables.ts'
import { testProvider, webhookKey } from '../modules/payments/test-provider.ts'
import { type FakeStripe, startFakeStripe, stripeEnv, webhookSignature } from './fake-stripe/server.ts'
import { type Shop, openShop } from './buy.ts'

/** A payment provider from the outside, as its dashboard and its buyers use it. */
interface ProviderDriver {
  /** The buyer pays. The shop is not notified yet. */
  charge(checkout: Pick<Checkout, 'payment'>): Promise<void>
  /** The provider notifies the shop about a payment. */
  tell(reference: string, event?: { id?: string; type?: string }): Promise<Response>
  /** The signed body of an event, to be sent unchanged or tampered with. */
  event(reference: string, event?: { id?: string; type?: string }): string
  sign(body: string, options?: { at?: Date; key?: string }): string
  header: string
  /** A refund made in the provider's dashboard. */
  refundThere(reference: string, amount: number): Promise<void>
  /** Amounts received and refunded for a payment. */
  look(reference: string): Promise<{ status: string; received: number; paidBack: number }>
  close(): Promise<void>
}

export interface PaidShop extends Shop {
  provider: ProviderDriver
  /** The fake Stripe, if the shop uses it. */
  stripe: FakeStripe | undefined
  referenceOf(checkout: Pick<Checkout, 'orderId'>): Promise<string>
  /** The buyer pays and the provider notifies the shop. */
  buy(checkout: Checkout): Promise<void>
}

export type ProviderName = 'test' | 'stripe'

const newId = () => `evt_${randomBytes(8).toString('hex')}`

function testDriver(shop: Shop): ProviderDriver {
  const { platform, clock } = shop
  const provider: ProviderDriver = {
    header: 'motif-signature',
    charge: async ({ payment }) => {
      const provider = testProvider(platform)
      const row = await provider.find(payment.clientSecret)
      if (row) await provider.confirm(row, 'succeeded')
    },
    event: (reference, { id = newId(), type = 'payment.changed' } = {}) => JSON.stringify({ id, type, reference }),
    sign: (body, { at = clock.now(), key } = {}) => webhookSignature(key ?? webhookKey(platform), body, at),
    tell: (reference, event) => send(shop, provider, provider.event(reference, event)),
    refundThere: async (reference, amount) =>
      void (await testProvider(platform).refund({
        id: '',
        reference,
        amount: { amount, currency: 'USD' },
        idempotencyKey: newId()
      })),
    look: async (reference) => {
      const [row] = await platform.db.select().from(testPayments).where(eq(testPayments.id, reference))
      const back = await platform.db.select().from(testRefunds).where(eq(testRefunds.paymentId, reference))
      return {
        status: row?.status ?? 'unknown',
        received: row?.status === 'succeeded' ? row.amount : 0,
        paidBack: back.reduce((sum, { amount }) => sum + amount, 0)
      }
    },
    close: async () => undefined
  }
  return provider
}

function stripeDriver(shop: Shop, stripe: FakeStripe): ProviderDriver {
  const provider: ProviderDriver = {
    header: 'stripe-signature',
    charge: async ({ payment }) => void stripe.books.pay(payment.clientSecret, 'succeeded'),
    event: (reference, { id = newId(), type = 'payment_intent.succeeded' } = {}) =>
      JSON.stringify({
        id,
        object: 'event',
        type,
        data: {
          object: type.startsWith('payment_intent')
            ? { object: 'payment_intent', id: reference }
            : { object: 'charge', id: 'ch_1', payment_intent: reference }
        }
      }),
    sign: (body, { at = shop.clock.now(), key = stripe.webhookSecret } = {}) => webhookSignature(key, body, at),
    tell: (reference, event) => send(shop, provider, provider.event(reference, event)),
    refundThere: async (reference, amount) =>
      void stripe.books.createRefund({ payment_intent: reference, amount: String(amount) }, 'succeeded'),
    look: async (reference) => {
      const intent = stripe.books.intents.get(reference)
      const back = stripe.books.refundsOf(reference).filter(({ status }) => status !== 'failed')
      return {
        status: intent?.status ?? 'unknown',
        received: intent?.amount_received ?? 0,
        paidBack: back.reduce((sum, { amount }) => sum + amount, 0)
      }
    },
    close: () => stripe.close()
  }
  return provider
}

const send = (shop: Shop, provider: ProviderDriver, body: string) =>
  shop.fetch('/api/v1/payments/webhook', {
    method: 'POST',
    headers: { 'content-type': 'application/json', [provider.header]: provider.sign(body) },
    body
  })

/** A small shop with a payment provider and its driver. */
export async function openPaidShop(name: ProviderName, env: Record<string, string> = {}): Promise<PaidShop> {
  const stripe = name === 'stripe' ? await startFakeStripe() : undefined
  const shop = await openShop({ env: { ...env, ...(stripe ? stripeEnv(stripe) : undefined) } })
  const provider = stripe ? stripeDriver(shop, stripe) : testDriver(shop)
  const referenceOf: PaidShop['referenceOf'] = async ({ orderId }) => {
    const [payment] = await shop.platform.db.select().from(payments).where(eq(payments.orderId, orderId))
    return payment?.reference ?? ''
  }
  return {
    ...shop,
    stripe,
    provider,
    referenceOf,
    buy: async (checkout) => {
      await provider.charge(checkout)
      await provider.tell(await referenceOf(checkout))
    },
    close: async () => {
      await shop.close()
      await provider.close()
    }
  }
}
