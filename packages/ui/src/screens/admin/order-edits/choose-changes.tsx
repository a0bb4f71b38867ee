import { chakra } from '@chakra-ui/react'
import type { Order, OrderEditing } from '@motif/contract'
import { limits } from '@motif/contract/rules'
import { m } from '@motif/messages'
import { useState } from 'react'
import { AddressFields, type AddressTexts, addressErrors } from '../../../components/address-fields/index.ts'
import { Button } from '../../../components/button/index.ts'
import { Checkbox } from '../../../components/checkbox/index.ts'
import { SelectField } from '../../../components/select/index.ts'
import type { Failure } from '../../../failure/index.ts'
import { FailureNotice, useForm } from '../../../forms/index.ts'
import { PiecesField } from '../pieces-field.tsx'
import { lineText } from '../ship-form.tsx'
import type { ChosenLines, OrderEditProps } from './types.ts'

type ShippingId = Order['shippingMethod']['id']

interface ChooseChangesProps extends Pick<OrderEditProps, 'countries'> {
  order: Order
  editing: OrderEditing
  lines: ChosenLines
  onLines: (lines: ChosenLines) => void
  method: ShippingId
  onMethod: (method: ShippingId) => void
  /** As it was typed before; undefined where it stays. */
  address: AddressTexts | undefined
  ownAddress: AddressTexts
  /** Gives why there is no price, or nothing. */
  onLook: (address: AddressTexts | undefined) => Promise<Failure | undefined>
  onClose: () => void
}

const none: readonly { code: string; name: string }[] = []

/** Chooses replacement variants, quantities and address. */
export function ChooseChanges(props: ChooseChangesProps) {
  const {
    order,
    editing,
    countries = none,
    lines,
    onLines,
    method,
    onMethod,
    address,
    ownAddress,
    onLook,
    onClose
  } = props
  const [hasAddress, setHasAddress] = useState(address !== undefined)
  const [failure, setFailure] = useState<Failure>()
  const [isBusy, setBusy] = useState(false)
  const look = async (texts: AddressTexts) => {
    if (isBusy) return
    setBusy(true)
    setFailure(undefined)
    const refused = await onLook(hasAddress ? texts : undefined)
    setBusy(false)
    setFailure(refused)
  }
  const form = useForm({
    initial: address ?? ownAddress,
    failure,
    check: (texts) => (hasAddress ? addressErrors(texts) : {}),
    onSubmit: (texts) => void look(texts)
  })
  return (
    <chakra.form {...form.formProps} display="grid" gap={5}>
      <FailureNotice failure={hasAddress ? form.unplaced : failure} />
      <chakra.fieldset display="grid" gap={5} minWidth={0}>
        <chakra.legend fontWeight="semibold" marginBlockEnd={2}>
          {m.admin_edit_lines()}
        </chakra.legend>
        {order.lines.map((line) => {
          const now = lines[line.id] ?? { variantId: line.variantId, quantity: line.quantity }
          const productId = editing.lines.find(({ lineId }) => lineId === line.id)?.productId
          const { variants = [] } = editing.products.find((product) => product.productId === productId) ?? {}
          const choose = (more: Partial<typeof now>) => onLines({ ...lines, [line.id]: { ...now, ...more } })
          return (
            <chakra.div key={line.id} display="grid" gap={3}>
              {variants.length > 1 ? (
                <SelectField
                  name={`variant ${line.id}`}
                  label={m.admin_edit_variant({ item: lineText(line) })}
                  isRequired={false}
                  value={now.variantId}
                  onChange={({ currentTarget: { value } }) => choose({ variantId: value })}
                >
                  {variants.map(({ id, options, available }) => (
                    <option key={id} value={id}>
                      {m.admin_edit_option({
                        options: options.map(({ value }) => value).join(', '),
                        count: available
                      })}
                    </option>
                  ))}
                </SelectField>
              ) : null}
              <PiecesField
                name={`pieces ${line.id}`}
                label={m.admin_refund_pieces({ name: lineText(line) })}
                hint={m.admin_edit_pieces_hint({ count: line.quantity })}
                value={now.quantity}
                most={limits.quantityMax}
                onChange={(quantity) => choose({ quantity })}
              />
            </chakra.div>
          )
        })}
      </chakra.fieldset>
      {editing.deliveries.length > 1 ? (
        <SelectField
          name="shippingMethod"
          label={m.admin_edit_delivery()}
          isRequired={false}
          value={method}
          onChange={({ currentTarget: { value } }) =>
            onMethod(editing.deliveries.find(({ id }) => id === value)?.id ?? method)
          }
        >
          {editing.deliveries.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
      ) : null}
      <div>
        <Checkbox checked={hasAddress} onChange={({ isChecked }) => setHasAddress(isChecked)}>
          {m.admin_edit_address()}
        </Checkbox>
        {hasAddress ? <AddressFields field={form.field} countries={countries} /> : null}
      </div>
      <chakra.div display="flex" flexWrap="wrap" gap={3}>
        <Button type="submit" size="sm" variant="accent" isBusy={isBusy}>
          {m.admin_edit_look()}
        </Button>
        <Button size="sm" variant="quiet" disabled={isBusy} onClick={onClose}>
          {m.common_cancel()}
        </Button>
      </chakra.div>
    </chakra.form>
  )
}
