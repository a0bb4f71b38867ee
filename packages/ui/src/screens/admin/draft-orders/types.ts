import type {
  DraftCustomer,
  DraftOrder,
  DraftOrderInput,
  DraftOrderList,
  DraftOrderPrice,
  Product,
  ProductCard
} from '@motif/contract'
import type { DraftOrderState } from '@motif/contract/draft-order-rules'
import type { Failure } from '../../../failure/index.ts'

export interface DraftOrderQuery {
  q: string
  state: DraftOrderState | null
}

type OrFailure<Answer> = Promise<Answer | { failure: Failure }>

/** The part of a product that a draft needs. */
export type DraftProduct = Pick<Product, 'slug' | 'name' | 'options' | 'variants'>

/** Props of draft orders. Without data and failure it is loading. */
export interface DraftOrderSectionProps {
  draftOrders?: DraftOrderList | undefined
  draftOrdersFailure?: Failure | undefined
  onRetryDraftOrders: () => void
  draftOrderQuery: DraftOrderQuery
  onFilterDraftOrders: (query: DraftOrderQuery) => void
  pageHrefOf: (target: { page: number }) => string
  /** Address of a draft's page, of a new one (`new`), or of the list (null). */
  draftOrderHrefOf: (target: { id: string | null }) => string
  /** Digits behind the point of the shop's currency. */
  decimals: number
  /** Where the shop delivers. */
  countries?: readonly { code: string; name: string }[] | undefined

  /** Id of the open draft; `new` for a new one. */
  openDraftOrderId?: string | null
  draftOrder?: DraftOrder | undefined
  draftOrderFailure?: Failure | undefined
  onRetryDraftOrder: () => void
  onOpenOrder: (choice: { id: string }) => void

  onFindDraftProducts: (search: { q: string }) => OrFailure<{ items: readonly Pick<ProductCard, 'slug' | 'name'>[] }>
  onReadDraftProduct: (choice: { slug: string }) => OrFailure<DraftProduct>
  onFindDraftCustomer: (search: { email: string }) => OrFailure<DraftCustomer>
  /** Calculates a draft's price without saving it. */
  onPreviewDraftOrder: (draft: DraftOrderInput & { id: string | null }) => OrFailure<DraftOrderPrice>
  /** These give why they were refused, or nothing once they are done. A new draft has no id. */
  onSaveDraftOrder: (wish: {
    id: string | null
    revision: number
    input: DraftOrderInput
  }) => Promise<Failure | undefined>
  onSendDraftOrder: (wish: {
    id: string
    revision: number
    days: number
    total: number
  }) => Promise<Failure | undefined>
  onWithdrawDraftOrder: (choice: { id: string }) => Promise<Failure | undefined>
  onSettleDraftOrder: (wish: {
    id: string
    revision: number
    total: number
    note: string
  }) => Promise<Failure | undefined>
  onDuplicateDraftOrder: (choice: { id: string }) => Promise<Failure | undefined>
  onDeleteDraftOrder: (choice: { id: string }) => Promise<Failure | undefined>
}
