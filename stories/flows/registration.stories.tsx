import { m } from '@motif/messages'
import type { LoginData } from '@motif/contract'
import {
  codeActorOf,
  isRegistering,
  isSavingProfile,
  type ProfileData,
  type RegisterResponse,
  type RegistrationData,
  registrationFailureOf,
  registrationMachine,
  registrationStepOf
} from '@motif/flows/registration'
import { RegisterScreen } from '@motif/ui/screens/register'
import { RegistrationCompleteScreen } from '@motif/ui/screens/registration-complete'
import { useActor } from '@xstate/react'
import { expect, userEvent } from 'storybook/test'
import { fromPromise } from 'xstate'
import { CodeStep } from '../../apps/shop/src/accounts/code-step.tsx'
import preview from '../../.storybook/preview.tsx'
import { countries } from '../fixtures/carts.ts'
import { account, loginData } from './actors.ts'
import { codeInMemory } from './code-in-memory.ts'
import { chartOf, walkThrough } from './statechart.tsx'
import type { ViewProps } from './walk/walker.tsx'

const inMemory = registrationMachine.provide({
  actors: {
    register: fromPromise<RegisterResponse, RegistrationData>(async ({ input: { email } }) => ({
      status: 201,
      data: { email, resendAfter: 60 }
    })),
    oneTimeCode: codeInMemory(loginData),
    signIn: fromPromise<void, LoginData>(async () => {}),
    saveProfile: fromPromise<void, ProfileData>(async () => {})
  }
})

function Registering({ snapshot, send }: Pick<ViewProps<typeof registrationMachine>, 'snapshot' | 'send'>) {
  const { name, email } = snapshot.context
  const code = codeActorOf(snapshot)
  if (code) return <CodeStep actor={code} />
  if (registrationStepOf(snapshot) === 'form') {
    return (
      <RegisterScreen
        initial={{ name, email }}
        isBusy={isRegistering(snapshot)}
        failure={registrationFailureOf(snapshot)}
        onSubmit={(data) => send({ type: 'SUBMIT', ...data })}
      />
    )
  }
  if (snapshot.matches('complete')) return <output>Registered as {email}</output>
  return (
    <RegistrationCompleteScreen
      name={name}
      countries={countries}
      isBusy={isSavingProfile(snapshot)}
      failure={registrationFailureOf(snapshot)}
      onSubmit={(profile) => send({ type: 'SAVE_PROFILE', profile })}
      onSkip={() => send({ type: 'SKIP' })}
    />
  )
}

function Journey() {
  const [snapshot, send] = useActor(inMemory, { input: {} })
  return <Registering snapshot={snapshot} send={send} />
}

const meta = preview.meta({
  title: 'Flows/Registration',
  parameters: {
    docs: { description: { component: 'From the form over the one-time code to a welcomed, signed-in person.' } }
  }
})

export const Chart = meta.story(chartOf(registrationMachine))

export const Walk = meta.story(walkThrough(registrationMachine, Registering))

export const Live = meta.story({
  render: () => <Journey />,
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: m.accounts_name() }), account.name)
    await userEvent.type(canvas.getByRole('textbox', { name: m.accounts_email() }), account.email)
    await userEvent.type(canvas.getByLabelText(m.accounts_password()), `${account.password}{Enter}`)
    await userEvent.click(await canvas.findByLabelText(m.accounts_code_digit({ number: 1, total: 6 })))
    await userEvent.paste('000000')
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/wrong/i)
    await userEvent.click(canvas.getByLabelText(m.accounts_code_digit({ number: 1, total: 6 })))
    await userEvent.paste(account.code)
    await expect(
      await canvas.findByRole('heading', { level: 1, name: m.accounts_complete_title({ name: 'Ada' }) })
    ).toBeVisible()
    await userEvent.type(canvas.getByLabelText(m.accounts_complete_phone()), '(415) 555-0123')
    await userEvent.click(canvas.getByRole('button', { name: m.accounts_complete_submit() }))
    await expect(await canvas.findByText(`Registered as ${account.email}`)).toBeVisible()
  }
})
