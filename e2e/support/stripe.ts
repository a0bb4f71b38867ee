import { expect, type BrowserContext, type Route } from '@playwright/test'
import type { Placed } from './checkout.ts'
import { stripeJs } from './stripe-js.ts'

/** Port of the fake Stripe server. The next port holds its events back, the one after that is the shop's. */
export const stripePort = Number(process.env['E2E_STRIPE_PORT'] ?? 3190)
const stripe = `http://127.0.0.1:${stripePort}`

/** A payment intent in Stripe's API. */
interface Payment {
  id: string
  status: string
  amount: number
  amount_received: number
}

/** The bank's page, between Stripe and the return to the shop. */
function bankPage(address: URL): string {
  const way = (bank: string) => `/decided?${new URLSearchParams({ ...Object.fromEntries(address.searchParams), bank })}`
  return `<!doctype html><title>Your bank</title><h1>Your bank</h1><a href="${way('approved')}">Approve</a> <a href="${way('refused')}">Decline</a>`.replaceAll(
    '&',
    '&amp;'
  )
}

const confirm = (secret: string, more: Record<string, string>) =>
  fetch(`${stripe}/v1/payment_intents/${secret.split('_secret_')[0]}/confirm`, {
    method: 'POST',
    body: new URLSearchParams({ client_secret: secret, ...more })
  })

async function atBank(route: Route): Promise<void> {
  const address = new URL(route.request().url())
  if (address.pathname === '/bank') return route.fulfill({ contentType: 'text/html', body: bankPage(address) })
  if (address.pathname !== '/decided') return route.abort()
  const [secret, bank, back] = ['client_secret', 'bank', 'return_url'].map(
    (name) => address.searchParams.get(name) ?? ''
  ) as [string, string, string]
  await confirm(secret, { bank })
  const returned = new URL(back)
  for (const [name, value] of Object.entries({
    payment_intent: secret.split('_secret_')[0] ?? '',
    payment_intent_client_secret: secret,
    redirect_status: bank === 'approved' ? 'succeeded' : 'failed'
  }))
    returned.searchParams.set(name, value)
  return route.fulfill({
    contentType: 'text/html',
    body: `<!doctype html><script>location.replace(${JSON.stringify(returned)})</script>`
  })
}

/** Id of the payment in a request to Stripe. */
export const paymentIn = (route: Route): string => new URL(route.request().url()).pathname.split('/')[3] ?? ''

/** Forwards the page's request to the fake Stripe server. */
export const askStripe = (route: Route) =>
  route.fetch({ url: route.request().url().replace('https://api.stripe.com', stripe) })

/** Replaces Stripe's script, API and redirect to the bank; aborts all other HTTPS requests. */
export async function standInForStripe(context: BrowserContext): Promise<void> {
  await context.route(/^https:\/\//, (route) => route.abort())
  await context.route('https://js.stripe.com/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: `(${stripeJs.toString()})()` })
  )
  await context.route('https://hooks.stripe.com/**', atBank)
  await context.route('https://api.stripe.com/**', async (route) => {
    const response = await askStripe(route)
    await route.fulfill({ response, headers: { ...response.headers(), 'access-control-allow-origin': '*' } })
  })
}

/** Expects the orders of a page to share one payment, and returns it from the fake Stripe server. */
export async function onlyPayment(placed: () => readonly Placed[]): Promise<Payment> {
  const payments = new Set(placed().map(({ payment }) => payment.clientSecret.split('_secret_')[0]))
  expect(payments.size).toBe(1)
  return (await (await fetch(`${stripe}/v1/payment_intents/${[...payments][0]}`)).json()) as Payment
}

export async function refundsOf({ id }: Payment): Promise<{ amount: number; status: string }[]> {
  const { data } = (await (await fetch(`${stripe}/v1/refunds?payment_intent=${id}`)).json()) as {
    data: { amount: number; status: string }[]
  }
  return data
}

/** Holds the webhook events of a payment back (PUT) or releases them (DELETE). */
const events = (method: 'PUT' | 'DELETE', payment: string) =>
  fetch(`http://127.0.0.1:${stripePort + 1}/${payment}`, { method })
export const holdEvents = (payment: string) => events('PUT', payment)
export const letEventsGo = (payment: string) => events('DELETE', payment)
