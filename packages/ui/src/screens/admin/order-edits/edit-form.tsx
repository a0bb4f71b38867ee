import { chakra } from '@chakra-ui/react'
import type { Order, OrderEditPreview, OrderEditing } from '@motif/contract'
import { m } from '@motif/messages'
import { useState } from 'react'
import { type AddressTexts, fromAddress, toAddress } from '../../../components/address-fields/index.ts'
import type { Failure } from '../../../failure/index.ts'
import { focusIfLost } from '../../../forms/index.ts'
import { ChooseChanges } from './choose-changes.tsx'
import { ConfirmChanges } from './confirm-changes.tsx'
import type { ChosenLines, OrderChangesWanted, OrderEditProps } from './types.ts'

interface EditFormProps extends Pick<OrderEditProps, 'onPreviewEdit' | 'onEditOrder' | 'countries'> {
  order: Order
  editing: OrderEditing
  onClose: () => void
}

/** Lines that are wanted otherwise than they are. */
const changedLines = ({ lines }: Order, chosen: ChosenLines): OrderChangesWanted['lines'] =>
  lines.flatMap(({ id: lineId, variantId, quantity }) => {
    const now = chosen[lineId]
    return now && (now.variantId !== variantId || now.quantity !== quantity) ? [{ lineId, ...now }] : []
  })

/** Edits items and address of an order in two steps: preview, then confirmation. Choices are kept for the way back. */
export function EditForm({ order, editing, countries, onPreviewEdit, onEditOrder, onClose }: EditFormProps) {
  const { id } = order
  const [lines, setLines] = useState<ChosenLines>({})
  const [method, setMethod] = useState(order.shippingMethod.id)
  const [address, setAddress] = useState<AddressTexts>()
  // The order may be changed by somebody else meanwhile: what is sent is what was looked at.
  const [cost, setCost] = useState<{ preview: OrderEditPreview; changes: OrderChangesWanted; revision: number }>()

  const look = async (texts: AddressTexts | undefined): Promise<Failure | undefined> => {
    const changes = {
      lines: changedLines(order, lines),
      ...(texts && { shippingAddress: toAddress(texts) }),
      ...(method !== order.shippingMethod.id && { shippingMethod: method })
    }
    setAddress(texts)
    const answer = await onPreviewEdit({ id, changes })
    if ('failure' in answer) return answer.failure
    setCost({ preview: answer, changes, revision: editing.revision })
    return undefined
  }

  return (
    <chakra.section
      ref={focusIfLost}
      tabIndex={-1}
      outline="none"
      bg="bg.raised"
      borderRadius="panel"
      padding={4}
      aria-label={m.admin_edit()}
    >
      {cost ? (
        <ConfirmChanges
          order={order}
          preview={cost.preview}
          onConfirm={async (words) => {
            const { changes, revision, preview } = cost
            const request = { ...changes, ...words, revision, difference: preview.difference.amount }
            const refused = await onEditOrder({ id, request })
            if (refused === undefined) onClose()
            return refused
          }}
          onBack={() => setCost(undefined)}
        />
      ) : (
        <ChooseChanges
          order={order}
          editing={editing}
          countries={countries}
          lines={lines}
          onLines={setLines}
          method={method}
          onMethod={setMethod}
          address={address}
          ownAddress={fromAddress(order.shippingAddress)}
          onLook={look}
          onClose={onClose}
        />
      )}
    </chakra.section>
  )
}
