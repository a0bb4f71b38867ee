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
  /** `new` for choosing one: password managers offer a generated one. */
  autoComplete: 'current-password' | 'new-password'
  /** Shows the strength, penalizing these personal terms. */
  strengthFor?: Person
}

/** A password field with reveal button, compatible with password managers. */
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
