import { limits } from '@motif/contract/rules'
import { twoFactorLimits } from '@motif/contract/two-factor-rules'
import { m } from '@motif/messages'
import { type ReactNode, useState } from 'react'
import { Button } from '../../../components/button/index.ts'
import { Checkbox } from '../../../components/checkbox/index.ts'
import { CodeInput } from '../../../components/code-input/index.ts'
import { TextField } from '../../../components/field/index.ts'
import type { Failure } from '../../../failure/index.ts'
import { FailureNotice, FormStack, useForm } from '../../../forms/index.ts'
import type { TwoFactorEntry } from './types.ts'

export interface CodeFormProps {
  submitLabel: string
  onSubmit: (entry: TwoFactorEntry) => Promise<Failure | undefined>
  /** A recovery code may take the place of the app's. @default true */
  takesRecoveryCode?: boolean
  /** The code counts for later sign-ins on this device, too, where the person wants it. @default false */
  offersToRemember?: boolean
  /** @default true */
  takesFocus?: boolean
  /** Beside the button. */
  children?: ReactNode
}

type Kind = 'app' | 'recovery'

interface EntryProps extends Omit<CodeFormProps, 'takesRecoveryCode'> {
  kind: Kind
}

const missing = { app: () => m.accounts_code_missing(), recovery: () => m.two_factor_recovery_missing() }

function Entry({ kind, submitLabel, onSubmit, offersToRemember = false, takesFocus = true, children }: EntryProps) {
  const [isBusy, setIsBusy] = useState(false)
  const [isRemembered, setRemembered] = useState(false)
  const [failure, setFailure] = useState<Failure>()
  const isApp = kind === 'app'
  const send = async (code: string) => {
    setIsBusy(true)
    setFailure(undefined)
    setFailure(await onSubmit({ code, isRemembered }))
    setIsBusy(false)
  }
  const form = useForm({
    initial: { code: '' },
    failure,
    // The boxes take it by themselves.
    takesFocus: isApp ? undefined : 'code',
    check: ({ code }) => ({
      code: code.trim() === '' || (isApp && code.length < limits.codeLength) ? missing[kind]() : undefined
    }),
    onSubmit: ({ code }) => {
      if (!isBusy) void send(code.trim())
    }
  })
  const { error } = form.field('code')
  return (
    <FormStack {...form.formProps}>
      <FailureNotice failure={form.unplaced} />
      {isApp ? (
        <CodeInput
          label={m.two_factor_code()}
          hint={m.two_factor_code_hint()}
          error={error}
          name="code"
          length={limits.codeLength}
          takesFocus={takesFocus}
          onChange={({ code }) => form.set('code', code)}
          onComplete={({ code }) => form.submit({ code })}
        />
      ) : (
        <TextField
          {...form.field('code')}
          label={m.two_factor_recovery_code()}
          hint={m.two_factor_recovery_hint()}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          dir="ltr"
          maxLength={twoFactorLimits.typedMax}
        />
      )}
      {offersToRemember ? (
        <Checkbox name="remember" checked={isRemembered} onChange={({ isChecked }) => setRemembered(isChecked)}>
          {m.two_factor_remember()}
        </Checkbox>
      ) : null}
      <Button type="submit" variant="accent" isWide isBusy={isBusy}>
        {submitLabel}
      </Button>
      {children}
    </FormStack>
  )
}

/** A TOTP or recovery code. Input is kept on failure. */
export function CodeForm({ takesRecoveryCode = true, ...props }: CodeFormProps) {
  const [kind, setKind] = useState<Kind>('app')
  const isApp = kind === 'app'
  return (
    <Entry key={kind} kind={kind} {...props}>
      {takesRecoveryCode ? (
        <Button variant="quiet" isWide onClick={() => setKind(isApp ? 'recovery' : 'app')}>
          {isApp ? m.two_factor_use_recovery() : m.two_factor_use_app()}
        </Button>
      ) : null}
      {props.children}
    </Entry>
  )
}
