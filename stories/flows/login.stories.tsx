import { m } from '@motif/messages'
import type { LoginData, User } from '@motif/contract'
import type { CallResult } from '@motif/contract/client'
import {
  isAtGoogle,
  isLoggingIn,
  type Credentials,
  type LoginResponse,
  loginFailureOf,
  loginMachine
} from '@motif/flows/login'
import { FlowError } from '@motif/flows/outcome'
import { LoginScreen } from '@motif/ui/screens/login'
import { useActor } from '@xstate/react'
import { useState } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { fromPromise } from 'xstate'
import preview from '../../.storybook/preview.tsx'
import { account, loginData, refusal } from './actors.ts'
import { chartOf, walkThrough } from './statechart.tsx'
import type { ViewProps } from './walk/walker.tsx'

/** Results of Google's popup. */
const windows = {
  answers: () => Promise.resolve(),
  'stays open': () => new Promise<void>(() => {}),
  'is closed': () => Promise.reject(new FlowError('The popup was closed', { code: 'cancelled' })),
  'is blocked': () => Promise.reject(new FlowError('The popup was blocked', { code: 'popup-blocked' })),
  'cannot be had': () => Promise.reject(new FlowError('Google is away', { code: 'unavailable' }))
} as const

const unverified = 'new@example.com'

/** Google's popup per attempt, and the API's response to a signed-in user. */
interface Surroundings {
  tries?: readonly (keyof typeof windows)[]
  createOrUpdateUser?: () => Promise<CallResult<User>>
}

function inMemory({
  tries = [],
  createOrUpdateUser = async () => ({ status: 200, data: loginData.user })
}: Surroundings) {
  let opened = 0
  return loginMachine.provide({
    actors: {
      login: fromPromise<LoginResponse, Credentials>(async ({ input }) => {
        if (input.email === unverified) throw refusal(403, 'unverified', 'Your e-mail address is not confirmed yet.')
        if (input.email !== account.email || input.password !== account.password)
          throw refusal(401, 'wrong-credentials', 'E-mail or password is wrong.')
        return { status: 200, data: loginData }
      }),
      signIn: fromPromise<void, LoginData>(async () => {}),
      signInWithGoogle: fromPromise<void>(() => windows[tries[opened++] ?? 'answers']()),
      createOrUpdateUser: fromPromise(createOrUpdateUser)
    }
  })
}

/** Form and Google button are separate logins, as on the page: each shows its own errors. */
function Journey(surroundings: Surroundings) {
  const [machine] = useState(() => inMemory(surroundings))
  const [form, sendForm] = useActor(machine, { input: {} })
  const [google, sendGoogle] = useActor(machine, { input: {} })
  const output = form.output ?? google.output
  if (output)
    return <output>{output.kind === 'signed-in' ? 'Signed in' : `To the code sent to ${output.email}`}</output>
  return (
    <LoginScreen
      isBusy={isLoggingIn(form)}
      failure={loginFailureOf(form)}
      onSubmit={(credentials) => sendForm({ type: 'SUBMIT', ...credentials })}
      isGoogleBusy={isAtGoogle(google)}
      googleFailure={loginFailureOf(google)}
      onGoogle={() => sendGoogle({ type: 'GOOGLE' })}
    />
  )
}

/** One login for both the form and Google. */
const Login = ({ snapshot, send }: ViewProps<typeof loginMachine>) => (
  <LoginScreen
    isBusy={isLoggingIn(snapshot)}
    failure={loginFailureOf(snapshot)}
    onSubmit={(credentials) => send({ type: 'SUBMIT', ...credentials })}
    isGoogleBusy={isAtGoogle(snapshot)}
    onGoogle={() => send({ type: 'GOOGLE' })}
  />
)

const meta = preview.meta({
  title: 'Flows/Login',
  parameters: {
    docs: {
      description: {
        component: 'Signs in with e-mail and password, or with a Google account, and tells where to go next.'
      }
    }
  }
})

export const Chart = meta.story(chartOf(loginMachine))

export const Walk = meta.story(walkThrough(loginMachine, Login))

export const Live = meta.story({
  render: () => <Journey />,
  play: async ({ canvas }) => {
    const email = canvas.getByRole('textbox', { name: m.accounts_email() })
    const password = canvas.getByLabelText(m.accounts_password())
    await userEvent.type(email, account.email)
    await userEvent.type(password, 'not this one{Enter}')
    await expect(await canvas.findByRole('alert')).toBeVisible()
    await expect(email).toHaveValue(account.email)
    await userEvent.clear(password)
    await userEvent.type(password, `${account.password}{Enter}`)
    await expect(await canvas.findByText('Signed in')).toBeVisible()
  }
})

type Play = { canvas: ReturnType<typeof within> }

const pressGoogle = ({ canvas }: Play) => userEvent.click(canvas.getByRole('button', { name: m.accounts_google() }))

/** After any failure, one click tries Google again. */
async function tryAgain({ canvas }: Play) {
  await userEvent.click(canvas.getByRole('button', { name: m.accounts_google_again() }))
  await expect(await canvas.findByText('Signed in')).toBeVisible()
}

export const WithGoogle = meta.story({
  render: () => <Journey />,
  play: async ({ canvas }) => {
    await pressGoogle({ canvas })
    await expect(await canvas.findByText('Signed in')).toBeVisible()
  }
})

export const GoogleWaits = meta.story({
  render: () => <Journey tries={['stays open', 'stays open', 'answers']} />,
  play: async ({ canvas }) => {
    await pressGoogle({ canvas })
    await expect(await canvas.findByRole('status')).toHaveTextContent(m.accounts_google_waiting())
    // Meanwhile the form remains enabled, and the popup can be opened again.
    await expect(canvas.getByRole('textbox', { name: m.accounts_email() })).toBeEnabled()
    await userEvent.click(canvas.getByRole('button', { name: m.accounts_google_reopen() }))
    await expect(canvas.getByRole('button', { name: m.accounts_google() })).toHaveAttribute('aria-busy', 'true')
  }
})

export const GoogleIsClosed = meta.story({
  render: () => <Journey tries={['is closed']} />,
  play: async ({ canvas }) => {
    await pressGoogle({ canvas })
    // To close the popup is a choice, not a failure.
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: m.accounts_google() })).not.toHaveAttribute('aria-busy', 'true')
    )
    await expect(canvas.queryByRole('alert')).toBeNull()
    await pressGoogle({ canvas })
    await expect(await canvas.findByText('Signed in')).toBeVisible()
  }
})

export const GoogleIsBlocked = meta.story({
  render: () => <Journey tries={['is blocked']} />,
  play: async ({ canvas }) => {
    await pressGoogle({ canvas })
    await expect(await canvas.findByRole('alert')).toHaveTextContent(m.accounts_google_blocked())
    await tryAgain({ canvas })
  }
})

export const GoogleFails = meta.story({
  render: () => <Journey tries={['cannot be had']} />,
  play: async ({ canvas }) => {
    await pressGoogle({ canvas })
    await expect(await canvas.findByRole('alert')).toHaveTextContent(m.accounts_google_unavailable())
    await tryAgain({ canvas })
  }
})

export const GoogleIsNotBelieved = meta.story({
  render: () => (
    <Journey
      createOrUpdateUser={() =>
        Promise.reject(refusal(409, 'conflict', 'Google has not confirmed that this e-mail address is yours.'))
      }
    />
  ),
  play: async ({ canvas }) => {
    await pressGoogle({ canvas })
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Google has not confirmed that this e-mail address is yours.'
    )
  }
})

export const Unverified = meta.story({
  render: () => <Journey />,
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: m.accounts_email() }), unverified)
    await userEvent.type(canvas.getByLabelText(m.accounts_password()), `${account.password}{Enter}`)
    await expect(await canvas.findByText(`To the code sent to ${unverified}`)).toBeVisible()
  }
})
