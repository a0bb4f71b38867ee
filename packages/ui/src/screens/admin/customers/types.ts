import type { Customer, CustomerOrder, CustomerSummary, ErasurePlan } from '@motif/contract'
import type { CustomerFilter } from '@motif/contract/customer-rules'
import type { Failure } from '../../../failure/index.ts'
import type { ListPart } from '../list-types.ts'

export interface CustomerQuery {
  q: string
  filter: CustomerFilter | null
}

/** Props of the customer section. Without data and failure it is loading. */
export interface CustomerSectionProps {
  customers?: ListPart<CustomerSummary> | undefined
  customersFailure?: Failure | undefined
  onRetryCustomers: () => void
  customerQuery: CustomerQuery
  onFilterCustomers: (query: CustomerQuery) => void
  /** Address of a customer’s page from another section. */
  customerPageHrefOf: (target: { key: string }) => string
  /** Address of a customer’s page, or of the list (null). */
  customerHrefOf: (target: { key: string | null }) => string

  /** Key of the open customer page. */
  openCustomerKey?: string | null
  customer?: Customer | undefined
  customerFailure?: Failure | undefined
  onRetryCustomer: () => void
  customerOrders?: ListPart<CustomerOrder> | undefined
  customerOrdersFailure?: Failure | undefined
  onRetryCustomerOrders: () => void
  /** The order the part that is shown comes after; null at the beginning. */
  customerOrdersAfter: string | null
  customerOrdersHrefOf: (target: { after: string | null }) => string

  /** Gives why it was refused, or nothing once it is saved. */
  onAddCustomerNote: (note: { id: string; text: string }) => Promise<Failure | undefined>
  onDeleteCustomerNote: (note: { key: string; id: string }) => void
  /** The note that is being deleted. */
  deletingNoteId?: string | null

  /** Exports all data about a customer. */
  onExportPerson: (choice: { key: string }) => void
  isExportingPerson?: boolean

  /** What erasing would do is being looked at. */
  isErasureOpen?: boolean
  onOpenErasure: () => void
  onCloseErasure: () => void
  erasure?: ErasurePlan | undefined
  erasureFailure?: Failure | undefined
  onRetryErasure: () => void
  /** Gives why it was refused, or nothing once it is done. */
  onErase: (person: { key: string; email: string }) => Promise<Failure | undefined>
}
