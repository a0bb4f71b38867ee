import type { OrderEditPreview, OrderEditRequest, OrderEditing } from '@motif/contract'
import type { Failure } from '../../../failure/index.ts'

/** The requested changes. */
export type OrderChangesWanted = Pick<OrderEditRequest, 'lines' | 'shippingAddress' | 'shippingMethod'>

/** Requested variant and quantity by line; other lines stay. */
export type ChosenLines = Readonly<Record<string, { variantId: string; quantity: number }>>

export interface OrderEditProps {
  /** What of the open order can be changed, and what was; undefined until it is known. */
  orderEditing?: OrderEditing | undefined
  /** Where the shop delivers. */
  countries?: readonly { code: string; name: string }[] | undefined
  /** What a change would cost, or why it cannot be made. */
  onPreviewEdit: (wish: { id: string; changes: OrderChangesWanted }) => Promise<OrderEditPreview | { failure: Failure }>
  /** These give why it was refused, or nothing once it is done. */
  onEditOrder: (wish: { id: string; request: OrderEditRequest }) => Promise<Failure | undefined>
  onWithdrawEdit: (choice: { id: string; editId: string }) => Promise<Failure | undefined>
  onWaiveEdit: (choice: { id: string; editId: string; waiver: string }) => Promise<Failure | undefined>
}
