import type { AdminScreenProps } from '../types.ts'
import { DraftOrderList } from './draft-order-list.tsx'
import { DraftOrderPage } from './draft-order-page.tsx'

/** The list of draft orders, or one of them. */
export const DraftOrders = (props: AdminScreenProps) =>
  props.openDraftOrderId ? <DraftOrderPage key={props.openDraftOrderId} {...props} /> : <DraftOrderList {...props} />
