import { randomInt } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { FakeStripe } from '../../apps/api/src/testing/fake-stripe/server.ts'

/** One event in this many is lost for good. */
const lostOneIn = 4

/** Sends the events as they happen: late, sometimes twice, some never, and again while the shop is away. */
export function sendEvents(stripe: FakeStripe, origin: string, signal: AbortSignal): Promise<void> {
  let sent = 0
  const underway = new Set<Promise<void>>()
  const deliver = async (index: number) => {
    const event = stripe.books.events[index]
    if (!event || randomInt(lostOneIn) === 0) return
    await pause(randomInt(400))
    for (let times = 1 + randomInt(2); times > 0 && !signal.aborted;) {
      const { body, signature } = stripe.signed(event)
      const isTaken = await fetch(`${origin}/api/v1/payments/webhook`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'stripe-signature': signature },
        body,
        signal: AbortSignal.timeout(10_000)
      }).then(
        (answer) => answer.ok,
        () => false
      )
      if (isTaken) times -= 1
      else await pause(200)
    }
  }
  const run = async () => {
    while (!signal.aborted) {
      while (sent < stripe.books.events.length) {
        const delivery = deliver(sent++).finally(() => underway.delete(delivery))
        underway.add(delivery)
      }
      await pause(20)
    }
    await Promise.all(underway)
  }
  return run()
}
