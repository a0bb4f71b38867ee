import { chakra } from '@chakra-ui/react'
import type { SavedAddress } from '@motif/contract'
import { useState } from 'react'
import { AddressFields, toAddress } from '../../components/address-fields/index.ts'
import { Button } from '../../components/button/index.ts'
import { Checkbox } from '../../components/checkbox/index.ts'
import { SelectField } from '../../components/select/index.ts'
import { FailureNotice, FormStack, useForm } from '../../forms/index.ts'
import { m } from '../../messages/index.ts'
import { errorsOf, formOf, takenOver, textsOf } from './address-form.ts'
import type { CheckoutScreenProps, CheckoutTyped } from './types.ts'

type Props = Pick<CheckoutScreenProps, 'failure' | 'countries' | 'savedAddresses' | 'isQuoting' | 'onAddress'> & { typed: CheckoutTyped; onType: (typed: Partial<CheckoutTyped>) => void }

export function AddressStep({ typed, onType, failure, countries, savedAddresses, isQuoting = false, onAddress }: Props) {
  const [isBillingSame, setBillingSame] = useState(typed.billing === null)
  const form = useForm({
    initial: formOf(typed.shipping, typed.billing),
    failure,
    check: (values) => ({ ...errorsOf(values, 'shippingAddress'), ...(isBillingSame ? undefined : errorsOf(values, 'billingAddress')) }),
    onChange: (values) => onType({ shipping: textsOf(values, 'shippingAddress'), billing: isBillingSame ? null : textsOf(values, 'billingAddress') }),
    onSubmit: (values) =>
      onAddress({
        shippingAddress: toAddress(textsOf(values, 'shippingAddress')),
        billingAddress: isBillingSame ? null : toAddress(textsOf(values, 'billingAddress'))
      })
  })

  return (
    <FormStack {...form.formProps} maxWidth="34rem">
      <FailureNotice failure={form.unplaced} />
      {savedAddresses && savedAddresses.length > 0 ? <SavedAddressField addresses={savedAddresses} onChoose={(address) => form.setAll(takenOver(address))} /> : null}
      <AddressFields field={(part) => form.field(`shippingAddress.${part}`)} countries={countries} section="shipping" />
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
          <AddressFields field={(part) => form.field(`billingAddress.${part}`)} countries={countries} section="billing" />
        </chakra.fieldset>
      )}
      <Button type="submit" variant="accent" isBusy={isQuoting} alignSelf="flex-start" minWidth="10rem">
        {m.checkout_continue()}
      </Button>
    </FormStack>
  )
}

function SavedAddressField({ addresses, onChoose }: { addresses: readonly SavedAddress[]; onChoose: (address: SavedAddress) => void }) {
  const [chosen, setChosen] = useState('')
  return (
    <SelectField
      label={m.checkout_saved_address()}
      isRequired={false}
      value={chosen}
      onChange={(event) => {
        setChosen(event.target.value)
        const address = addresses.find(({ id }) => id === event.target.value)
        if (address) onChoose(address)
      }}
    >
      <option value="">{m.checkout_saved_address_new()}</option>
      {addresses.map(({ id, name, line1, city }) => (
        <option key={id} value={id}>
          {[name, line1, city].join(', ')}
        </option>
      ))}
    </SelectField>
  )
}
