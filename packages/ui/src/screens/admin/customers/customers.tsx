import type { AdminScreenProps } from '../types.ts'
import { CustomerList } from './customer-list.tsx'
import { CustomerPage } from './customer-page.tsx'

/** The customer list, or a customer page. */
export const Customers = (props: AdminScreenProps) =>
  props.openCustomerKey ? <CustomerPage {...props} customerKey={props.openCustomerKey} /> : <CustomerList {...props} />
