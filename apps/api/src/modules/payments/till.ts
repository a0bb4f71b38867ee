import type { Checkout } from '@motif/contract'
import { eq } from 'drizzle-orm'
import { randomBytes } from 'node:crypto'
import { type FakeStripe, startFakeStripe, stripeSignature } from '../../testing/fake-stripe/server.ts'
import { type Shop, openShop } from '../checkout/shopper.ts'
import { signatureOf } from './signature.ts'
import { payments, testPayments, testRefunds } from './tables.ts'
import { testProvider, webhookKey } from './test-provider.ts'

/** For tests: a payment provider seen from outside the shop, as its dashboard shows it and its buyers use it. */
interface Till {
  /** The buyer pays. The shop has heard nothing yet. */
  charge(checkout: Pick<Checkout, 'payment'>): Promise<void>
  /** The provider tells the shop that something happened to a payment. */
  tell(reference: string, event?: { id?: string; type?: string }): Promise<Response>
  /** The body of an event with its signature, to be sent as it is or spoiled. */
  event(reference: string, event?: { id?: string; type?: string }): string
  sign(body: string, options?: { at?: Date; key?: string }): string
  header: string
  /** Somebody pays back at the provider, without the shop. */
  refundThere(reference: string, amount: number): Promise<void>
  /** What was received and paid back for a payment. */
  look(reference: string): Promise<{ status: string; received: number; paidBack: number }>
  close(): Promise<void>
}

export interface TilledShop extends Shop {
  till: Till
  /** Stripe's stand-in, where the shop is paid through it. */
  stripe: FakeStripe | undefined
  referenceOf(checkout: Pick<Checkout, 'orderId'>): Promise<string>
  /** The buyer pays and the provider says so. */
  buy(checkout: Checkout): Promise<void>
}

export type TillName = 'test' | 'stripe'

const newId = () => `evt_${randomBytes(8).toString('hex')}`

function testTill(shop: Shop): Till {
  const { platform, clock } = shop
  const till: Till = {
    header: 'motif-signature',
    charge: async ({ payment }) => {
      const provider = testProvider(platform)
      const row = await provider.find(payment.clientSecret)
      if (row) await provider.confirm(row, 'succeeded')
    },
    event: (reference, { id = newId(), type = 'payment.changed' } = {}) => JSON.stringify({ id, type, reference }),
    sign: (body, { at = clock.now(), key } = {}) => signatureOf(key === undefined ? webhookKey(platform) : Buffer.from(key), Buffer.from(body), at),
    tell: (reference, event) => send(shop, till, till.event(reference, event)),
    refundThere: async (reference, amount) => void (await testProvider(platform).refund({ id: '', reference, amount: { amount, currency: 'USD' }, idempotencyKey: newId() })),
    look: async (reference) => {
      const [row] = await platform.db.select().from(testPayments).where(eq(testPayments.id, reference))
      const back = await platform.db.select().from(testRefunds).where(eq(testRefunds.paymentId, reference))
      return { status: row?.status ?? 'unknown', received: row?.status === 'succeeded' ? row.amount : 0, paidBack: back.reduce((sum, { amount }) => sum + amount, 0) }
    },
    close: async () => undefined
  }
  return till
}

function stripeTill(shop: Shop, stripe: FakeStripe): Till {
  const till: Till = {
    header: 'stripe-signature',
    charge: async ({ payment }) => void stripe.books.pay(payment.clientSecret, 'succeeded'),
    event: (reference, { id = newId(), type = 'payment_intent.succeeded' } = {}) =>
      JSON.stringify({ id, object: 'event', type, data: { object: type.startsWith('payment_intent') ? { object: 'payment_intent', id: reference } : { object: 'charge', id: 'ch_1', payment_intent: reference } } }),
    sign: (body, { at = shop.clock.now(), key = stripe.webhookSecret } = {}) => stripeSignature(key, body, at),
    tell: (reference, event) => send(shop, till, till.event(reference, event)),
    refundThere: async (reference, amount) => void stripe.books.createRefund({ payment_intent: reference, amount: String(amount) }, 'succeeded'),
    look: async (reference) => {
      const intent = stripe.books.intents.get(reference)
      const back = stripe.books.refundsOf(reference).filter(({ status }) => status !== 'failed')
      return { status: intent?.status ?? 'unknown', received: intent?.amount_received ?? 0, paidBack: back.reduce((sum, { amount }) => sum + amount, 0) }
    },
    close: () => stripe.close()
  }
  return till
}

const send = (shop: Shop, till: Till, body: string) => shop.fetch('/api/v1/payments/webhook', { method: 'POST', headers: { 'content-type': 'application/json', [till.header]: till.sign(body) }, body })

export const stripeEnv = (stripe: FakeStripe) => ({ STRIPE_SECRET_KEY: 'sk_test_fake', VITE_STRIPE_PUBLISHABLE_KEY: 'pk_test_fake', STRIPE_WEBHOOK_SECRET: stripe.webhookSecret, STRIPE_API_BASE: stripe.url })

/** A small shop paid through a provider, with the provider at hand. */
export async function openTilledShop(name: TillName): Promise<TilledShop> {
  const stripe = name === 'stripe' ? await startFakeStripe() : undefined
  const shop = await openShop(stripe ? { env: stripeEnv(stripe) } : {})
  const till = stripe ? stripeTill(shop, stripe) : testTill(shop)
  const referenceOf: TilledShop['referenceOf'] = async ({ orderId }) => {
    const [payment] = await shop.platform.db.select().from(payments).where(eq(payments.orderId, orderId))
    return payment?.reference ?? ''
  }
  return {
    ...shop,
    stripe,
    till,
    referenceOf,
    buy: async (checkout) => {
      await till.charge(checkout)
      await till.tell(await referenceOf(checkout))
    },
    close: async () => {
      await shop.close()
      await till.close()
    }
  }
}
