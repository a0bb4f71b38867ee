import { randomBytes } from 'node:crypto'

/** Data of the fake Stripe, in the shapes of Stripe's API that the shop reads. */
export interface Intent {
  id: string
  object: 'payment_intent'
  amount: number
  amount_received: number
  currency: string
  client_secret: string
  status: 'requires_payment_method' | 'requires_action' | 'processing' | 'succeeded' | 'canceled'
  customer: string | null
  statement_descriptor_suffix: string | null
  metadata: Record<string, string>
}

export interface Refund {
  id: string
  object: 'refund'
  amount: number
  currency: string
  payment_intent: string
  status: 'pending' | 'succeeded' | 'failed'
  metadata: Record<string, string>
}

interface Customer {
  id: string
  object: 'customer'
  email: string
  metadata: Record<string, string>
}

/** A customer's saved card. */
interface Card {
  id: string
  object: 'payment_method'
  customer: string
  card: { last4: string }
}

export interface StripeEvent {
  id: string
  object: 'event'
  type: string
  created: number
  data: { object: Intent | Refund }
}

/** Status and body of a Stripe response. */
export interface Answer {
  status: number
  body: unknown
}

const id = (prefix: string) => `${prefix}_${randomBytes(12).toString('hex')}`

const refusal = (status: number, code: string, message: string, more?: object): Answer => ({
  status,
  body: { error: { type: status === 402 ? 'card_error' : 'invalid_request_error', code, message, ...more } }
})

const missing = (kind: string, name: string) => refusal(404, 'resource_missing', `No such ${kind}: '${name}'`)

/** Stripe's test cards; any other succeeds. Source: docs.stripe.com/testing */
const outcomes: Readonly<Record<string, 'declined' | 'requires_action'>> = {
  '4000000000000002': 'declined',
  '4000000000003220': 'requires_action'
}

/** Payments and refunds, and the events about their changes. */
export class Books {
  readonly intents = new Map<string, Intent>()
  readonly refunds = new Map<string, Refund>()
  readonly customers = new Map<string, Customer>()
  readonly cards = new Map<string, Card>()
  /** Customers by the session secrets of their browsers. */
  readonly sessions = new Map<string, string>()
  readonly events: StripeEvent[] = []

  createIntent(params: Record<string, string>): Answer {
    const [amount, currency] = [Number(params['amount']), params['currency'] ?? '']
    if (!Number.isInteger(amount) || amount < 1)
      return refusal(400, 'parameter_invalid_integer', 'Invalid integer: amount')
    if (!/^[a-z]{3}$/.test(currency)) return refusal(400, 'parameter_invalid', 'Invalid currency')
    if (['bhd', 'jod', 'kwd', 'omr', 'tnd'].includes(currency) && amount % 10 !== 0)
      return refusal(400, 'parameter_invalid', 'Amounts of this currency end in 0')
    if (amount < 30) return refusal(400, 'amount_too_small', 'The amount is below the minimum')
    const customer = params['customer'] ?? null
    if (customer !== null && !this.customers.has(customer)) return missing('customer', customer)
    const name = id('pi')
    const intent: Intent = {
      id: name,
      object: 'payment_intent',
      amount,
      amount_received: 0,
      currency,
      client_secret: `${name}_secret_${randomBytes(8).toString('hex')}`,
      status: 'requires_payment_method',
      customer,
      statement_descriptor_suffix: params['statement_descriptor_suffix'] ?? null,
      metadata: metadataOf(params)
    }
    this.intents.set(name, intent)
    this.#tell('payment_intent.created', intent)
    return { status: 200, body: intent }
  }

  intent(name: string): Answer {
    const intent = this.intents.get(name)
    return intent ? { status: 200, body: intent } : missing('payment_intent', name)
  }

  createCustomer(params: Record<string, string>): Answer {
    const customer: Customer = {
      id: id('cus'),
      object: 'customer',
      email: params['email'] ?? '',
      metadata: metadataOf(params)
    }
    this.customers.set(customer.id, customer)
    return { status: 200, body: customer }
  }

  createSession(params: Record<string, string>): Answer {
    const customer = params['customer'] ?? ''
    if (!this.customers.has(customer)) return missing('customer', customer)
    const features = [
      'enabled',
      'features][payment_method_save',
      'features][payment_method_redisplay',
      'features][payment_method_remove'
    ].map((name) => params[`components[payment_element][${name}]`])
    if (features.join() !== 'true,enabled,enabled,enabled')
      return refusal(400, 'parameter_missing', 'Cards can be neither kept nor removed')
    const secret = `cuss_secret_${randomBytes(12).toString('hex')}`
    this.sessions.set(secret, customer)
    return { status: 200, body: { object: 'customer_session', customer, client_secret: secret } }
  }

  /** The saved cards that the payment form shows for a session secret. */
  cardsFor(secret: string): Answer {
    const customer = this.sessions.get(secret)
    return customer === undefined
      ? missing('customer_session', secret)
      : { status: 200, body: { data: [...this.cards.values()].filter((card) => card.customer === customer) } }
  }

  removeCard(name: string, secret: string): Answer {
    const card = this.cards.get(name)
    if (!card || card.customer !== this.sessions.get(secret)) return missing('payment_method', name)
    this.cards.delete(name)
    return { status: 200, body: card }
  }

  /** The buyer's browser confirms with a new or saved card. A payment that waits for the bank is confirmed by the bank instead. */
  confirmIntent(
    name: string,
    { client_secret: secret, card = '', payment_method: kept, save, bank }: Record<string, string>
  ): Answer {
    const intent = this.intents.get(name)
    if (!intent || intent.client_secret !== secret) return missing('payment_intent', name)
    if (kept !== undefined && (intent.customer === null || this.cards.get(kept)?.customer !== intent.customer))
      return refusal(400, 'payment_method_customer_mismatch', 'The card is not of the customer who pays')
    if (!['requires_payment_method', 'requires_action'].includes(intent.status))
      return refusal(400, 'payment_intent_unexpected_state', `This PaymentIntent has a status of ${intent.status}.`, {
        payment_intent: intent
      })
    const outcome =
      bank === undefined
        ? (outcomes[card] ?? 'succeeded')
        : bank === 'approved' && intent.status === 'requires_action'
          ? 'succeeded'
          : 'declined'
    this.pay(secret, outcome)
    if (outcome === 'succeeded' && save === 'true' && intent.customer !== null) this.keepCard(intent.customer, card)
    return outcome === 'declined'
      ? refusal(402, 'card_declined', 'Your card was declined.', {
          decline_code: 'generic_decline',
          payment_intent: intent
        })
      : { status: 200, body: intent }
  }

  keepCard(customer: string, number: string): Card {
    const card: Card = { id: id('pm'), object: 'payment_method', customer, card: { last4: number.slice(-4) } }
    this.cards.set(card.id, card)
    return card
  }

  cancelIntent(name: string): Answer {
    const intent = this.intents.get(name)
    if (!intent) return this.intent(name)
    if (!['requires_payment_method', 'requires_action'].includes(intent.status))
      return refusal(
        400,
        'payment_intent_unexpected_state',
        `You cannot cancel this PaymentIntent because it has a status of ${intent.status}.`
      )
    intent.status = 'canceled'
    this.#tell('payment_intent.canceled', intent)
    return { status: 200, body: intent }
  }

  createRefund(params: Record<string, string>, status: Refund['status']): Answer {
    const [intent, amount] = [this.intents.get(params['payment_intent'] ?? ''), Number(params['amount'])]
    if (intent?.status !== 'succeeded')
      return refusal(400, 'charge_already_refunded', 'This payment cannot be refunded.')
    const back = this.refundsOf(intent.id)
      .filter((refund) => refund.status !== 'failed')
      .reduce((sum, refund) => sum + refund.amount, 0)
    if (!Number.isInteger(amount) || amount < 1 || back + amount > intent.amount_received)
      return refusal(400, 'amount_too_large', 'Refund amount is greater than unrefunded amount on charge')
    const refund: Refund = {
      id: id('re'),
      object: 'refund',
      amount,
      currency: intent.currency,
      payment_intent: intent.id,
      status,
      metadata: metadataOf(params)
    }
    this.refunds.set(refund.id, refund)
    this.#tell('refund.created', refund)
    return { status: 200, body: refund }
  }

  listRefunds(intent: string | null): Answer {
    return {
      status: 200,
      body: { object: 'list', url: '/v1/refunds', has_more: false, data: this.refundsOf(intent ?? '').toReversed() }
    }
  }

  refundsOf(intent: string): Refund[] {
    return [...this.refunds.values()].filter((refund) => refund.payment_intent === intent)
  }

  /** The buyer's browser pays with a card; the rest happens at Stripe. */
  pay(clientSecret: string, outcome: 'succeeded' | 'declined' | 'requires_action' | 'processing'): Intent | undefined {
    const intent = [...this.intents.values()].find((one) => one.client_secret === clientSecret)
    if (!intent || ['succeeded', 'canceled', 'processing'].includes(intent.status)) return intent
    intent.status = outcome === 'declined' ? 'requires_payment_method' : outcome
    if (outcome === 'succeeded') intent.amount_received = intent.amount
    this.#tell(
      outcome === 'succeeded'
        ? 'payment_intent.succeeded'
        : outcome === 'declined'
          ? 'payment_intent.payment_failed'
          : `payment_intent.${outcome}`,
      intent
    )
    return intent
  }

  /** The bank decides on a refund or a slow payment. */
  decide(name: string, status: 'succeeded' | 'failed'): void {
    const refund = this.refunds.get(name)
    if (refund) {
      refund.status = status
      this.#tell(status === 'failed' ? 'refund.failed' : 'refund.updated', refund)
      return
    }
    const intent = this.intents.get(name)
    if (intent?.status !== 'processing') throw new Error(`${name} waits for nothing`)
    intent.status = status === 'failed' ? 'requires_payment_method' : 'succeeded'
    if (status === 'succeeded') intent.amount_received = intent.amount
    this.#tell(status === 'failed' ? 'payment_intent.payment_failed' : 'payment_intent.succeeded', intent)
  }

  /** The object is copied, because an event shows the state at its time. */
  #tell(type: string, object: Intent | Refund): void {
    this.events.push({
      id: id('evt'),
      object: 'event',
      type,
      created: Math.floor(Date.now() / 1000),
      data: { object: structuredClone(object) }
    })
  }
}

function metadataOf(params: Record<string, string>): Record<string, string> {
  const named = Object.entries(params).map(([name, value]) => [/^metadata\[(\w+)\]$/.exec(name)?.[1], value])
  return Object.fromEntries(named.filter(([name]) => name !== undefined))
}
