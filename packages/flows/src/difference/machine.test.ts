import { createActor } from 'xstate'
import { describe, expect, it } from 'vitest'
import { type ConfirmRequest, type PaymentResponse, payWith } from '../checkout/index.ts'
import { lostNetwork, reachedStates, statesOf } from '../testing.ts'
import { differenceFailureOf, differenceMachine, isAskedByBank, isPaid, isPaying } from './index.ts'

const order = {
  orderId: 'o1',
  orderKey: 'k1',
  payment: { provider: 'test' as const, clientSecret: 's1' },
  returnPath: '/orderspage?order=o1&key=k1'
}
const pay = { type: 'PAY', details: { card: '4242424242424242' } } as const

function scene() {
  const asked: { request: ConfirmRequest; settle: PromiseWithResolvers<PaymentResponse> }[] = []
  const payer = payWith((request) => {
    const settle = Promise.withResolvers<PaymentResponse>()
    asked.push({ request, settle })
    return settle.promise
  })
  const actor = createActor(differenceMachine.provide({ actors: { payer } }), { input: { order } }).start()
  const answer = async (status: PaymentResponse['status']) => {
    asked.at(-1)?.settle.resolve({ status })
    await Promise.resolve()
    await Promise.resolve()
  }
  return { actor, asked, answer, now: () => actor.getSnapshot() }
}

describe('paying the difference of a change', () => {
  it('can reach every state', () => {
    const events = [
      pay,
      { type: 'PAYMENT_ANSWERED', status: 'succeeded' },
      { type: 'PAYMENT_ANSWERED', status: 'requires_action' },
      { type: 'CHALLENGE_ANSWERED', result: 'passed' }
    ] as const
    expect(reachedStates(differenceMachine, events, [{ order }])).toEqual(statesOf(differenceMachine))
  })

  it('takes a double press for one, asks the bank where it wants to know, and keeps no card', async () => {
    const { actor, asked, answer, now } = scene()
    actor.send(pay)
    actor.send(pay)
    expect([asked.length, isPaying(now())]).toEqual([1, true])
    await answer('requires_action')
    expect(isAskedByBank(now())).toBe(true)
    actor.send({ type: 'CHALLENGE_ANSWERED', result: 'passed' })
    expect(asked.at(-1)?.request).toMatchObject({ challenge: 'passed', details: pay.details, order })
    expect(JSON.stringify(now().context)).not.toContain('4242')
    await answer('succeeded')
    expect(isPaid(now())).toBe(true)
  })

  it('stays with the form, and says why, when the card is declined or nobody answers', async () => {
    const { actor, asked, answer, now } = scene()
    actor.send(pay)
    await answer('declined')
    expect([now().value, differenceFailureOf(now())?.code]).toEqual(['form', 'declined'])
    actor.send(pay)
    expect(differenceFailureOf(now())).toBeNull()
    asked.at(-1)?.settle.reject(lostNetwork())
    await expect.poll(() => differenceFailureOf(now())?.code).toBe('network')
  })
})
