import { m } from '@motif/messages'
import { TextField, type TextFieldProps } from '../field/index.ts'

export type PhoneFieldProps = Omit<TextFieldProps, 'type' | 'inputMode' | 'label' | 'isRequired'> & { label?: string }

/** An optional phone number. Convert it with `toE164`. */
export const PhoneField = ({
  label = m.accounts_complete_phone(),
  hint = m.accounts_phone_hint(),
  ...rest
}: PhoneFieldProps) => (
  <TextField
    label={label}
    hint={hint}
    isRequired={false}
    type="tel"
    inputMode="tel"
    autoComplete="tel"
    dir="ltr"
    textAlign="start"
    {...rest}
  />
)
