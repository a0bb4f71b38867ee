import type { LoginData, OtpPurpose } from '@motif/contract'
import { type ClockEvent, codeFailureOf, isResending, isVerifying, type OneTimeCodeActor, oneTimeCodeMachine, type ResendAnswer, secondsLeftOf, triesLeftOf, type VerifyAnswer } from '@motif/flows/one-time-code'
import { codeActorOf, isRegistering, isSavingProfile, type ProfileData, type RegisterAnswer, type RegistrationData, registrationFailureOf, registrationMachine, registrationStepOf } from '@motif/flows/registration'
import { RegisterScreen } from '@motif/ui/screens/register'
import { VerifyCodeScreen } from '@motif/ui/screens/verify-code'
import { useActor, useSelector } from '@xstate/react'
import { expect, userEvent } from 'storybook/test'
import { fromCallback, fromPromise } from 'xstate'
import preview from '../../.storybook/preview.tsx'
import { account, loginData, refusal } from './actors.ts'
import { chartOf } from './statechart.tsx'

const oneTimeCode = oneTimeCodeMachine.provide({
  actors: {
    verify: fromPromise<VerifyAnswer, { email: string; otp: string; purpose: OtpPurpose }>(async ({ input: { otp } }) => {
      if (otp !== account.code) throw refusal(400, 'invalid-code', 'That code is wrong or too old.')
      return { status: 200, data: loginData }
    }),
    resend: fromPromise<ResendAnswer, { email: string; purpose: OtpPurpose }>(async () => ({ status: 200, data: { resendAfter: 60 } })),
    // Time stands still, so that the story is the same whenever it is told.
    clock: fromCallback<ClockEvent>(({ sendBack }) => sendBack({ type: 'CLOCK_TICKED', now: 0 }))
  }
})

const inMemory = registrationMachine.provide({
  actors: {
    register: fromPromise<RegisterAnswer, RegistrationData>(async ({ input: { email } }) => ({ status: 201, data: { email, resendAfter: 60 } })),
    oneTimeCode,
    signIn: fromPromise<void, LoginData>(async () => {}),
    saveProfile: fromPromise<void, ProfileData>(async () => {})
  }
})

function CodeStep({ actor, email }: { actor: OneTimeCodeActor; email: string }) {
  const snapshot = useSelector(actor, (now) => now)
  return (
    <VerifyCodeScreen
      purpose="register"
      email={email}
      resendIn={secondsLeftOf(snapshot)}
      triesLeft={triesLeftOf(snapshot)}
      isBusy={isVerifying(snapshot)}
      isResending={isResending(snapshot)}
      isSentAgain={snapshot.context.sent > 0}
      failure={codeFailureOf(snapshot)}
      onSubmit={({ otp }) => actor.send({ type: 'SUBMIT', otp })}
      onEdit={() => actor.send({ type: 'EDIT' })}
      onResend={() => actor.send({ type: 'RESEND' })}
      onChangeEmail={() => actor.send({ type: 'CHANGE_EMAIL' })}
    />
  )
}

function Journey() {
  const [snapshot, send] = useActor(inMemory, { input: {} })
  const { name, email } = snapshot.context
  const code = codeActorOf(snapshot)
  if (code) return <CodeStep actor={code} email={email} />
  if (registrationStepOf(snapshot) === 'form') {
    return <RegisterScreen initial={{ name, email }} isBusy={isRegistering(snapshot)} failure={registrationFailureOf(snapshot)} onSubmit={(data) => send({ type: 'SUBMIT', ...data })} />
  }
  return <output>{isSavingProfile(snapshot) ? 'Saving' : `Welcome, ${name}`}</output>
}

const meta = preview.meta({
  title: 'Flows/Registration',
  parameters: { docs: { description: { component: 'From the form over the one-time code to a welcomed, signed-in person.' } } }
})

export const Chart = meta.story(chartOf(registrationMachine))

export const Live = meta.story({
  render: () => <Journey />,
  play: async ({ canvas, canvasElement }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), account.name)
    await userEvent.type(canvas.getByRole('textbox', { name: 'E-mail' }), account.email)
    await userEvent.type(canvas.getByLabelText('Password'), `${account.password}{Enter}`)
    await canvas.findByText(new RegExp(account.email))
    const boxes = () => [...canvasElement.querySelectorAll<HTMLInputElement>('input')]
    boxes()[0]?.focus()
    await userEvent.paste('000000')
    await expect((await canvas.findAllByText(/wrong/i)).length).toBeGreaterThan(0)
    boxes()[0]?.focus()
    await userEvent.paste(account.code)
    await expect(await canvas.findByText(`Welcome, ${account.name}`)).toBeVisible()
  }
})
