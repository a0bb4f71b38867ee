import type { AdminScreenProps } from '../types.ts'
import { CustomerList } from './customer-list.tsx'
import { CustomerPage } from './customer-page.tsx'

/** Whom the shop knows: the list, or the page of one of them. */
export const Customers = (props: AdminScreenProps) =>
  props.openCustomerKey ? <CustomerPage {...props} customerKey={props.openCustomerKey} /> : <CustomerList {...props} />
