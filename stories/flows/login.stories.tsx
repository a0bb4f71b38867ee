import type { LoginData, User } from '@motif/contract'
import type { CallResult } from '@motif/contract/client'
import { isAtGoogle, isLoggingIn, type Credentials, type LoginAnswer, loginFailureOf, loginMachine } from '@motif/flows/login'
import { LoginScreen } from '@motif/ui/screens/login'
import { useActor } from '@xstate/react'
import { expect, userEvent } from 'storybook/test'
import { fromPromise } from 'xstate'
import preview from '../../.storybook/preview.tsx'
import { account, loginData, refusal } from './actors.ts'
import { chartOf } from './statechart.tsx'

const inMemory = loginMachine.provide({
  actors: {
    login: fromPromise<LoginAnswer, Credentials>(async ({ input }) => {
      if (input.email === unverified) throw refusal(403, 'unverified', 'Your e-mail address is not confirmed yet.')
      if (input.email !== account.email || input.password !== account.password) throw refusal(401, 'wrong-credentials', 'E-mail or password is wrong.')
      return { status: 200, data: loginData }
    }),
    signIn: fromPromise<void, LoginData>(async () => {}),
    signInWithGoogle: fromPromise<void>(async () => {}),
    createOrUpdateUser: fromPromise<CallResult<User>>(async () => ({ status: 200, data: loginData.user }))
  }
})

const unverified = 'new@example.com'

function Journey() {
  const [snapshot, send] = useActor(inMemory, { input: {} })
  if (snapshot.output) return <output>{snapshot.output.kind === 'signed-in' ? 'Signed in' : `To the code sent to ${snapshot.output.email}`}</output>
  return (
    <LoginScreen
      isBusy={isLoggingIn(snapshot)}
      isGoogleBusy={isAtGoogle(snapshot)}
      failure={loginFailureOf(snapshot)}
      onSubmit={(credentials) => send({ type: 'SUBMIT', ...credentials })}
      onGoogle={() => send({ type: 'GOOGLE' })}
    />
  )
}

const meta = preview.meta({
  title: 'Flows/Login',
  parameters: { docs: { description: { component: 'Signs in with e-mail and password, or with a Google account, and tells where to go next.' } } }
})

export const Chart = meta.story(chartOf(loginMachine))

export const Live = meta.story({
  render: () => <Journey />,
  play: async ({ canvas }) => {
    const email = canvas.getByRole('textbox', { name: 'E-mail' })
    const password = canvas.getByLabelText('Password')
    await userEvent.type(email, account.email)
    await userEvent.type(password, 'not this one{Enter}')
    await expect(await canvas.findByRole('alert')).toBeVisible()
    await expect(email).toHaveValue(account.email)
    await userEvent.clear(password)
    await userEvent.type(password, `${account.password}{Enter}`)
    await expect(await canvas.findByText('Signed in')).toBeVisible()
  }
})

export const WithGoogle = meta.story({
  render: () => <Journey />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Continue with Google' }))
    await expect(await canvas.findByText('Signed in')).toBeVisible()
  }
})

export const Unverified = meta.story({
  render: () => <Journey />,
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'E-mail' }), unverified)
    await userEvent.type(canvas.getByLabelText('Password'), `${account.password}{Enter}`)
    await expect(await canvas.findByText(`To the code sent to ${unverified}`)).toBeVisible()
  }
})
