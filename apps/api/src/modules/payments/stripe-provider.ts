import type { Money } from '@motif/contract'
import type { Stripe } from 'stripe'
import type { StripeSettings } from '../../platform/config.ts'
import type { Platform } from '../../platform/platform.ts'
import { ProblemError } from '../../platform/problem.ts'
import {
  type PaymentProvider,
  type ProviderPayment,
  type ProviderRefund,
  ProviderRefused,
  ProviderUnreachable
} from './provider.ts'
import { fromStripe, stripeMinimum, stripeStep, toStripe } from './stripe-amounts.ts'

/** Maximum age of a signed call in seconds, against replays. */
const tolerance = 300

/** Metadata key of the shop's refund id. */
const refundId = 'refundId'

const clients = new WeakMap<StripeSettings, Promise<Stripe>>()

/** The SDK takes a tenth of a second and 36 MB to load, so it is loaded with the first payment. */
function clientOf(settings: StripeSettings): Promise<Stripe> {
  const known = clients.get(settings)
  if (known) return known
  const loading = import('stripe').then(
    ({ Stripe }) =>
      new Stripe(settings.secretKey, {
        maxNetworkRetries: 2,
        timeout: 10_000,
        telemetry: false,
        ...(settings.apiBase === undefined ? undefined : addressOf(settings.apiBase))
      })
  )
  clients.set(settings, loading)
  return loading
}

function addressOf(base: string): { host: string; port: string; protocol: 'http' | 'https' } {
  const { hostname, port, protocol } = new URL(base)
  const isSecure = protocol === 'https:'
  return { host: hostname, port: port || (isSecure ? '443' : '80'), protocol: isSecure ? 'https' : 'http' }
}

const statusOf = (error: unknown): number | undefined => (error as { statusCode?: number } | undefined)?.statusCode

/** Statuses that do not concern the request itself: a busy key, a rate limit, a wrong API key. */
const isPassing = (status: number) => status >= 500 || [401, 403, 409, 429].includes(status)

function failureOf(error: unknown): Error {
  const [status, message] = [statusOf(error), error instanceof Error ? error.message : String(error)]
  if (status === undefined) return new ProviderUnreachable(message, { isAnswered: false, cause: error })
  return isPassing(status)
    ? new ProviderUnreachable(message, { isAnswered: status >= 500, cause: error })
    : new ProviderRefused(message, { cause: error })
}

const unsigned = () => new ProblemError('event-unsigned')

/** Cards are saved only on request, and only for use by their owner. */
const cardFeatures = {
  payment_method_save: 'enabled',
  payment_method_save_usage: 'on_session',
  payment_method_redisplay: 'enabled',
  payment_method_remove: 'enabled'
} as const

const refundStates: Readonly<Record<string, ProviderRefund['state']>> = {
  succeeded: 'done',
  failed: 'failed',
  canceled: 'failed'
}

/** Stripe, by its own SDK. Converts between the shop's minor units and Stripe's. */
export function stripeProvider({ shop, clock }: Platform, settings: StripeSettings): PaymentProvider {
  const { decimals } = shop.currency
  const sent = ({ amount, currency }: Money) => ({
    amount: toStripe(amount, currency, decimals),
    currency: currency.toLowerCase()
  })

  const call = async <T>(work: (stripe: Stripe) => Promise<T>): Promise<T> => {
    const stripe = await clientOf(settings)
    try {
      return await work(stripe)
    } catch (error) {
      throw failureOf(error)
    }
  }

  const refundOf = (refund: Stripe.Refund): ProviderRefund => ({
    reference: refund.id,
    id: refund.metadata?.[refundId],
    amount: fromStripe(refund.amount, refund.currency.toUpperCase(), decimals),
    state: refundStates[refund.status ?? ''] ?? 'pending'
  })

  const refundsOf = (stripe: Stripe, reference: string) =>
    stripe.refunds.list({ payment_intent: reference, limit: 100 }).autoPagingToArray({ limit: 1000 })

  const paymentOf = (stripe: Stripe, intent: Stripe.PaymentIntent): Promise<ProviderPayment> =>
    viewed(intent, intent.status === 'succeeded' ? refundsOf(stripe, intent.id) : [])

  const viewed = async (
    intent: Stripe.PaymentIntent,
    refunds: Promise<Stripe.Refund[]> | Stripe.Refund[]
  ): Promise<ProviderPayment> => {
    const currency = intent.currency.toUpperCase()
    const isPaid = intent.status === 'succeeded'
    return {
      reference: intent.id,
      clientSecret: intent.client_secret ?? '',
      status: isPaid ? 'succeeded' : intent.status === 'canceled' ? 'cancelled' : 'open',
      isUnderWay: intent.status === 'requires_action' || intent.status === 'processing',
      amount: { amount: fromStripe(isPaid ? intent.amount_received : intent.amount, currency, decimals), currency },
      refunds: (await refunds).map(refundOf)
    }
  }

  const retrieve = (reference: string) =>
    call(async (stripe) => {
      try {
        return await paymentOf(stripe, await stripe.paymentIntents.retrieve(reference))
      } catch (error) {
        if (statusOf(error) === 404) return undefined
        throw error
      }
    })

  return {
    name: 'stripe',
    signatureHeader: 'stripe-signature',
    step: (currency) => stripeStep(currency, decimals),
    least: (currency) => stripeMinimum(currency, decimals),

    create: ({ orderId, amount, customer, idempotencyKey }) =>
      call(async (stripe) => {
        const intent = await stripe.paymentIntents.create(
          {
            ...sent(amount),
            ...(customer === undefined ? undefined : { customer }),
            automatic_payment_methods: { enabled: true },
            // Stripe refuses a full statement descriptor for payments that may be made by card, so this sets the suffix.
            ...(shop.payments.statement !== null && { statement_descriptor_suffix: shop.payments.statement }),
            metadata: { orderId }
          },
          { idempotencyKey }
        )
        return viewed(intent, [])
      }),

    cards: {
      createCustomer: ({ personId, email, idempotencyKey }) =>
        call(
          async (stripe) => (await stripe.customers.create({ email, metadata: { personId } }, { idempotencyKey })).id
        ),
      openSession: (customer) =>
        call(
          async (stripe) =>
            (
              await stripe.customerSessions.create({
                customer,
                components: { payment_element: { enabled: true, features: cardFeatures } }
              })
            ).client_secret
        )
    },

    retrieve,

    // Without an idempotency key: a refusal while a payment is in progress would be repeated forever.
    cancel: async (reference) => {
      try {
        return await call(async (stripe) =>
          paymentOf(stripe, await stripe.paymentIntents.cancel(reference, { cancellation_reason: 'abandoned' }))
        )
      } catch (error) {
        // Paid, in progress or already cancelled: the current state decides.
        const now = error instanceof ProviderRefused ? await retrieve(reference) : undefined
        if (!now) throw error
        return now
      }
    },

    refund: ({ id, reference, amount, idempotencyKey }) =>
      call(async (stripe) =>
        refundOf(
          await stripe.refunds.create(
            { payment_intent: reference, amount: sent(amount).amount, metadata: { [refundId]: id } },
            { idempotencyKey }
          )
        )
      ),

    readWebhookEvent: async ({ body, signature }) => {
      const [stripe, text] = [await clientOf(settings), body.toString('utf8')]
      // The SDK decodes the bytes before it verifies them, and would accept different bytes of the same text.
      if (!Buffer.from(text, 'utf8').equals(body)) throw unsigned()
      for (const secret of settings.webhookSecrets) {
        try {
          const { id, type, data } = stripe.webhooks.constructEvent(
            text,
            signature ?? '',
            secret,
            tolerance,
            undefined,
            clock.now().getTime()
          )
          return { id, type, reference: intentOf(data.object) }
        } catch {
          // The next secret may match.
        }
      }
      throw unsigned()
    }
  }
}

/** The payment of an event: its object, or the payment its object belongs to. */
function intentOf(subject: object): string | undefined {
  const { object, id, payment_intent: intent } = subject as { object?: unknown; id?: unknown; payment_intent?: unknown }
  const named = object === 'payment_intent' ? id : intent
  return typeof named === 'string' ? named : undefined
}
