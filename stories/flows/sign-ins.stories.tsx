import { m } from '@motif/messages'
import type { LoginData } from '@motif/contract'
import {
  isAskingToEndAll,
  isChangingPassword,
  isEndingAll,
  type LogoutEverywhereResponse,
  type PasswordChange,
  type PasswordChangeResponse,
  signInsFailureOf,
  signInsMachine
} from '@motif/flows/sign-ins'
import { SignInsPanel } from '@motif/ui/screens/sign-ins'
import { useActor } from '@xstate/react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { fromPromise } from 'xstate'
import preview from '../../.storybook/preview.tsx'
import { account, loginData, refusal } from './actors.ts'
import { chartOf, walkThrough } from './statechart.tsx'
import type { ViewProps } from './walk/walker.tsx'

const inMemory = signInsMachine.provide({
  actors: {
    changePassword: fromPromise<PasswordChangeResponse, PasswordChange>(async ({ input }) => {
      if (input.currentPassword !== account.password)
        throw refusal(400, 'wrong-credentials', 'That is not your current password.')
      return { status: 200, data: loginData }
    }),
    signIn: fromPromise<void, LoginData>(async () => {}),
    logoutEverywhere: fromPromise<LogoutEverywhereResponse>(async () => ({ status: 200, data: {} }))
  }
})

const onForgotten = fn()

function SignIns({ snapshot, send }: Pick<ViewProps<typeof signInsMachine>, 'snapshot' | 'send'>) {
  if (snapshot.output)
    return (
      <output>{snapshot.output.kind === 'password-changed' ? 'The password is changed' : 'Nobody is logged in'}</output>
    )
  return (
    <SignInsPanel
      person={account}
      isBusy={isChangingPassword(snapshot)}
      isAsking={isAskingToEndAll(snapshot)}
      isEnding={isEndingAll(snapshot)}
      failure={signInsFailureOf(snapshot)}
      onSubmit={(change) => send({ type: 'SUBMIT', ...change })}
      onForgotten={onForgotten}
      onEndAll={() => send({ type: 'END_ALL' })}
      onConfirm={() => send({ type: 'CONFIRM' })}
      onBack={() => send({ type: 'BACK' })}
    />
  )
}

function Journey() {
  const [snapshot, send] = useActor(inMemory)
  return <SignIns snapshot={snapshot} send={send} />
}

const meta = preview.meta({
  title: 'Flows/Login and security',
  parameters: {
    docs: { description: { component: 'Changes the password of somebody signed in, and logs them out everywhere.' } }
  }
})

export const Chart = meta.story(chartOf(signInsMachine))

export const Walk = meta.story(walkThrough(signInsMachine, SignIns))

export const Live = meta.story({
  render: () => <Journey />,
  play: async ({ canvas }) => {
    const current = canvas.getByLabelText(m.accounts_current_password())
    await userEvent.type(current, 'not this one')
    await userEvent.type(canvas.getByLabelText(m.accounts_new_password()), 'plum kettle orbit{Enter}')
    await expect(await canvas.findByRole('alert')).toBeVisible()
    await userEvent.clear(current)
    await userEvent.type(current, `${account.password}{Enter}`)
    await expect(await canvas.findByText('The password is changed')).toBeVisible()
  }
})

export const Everywhere = meta.story({
  render: () => <Journey />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: m.accounts_end_all() }))
    await userEvent.click(await canvas.findByRole('button', { name: m.common_cancel() }))
    await userEvent.click(canvas.getByRole('button', { name: m.accounts_end_all() }))
    const dialog = await canvas.findByRole('dialog', { name: m.accounts_end_all_ask() })
    await userEvent.click(within(dialog).getByRole('button', { name: m.accounts_end_all() }))
    await expect(await canvas.findByText('Nobody is logged in')).toBeVisible()
  }
})
