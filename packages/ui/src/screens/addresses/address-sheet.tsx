import type { SavedAddress } from '@motif/contract'
import { m } from '@motif/messages'
import { useId, useState } from 'react'
import {
  addressErrors,
  AddressFields,
  emptyAddress,
  fromAddress,
  toAddress
} from '../../components/address-fields/index.ts'
import { Button } from '../../components/button/index.ts'
import { Checkbox } from '../../components/checkbox/index.ts'
import { TextField } from '../../components/field/index.ts'
import { Sheet } from '../../components/sheet/index.ts'
import { FailureNotice, FormStack, useForm } from '../../forms/index.ts'
import type { AddressesScreenProps } from './types.ts'

type Props = Pick<
  AddressesScreenProps,
  'addresses' | 'editing' | 'countries' | 'isSaving' | 'saveFailure' | 'onSave' | 'onClose'
>

/** Form for a new or existing address, over the list. */
export function AddressSheet({ addresses, editing, isSaving = false, onClose, ...form }: Props) {
  const formId = useId()
  const known = editing && editing !== 'new' ? addresses?.find(({ id }) => id === editing.id) : undefined
  return (
    <Sheet
      isOpen={Boolean(editing)}
      onClose={onClose}
      title={known ? m.addresses_edit_title() : m.addresses_new_title()}
      footer={
        <Button type="submit" form={formId} variant="accent" isWide isBusy={isSaving}>
          {m.addresses_save()}
        </Button>
      }
    >
      <AddressForm key={known?.id ?? 'new'} {...form} formId={formId} known={known} isFirst={addresses?.length === 0} />
    </Sheet>
  )
}

type FormProps = Pick<Props, 'countries' | 'saveFailure' | 'onSave'> & {
  formId: string
  known: SavedAddress | undefined
  isFirst: boolean
}

function AddressForm({ formId, known, isFirst, countries, saveFailure, onSave }: FormProps) {
  const [label, setLabel] = useState(known?.label ?? '')
  const [isDefaultShipping, setDefaultShipping] = useState(known?.isDefaultShipping ?? isFirst)
  const [isDefaultBilling, setDefaultBilling] = useState(known?.isDefaultBilling ?? isFirst)
  const form = useForm({
    initial: known ? fromAddress(known) : emptyAddress,
    failure: saveFailure,
    check: addressErrors,
    onSubmit: (texts) =>
      onSave({
        ...(known ? { id: known.id } : undefined),
        address: toAddress(texts),
        label: label.trim() === '' ? null : label.trim(),
        isDefaultShipping,
        isDefaultBilling
      })
  })
  return (
    <FormStack id={formId} {...form.formProps}>
      <FailureNotice failure={form.unplaced} />
      <AddressFields field={form.field} countries={countries} />
      <TextField
        label={m.addresses_label()}
        placeholder={m.addresses_label_hint()}
        isRequired={false}
        autoComplete="off"
        maxLength={40}
        value={label}
        onChange={({ currentTarget }) => setLabel(currentTarget.value)}
      />
      <div>
        <Checkbox checked={isDefaultShipping} onChange={({ isChecked }) => setDefaultShipping(isChecked)}>
          {m.addresses_make_default_shipping()}
        </Checkbox>
        <Checkbox checked={isDefaultBilling} onChange={({ isChecked }) => setDefaultBilling(isChecked)}>
          {m.addresses_make_default_billing()}
        </Checkbox>
      </div>
    </FormStack>
  )
}
