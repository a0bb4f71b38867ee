import { chakra } from '@chakra-ui/react'
import type { Address } from '@motif/contract'
import { m } from '@motif/messages'
import { MapPinPlus } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { emptyAddress } from '../../components/address-fields/empty-address.ts'
import { Button } from '../../components/button/index.ts'
import { TextField } from '../../components/field/index.ts'
import { PhoneField, toE164 } from '../../components/phone-field/index.ts'
import type { Failure } from '../../failure/index.ts'
import { FailureNotice, FormPage, FormStack, nameError, useForm } from '../../forms/index.ts'

export interface RegistrationCompleteScreenProps {
  /** Name from the registration. */
  name: string
  /** Shipping countries, named in the UI language. */
  countries: readonly { code: string; name: string }[]
  /** Default country of phone numbers, ISO 3166-1 alpha-2. @default 'US' */
  country?: string
  /** @default false */
  isBusy?: boolean
  failure?: Failure | null | undefined
  /** Filled fields only; `phone` is E.164. */
  onSubmit: (profile: { name?: string; phone?: string; address?: Address }) => void
  onSkip: () => void
}

type AddressCode = typeof import('../../components/address-fields/index.ts')

/** Address rules are large, and most users skip this step. */
const loadAddress = (): Promise<AddressCode> => import('../../components/address-fields/index.ts')

const firstName = (name: string) => name.trim().split(/\s+/)[0] ?? ''

export function RegistrationCompleteScreen({
  name,
  countries,
  country = 'US',
  isBusy = false,
  failure,
  onSubmit,
  onSkip
}: RegistrationCompleteScreenProps) {
  /** Address code, loaded while an address is entered. */
  const [address, setAddress] = useState<AddressCode>()
  const [isLoading, setLoading] = useState(false)
  const [isLost, setLost] = useState(false)
  // Name and phone are shared with the address.
  const form = useForm({
    initial: { ...emptyAddress, name },
    failure,
    check: (texts) =>
      address
        ? address.addressErrors(texts)
        : {
            name: texts.name.trim() === '' ? undefined : nameError(texts.name),
            phone: texts.phone.trim() === '' || toE164(texts.phone, country) ? undefined : m.accounts_phone_wrong()
          },
    onSubmit: (texts) => {
      const phone = toE164(texts.phone, texts.country || country)
      onSubmit({
        ...(texts.name.trim() === '' ? undefined : { name: texts.name.trim() }),
        ...(phone === undefined ? undefined : { phone }),
        ...(address ? { address: address.toAddress(texts) } : undefined)
      })
    }
  })
  const fields = useRef<HTMLFieldSetElement>(null)
  useEffect(() => {
    if (address) fields.current?.querySelector<HTMLElement>('select, input')?.focus()
  }, [address])

  async function addAddress() {
    setLoading(true)
    setLost(false)
    try {
      const code = await loadAddress()
      setAddress(() => code)
    } catch {
      setLost(true)
    }
    setLoading(false)
  }

  return (
    <FormPage
      title={
        name.trim() === '' ? m.accounts_complete_title_plain() : m.accounts_complete_title({ name: firstName(name) })
      }
      lead={m.accounts_complete_lead()}
    >
      <FormStack {...form.formProps}>
        <FailureNotice failure={isLost ? { code: 'network', message: '' } : form.unplaced} />
        {address ? (
          <chakra.fieldset ref={fields} minWidth={0}>
            <chakra.legend textStyle="label" color="fg.muted" marginBlockEnd={4}>
              {m.accounts_complete_address()}
            </chakra.legend>
            <address.AddressFields field={form.field} countries={countries} />
          </chakra.fieldset>
        ) : (
          <>
            <TextField
              {...form.field('name')}
              label={m.accounts_name()}
              hint={m.accounts_complete_name_hint()}
              autoComplete="name"
              isRequired={false}
            />
            <PhoneField {...form.field('phone')} />
          </>
        )}
        <Button
          variant="quiet"
          alignSelf="flex-start"
          paddingInline={3}
          marginInlineStart={-3}
          isBusy={isLoading}
          onClick={() => (address ? setAddress(undefined) : void addAddress())}
        >
          {address || isLoading ? null : <MapPinPlus aria-hidden />}
          {address ? m.accounts_complete_address_leave() : m.accounts_complete_address_add()}
        </Button>
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
