import { type PaymentResponse, payWith } from '@motif/flows/checkout'
import { differenceFailureOf, differenceMachine, isAskedByBank, isPaid, isPaying } from '@motif/flows/difference'
import { m } from '@motif/messages'
import { PayDifference } from '@motif/ui/screens/pay-difference'
import { useActor } from '@xstate/react'
import { expect, screen, userEvent } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { withAmount } from '../fixtures/as-read.ts'
import { usd } from '../fixtures/prices.ts'
import { chartOf, walkThrough } from './statechart.tsx'
import type { ViewProps } from './walk/walker.tsx'

/** Every card requires a confirmation by the bank, except the one that is declined. */
const inMemory = differenceMachine.provide({
  actors: {
    payer: payWith(async ({ details: { card }, challenge }): Promise<PaymentResponse> => {
      if (card === '4000000000000002' || challenge === 'failed') return { status: 'declined' }
      return { status: challenge === 'passed' ? 'succeeded' : 'requires_action' }
    })
  }
})

const order = {
  orderId: 'o1',
  orderKey: 'k1',
  payment: { provider: 'test' as const, clientSecret: 'secret-of-the-story' }
}

const Difference = ({ snapshot, send }: Pick<ViewProps<typeof differenceMachine>, 'snapshot' | 'send'>) =>
  isPaid(snapshot) ? (
    <output>{m.orders_change_paid_done()}</output>
  ) : (
    <PayDifference
      amount={usd(2610)}
      failure={differenceFailureOf(snapshot)}
      status={isAskedByBank(snapshot) ? 'challenged' : isPaying(snapshot) ? 'paying' : 'idle'}
      onPay={(details) => send({ type: 'PAY', details })}
      onChallenge={({ result }) => send({ type: 'CHALLENGE_ANSWERED', result })}
    />
  )

function Journey() {
  const [snapshot, send] = useActor(inMemory, { input: { order } })
  return <Difference snapshot={snapshot} send={send} />
}

const meta = preview.meta({
  title: 'Flows/Paying a difference',
  parameters: { docs: { description: { component: 'What a change of an order costs more.' } } }
})

export const Chart = meta.story(chartOf(differenceMachine))

export const Walk = meta.story(walkThrough(differenceMachine, Difference))

export const Live = meta.story({
  render: () => <Journey />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /0002/ }))
    await userEvent.click(canvas.getByRole('button', { name: withAmount(2610) }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent(m.checkout_declined_title())
    await userEvent.click(canvas.getByRole('button', { name: /3220/ }))
    await userEvent.click(canvas.getByRole('button', { name: withAmount(2610) }))
    await userEvent.click(await screen.findByRole('button', { name: m.checkout_bank_approve() }))
    await expect(await canvas.findByText(m.orders_change_paid_done())).toBeVisible()
  }
})
