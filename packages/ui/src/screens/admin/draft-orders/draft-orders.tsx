import type { AdminScreenProps } from '../types.ts'
import { DraftOrderList } from './draft-order-list.tsx'
import { DraftOrderPage } from './draft-order-page.tsx'

/** Orders that staff put together: the list, or one of them. */
export const DraftOrders = (props: AdminScreenProps) =>
  props.openDraftOrderId ? <DraftOrderPage key={props.openDraftOrderId} {...props} /> : <DraftOrderList {...props} />
