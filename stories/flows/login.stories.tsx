import type { LoginData } from '@motif/contract'
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
      if (input.email !== account.email || input.password !== account.password) throw refusal(401, 'wrong-credentials', 'E-mail or password is wrong.')
      return { status: 200, data: loginData }
    }),
    signIn: fromPromise<void, LoginData>(async () => {})
  }
})

function Journey() {
  const [snapshot, send] = useActor(inMemory, { input: {} })
  if (snapshot.status === 'done') return <output>Signed in</output>
  return <LoginScreen isBusy={isLoggingIn(snapshot)} isGoogleBusy={isAtGoogle(snapshot)} failure={loginFailureOf(snapshot)} onSubmit={(credentials) => send({ type: 'SUBMIT', ...credentials })} />
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
