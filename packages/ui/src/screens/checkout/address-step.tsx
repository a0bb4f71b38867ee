import { chakra } from '@chakra-ui/react'
import { m } from '@motif/messages'
import { useState } from 'react'
import { AddressFields, toAddress } from '../../components/address-fields/index.ts'
import { Button } from '../../components/button/index.ts'
import { Checkbox } from '../../components/checkbox/index.ts'
import { FailureNotice, FormStack, useForm } from '../../forms/index.ts'
import { errorsOf, formOf, isAnyWrong, takenOver, textsOf } from './address-form.ts'
import { another, AddressChoice, savedAs } from './address-choice.tsx'
import type { CheckoutScreenProps, CheckoutTyped } from './types.ts'

type Props = Pick<CheckoutScreenProps, 'failure' | 'countries' | 'savedAddresses' | 'isQuoting' | 'onAddress'> & {
  typed: CheckoutTyped
  onType: (typed: Partial<CheckoutTyped>) => void
}

const none: NonNullable<CheckoutScreenProps['savedAddresses']> = []

/** Shipping and billing address: saved or typed. */
export function AddressStep({
  typed,
  onType,
  failure,
  countries,
  savedAddresses = none,
  isQuoting = false,
  onAddress
}: Props) {
  const [isBillingSame, setBillingSame] = useState(typed.billing === null)
  const [chosen, setChosen] = useState(() => savedAs(typed.shipping, savedAddresses))
  const form = useForm({
    initial: formOf(typed.shipping, typed.billing),
    failure,
    check: (values) => ({
      ...errorsOf(values, 'shippingAddress'),
      ...(isBillingSame ? undefined : errorsOf(values, 'billingAddress'))
    }),
    onChange: (values) =>
      onType({
        shipping: textsOf(values, 'shippingAddress'),
        billing: isBillingSame ? null : textsOf(values, 'billingAddress')
      }),
    onSubmit: (values) =>
      onAddress({
        shippingAddress: toAddress(textsOf(values, 'shippingAddress')),
        billingAddress: isBillingSame ? null : toAddress(textsOf(values, 'billingAddress'))
      })
  })
  // An invalid saved address must be edited in the form.
  const isTyping =
    chosen === another ||
    isAnyWrong(form.values, 'shippingAddress') ||
    failure?.field?.startsWith('shippingAddress') === true

  return (
    <FormStack {...form.formProps} maxWidth="34rem">
      <FailureNotice failure={form.unplaced} />
      {savedAddresses.length === 0 ? null : (
        <AddressChoice
          addresses={savedAddresses}
          countries={countries}
          chosen={chosen}
          onChoose={(id) => {
            setChosen(id)
            const address = savedAddresses.find((saved) => saved.id === id)
            form.setAll(takenOver(address ?? { country: form.values['shippingAddress.country'] }))
          }}
        />
      )}
      {isTyping ? (
        <AddressFields
          field={(part) => form.field(`shippingAddress.${part}`)}
          countries={countries}
          section="shipping"
        />
      ) : null}
      <Checkbox
        checked={isBillingSame}
        onChange={({ isChecked }) => {
          setBillingSame(isChecked)
          onType({ billing: isChecked ? null : textsOf(form.values, 'billingAddress') })
        }}
      >
        {m.checkout_billing_same()}
      </Checkbox>
      {isBillingSame ? null : (
        <chakra.fieldset minWidth={0}>
          <chakra.legend textStyle="section" fontSize="lg" marginBlockEnd={4}>
            {m.checkout_billing_title()}
          </chakra.legend>
          <AddressFields
            field={(part) => form.field(`billingAddress.${part}`)}
            countries={countries}
            section="billing"
          />
        </chakra.fieldset>
      )}
      <Button type="submit" variant="accent" isBusy={isQuoting} alignSelf="flex-start" minWidth="10rem">
        {m.checkout_continue()}
      </Button>
    </FormStack>
  )
}
