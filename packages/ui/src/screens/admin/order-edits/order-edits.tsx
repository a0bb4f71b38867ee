import { chakra } from '@chakra-ui/react'
import type { Order } from '@motif/contract'
import { m } from '@motif/messages'
import { useState } from 'react'
import { Button } from '../../../components/button/index.ts'
import { focusIfLost } from '../../../forms/index.ts'
import { useIsAllowed } from '../allowed.tsx'
import { PanelTitle } from '../panel-title.tsx'
import { EditForm } from './edit-form.tsx'
import { EditSummary } from './edit-summary.tsx'
import type { OrderEditProps } from './types.ts'

const obstacles = { refunded: () => m.admin_edit_refunded(), currency: () => m.admin_edit_other_currency() }

/** Order edits before production: history, pending edit, and form. */
export function OrderEdits({ order, orderEditing, onWithdrawEdit, ...acts }: OrderEditProps & { order: Order }) {
  const [isOpen, setOpen] = useState(false)
  const [hasClosed, setHasClosed] = useState(false)
  const mayEdit = useIsAllowed('orders.edit')
  if (!orderEditing) return null
  const { edits, obstacle } = orderEditing
  const isOffered = mayEdit && obstacle === null && !edits.some(({ state }) => state === 'open')
  const hint = mayEdit && obstacle !== null && obstacle !== 'status' ? obstacles[obstacle]() : undefined
  if (edits.length === 0 && !isOffered && hint === undefined) return null
  const withdraw: OrderEditProps['onWithdrawEdit'] = async (choice) => {
    const refused = await onWithdrawEdit(choice)
    if (refused === undefined) setHasClosed(true)
    return refused
  }
  const close = () => {
    setOpen(false)
    setHasClosed(true)
  }
  return (
    <chakra.section
      display="grid"
      gap={4}
      tabIndex={-1}
      outline="none"
      {...(hasClosed && !isOffered && { ref: focusIfLost })}
    >
      <PanelTitle>{m.admin_edits()}</PanelTitle>
      {edits.length === 0 ? null : (
        <chakra.ol display="grid" gap={4} borderBlockEndWidth="1px">
          {edits.map((edit) => (
            <EditSummary key={edit.id} orderId={order.id} edit={edit} onWithdrawEdit={withdraw} {...acts} />
          ))}
        </chakra.ol>
      )}
      {hint === undefined ? null : <chakra.p color="fg.muted">{hint}</chakra.p>}
      {!isOffered ? null : isOpen ? (
        <EditForm order={order} editing={orderEditing} {...acts} onClose={close} />
      ) : (
        <Button size="sm" justifySelf="start" {...(hasClosed && { ref: focusIfLost })} onClick={() => setOpen(true)}>
          {m.admin_edit()}
        </Button>
      )}
    </chakra.section>
  )
}
