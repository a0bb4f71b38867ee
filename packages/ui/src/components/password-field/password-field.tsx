import { chakra } from '@chakra-ui/react'
import { m } from '@motif/messages'
import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import { Field, Input, type TextFieldProps } from '../field/index.ts'
import { IconButton } from '../icon-button/index.ts'
import { StrengthMeter } from './strength-meter.tsx'
import type { Person } from './strength.ts'

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'value'> {
  value: string
  /** `new` for one to be chosen: password managers offer one. */
  autoComplete: 'current-password' | 'new-password'
  /** Says in words how strong it is, and whom it should not be about. */
  strengthFor?: Person
}

/** A password that can be looked at, pasted, and filled in by a password manager. */
export function PasswordField({ label, hint, error, isRequired, strengthFor, ...input }: PasswordFieldProps) {
  const [isShown, setShown] = useState(false)
  return (
    <Field label={label} hint={hint} error={error} {...(isRequired === undefined ? undefined : { isRequired })}>
      {(parts) => (
        <>
          <chakra.div position="relative">
            <Input
              {...parts}
              type={isShown ? 'text' : 'password'}
              autoCapitalize="none"
              spellCheck={false}
              paddingInlineEnd={12}
              {...input}
            />
            <IconButton
              label={isShown ? m.accounts_password_hide() : m.accounts_password_show()}
              icon={isShown ? <EyeOff aria-hidden /> : <Eye aria-hidden />}
              position="absolute"
              insetInlineEnd={0}
              insetBlockStart={0}
              color="fg.muted"
              onClick={() => setShown(!isShown)}
            />
          </chakra.div>
          {strengthFor ? <StrengthMeter password={input.value} person={strengthFor} /> : null}
        </>
      )}
    </Field>
  )
}
