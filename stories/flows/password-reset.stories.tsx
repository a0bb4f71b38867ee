import {
  isRequestingReset,
  isResettingPassword,
  type NewPassword,
  passwordResetFailureOf,
  passwordResetMachine,
  passwordResetStepOf,
  type RequestResetResponse,
  type ResetResponse,
  resetCodeActorOf
} from '@motif/flows/password-reset'
import { m } from '@motif/messages'
import { ForgottenPasswordScreen } from '@motif/ui/screens/forgotten-password'
import { NewPasswordScreen } from '@motif/ui/screens/new-password'
import { useActor } from '@xstate/react'
import { expect, userEvent } from 'storybook/test'
import { fromPromise } from 'xstate'
import { CodeStep } from '../../apps/shop/src/accounts/code-step.tsx'
import preview from '../../.storybook/preview.tsx'
import { account, refusal } from './actors.ts'
import { codeInMemory } from './code-in-memory.ts'
import { chartOf, walkThrough } from './statechart.tsx'
import type { ViewProps } from './walk/walker.tsx'

const inMemory = passwordResetMachine.provide({
  actors: {
    requestReset: fromPromise<RequestResetResponse, { email: string }>(async () => ({
      status: 200,
      data: { resendAfter: 60 }
    })),
    oneTimeCode: codeInMemory({ resetToken: 'proof' }),
    resetPassword: fromPromise<ResetResponse, NewPassword>(async ({ input: { password } }) => {
      if (password.startsWith('password'))
        throw refusal(400, 'weak-password', 'That password stands on lists of stolen ones. Choose another.')
      return { status: 200, data: {} }
    })
  }
})

function Resetting({ snapshot, send }: Pick<ViewProps<typeof passwordResetMachine>, 'snapshot' | 'send'>) {
  const { email } = snapshot.context
  const code = resetCodeActorOf(snapshot)
  const failure = passwordResetFailureOf(snapshot)
  if (code) return <CodeStep actor={code} />
  switch (passwordResetStepOf(snapshot)) {
    case 'new-password':
      return (
        <NewPasswordScreen
          email={email}
          isBusy={isResettingPassword(snapshot)}
          failure={failure}
          onSubmit={({ password }) => send({ type: 'SUBMIT', password })}
        />
      )
    case 'done':
      return <output>The password is changed</output>
    default:
      return (
        <ForgottenPasswordScreen
          initial={{ email }}
          isBusy={isRequestingReset(snapshot)}
          failure={failure}
          onSubmit={(request) => send({ type: 'REQUEST', ...request })}
        />
      )
  }
}

function Journey() {
  const [snapshot, send] = useActor(inMemory, { input: {} })
  return <Resetting snapshot={snapshot} send={send} />
}

const meta = preview.meta({
  title: 'Flows/Password reset',
  parameters: {
    docs: { description: { component: 'From the forgotten password over the one-time code to a new one.' } }
  }
})

export const Chart = meta.story(chartOf(passwordResetMachine))

export const Walk = meta.story(walkThrough(passwordResetMachine, Resetting))

export const Live = meta.story({
  render: () => <Journey />,
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: m.accounts_email() }), `${account.email}{Enter}`)
    await userEvent.click(await canvas.findByLabelText(m.accounts_code_digit({ number: 1, total: 6 })))
    await userEvent.paste(account.code)
    const password = await canvas.findByLabelText(m.accounts_new_password())
    await userEvent.type(password, 'password1{Enter}')
    await expect(await canvas.findByText(/lists of stolen ones/)).toBeVisible()
    await userEvent.clear(password)
    await userEvent.type(password, 'plum kettle orbit{Enter}')
    await expect(await canvas.findByText('The password is changed')).toBeVisible()
  }
})
