import { chakra } from '@chakra-ui/react'
import { Button } from '../../components/button/index.ts'
import { TextField } from '../../components/field/index.ts'
import { PhoneField, toE164 } from '../../components/phone-field/index.ts'
import type { Failure } from '../../failure/index.ts'
import { FailureNotice, FormPage, FormStack, nameError, useForm } from '../../forms/index.ts'
import { m } from '../../messages/index.ts'

export interface RegistrationCompleteScreenProps {
  /** As given when registering. */
  name: string
  /** Country a phone number without its code is taken to be of, ISO 3166-1 alpha-2. @default 'US' */
  country?: string
  /** @default false */
  isBusy?: boolean
  failure?: Failure | null | undefined
  /** Only what was filled in; `phone` is E.164. */
  onSubmit: (profile: { name?: string; phone?: string }) => void
  onSkip: () => void
}

const firstName = (name: string) => name.trim().split(/\s+/)[0] ?? ''

export function RegistrationCompleteScreen({ name, country = 'US', isBusy = false, failure, onSubmit, onSkip }: RegistrationCompleteScreenProps) {
  const form = useForm({
    initial: { name, phone: '' },
    failure,
    check: ({ name, phone }) => ({
      name: name.trim() === '' ? undefined : nameError(name),
      phone: phone.trim() === '' || toE164(phone, country) ? undefined : m.accounts_phone_wrong()
    }),
    onSubmit: (values) => {
      const phone = toE164(values.phone, country)
      onSubmit({ ...(values.name.trim() === '' ? undefined : { name: values.name.trim() }), ...(phone === undefined ? undefined : { phone }) })
    }
  })
  return (
    <FormPage title={name.trim() === '' ? m.accounts_complete_title_plain() : m.accounts_complete_title({ name: firstName(name) })} lead={m.accounts_complete_lead()}>
      <FormStack {...form.formProps}>
        <FailureNotice failure={form.unplaced} />
        <TextField {...form.field('name')} label={m.accounts_name()} hint={m.accounts_complete_name_hint()} autoComplete="name" isRequired={false} />
        <PhoneField {...form.field('phone')} />
        <chakra.div display="flex" flexWrap="wrap" gap={3}>
          <Button type="submit" variant="accent" isBusy={isBusy} flex="1">
            {m.accounts_complete_submit()}
          </Button>
          <Button variant="quiet" onClick={onSkip}>
            {m.accounts_complete_skip()}
          </Button>
        </chakra.div>
      </FormStack>
    </FormPage>
  )
}
