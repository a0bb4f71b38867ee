import { createServer } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import type { StripeEvent } from './books.ts'
import { startFakeStripe } from './server.ts'

/**
 * Runs the fake Stripe as a process that also sends its events: `node main.ts <port> <origin of the shop>`. On the next port, `PUT /<payment>`
 * holds that payment's events back until `DELETE /<payment>`.
 */
const [port = '', shop = ''] = process.argv.slice(2)
const stripe = await startFakeStripe({ port: Number(port) })
const held = new Set<string>()

createServer(({ method, url = '' }, response) => {
  if (method === 'PUT') held.add(url.slice(1))
  else held.delete(url.slice(1))
  response.end()
}).listen(Number(port) + 1, '127.0.0.1')

async function isTaken(event: StripeEvent): Promise<boolean> {
  const { body, signature } = stripe.signed(event)
  const init = { method: 'POST', headers: { 'content-type': 'application/json', 'stripe-signature': signature }, body }
  return fetch(`${shop}/api/v1/payments/webhook`, init).then(
    ({ ok }) => ok,
    () => false
  )
}

const paymentOf = ({ data: { object } }: StripeEvent) =>
  object.object === 'refund' ? object.payment_intent : object.id

const sent = new Set<StripeEvent>()
for (;;) {
  const due = stripe.books.events.filter((event) => !sent.has(event) && !held.has(paymentOf(event)))
  for (const event of due) if (await isTaken(event)) sent.add(event)
  await pause(50)
}
