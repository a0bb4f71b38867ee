import type {
  AdminOrder,
  FailedJob,
  Money,
  Order,
  OrderMails,
  OrderTimeline,
  PrintFileFacts,
  RefundRequest,
  ShipmentRequest,
  StockRow
} from '@motif/contract'
import type { StaffRole } from '@motif/contract/staff-rules'
import type { Failure } from '../../failure/index.ts'
import type { ChecklistSectionProps } from './checklist/types.ts'
import type { CouponSectionProps } from './coupons/types.ts'
import type { CustomerSectionProps } from './customers/types.ts'
import type { DashboardSectionProps } from './dashboard/types.ts'
import type { DesignSectionProps } from './designs/types.ts'
import type { DraftOrderSectionProps } from './draft-orders/types.ts'
import type { GiftCardSectionProps } from './gift-cards/types.ts'
import type { ImportSectionProps } from './imports/types.ts'
import type { MessageSectionProps } from './messages/types.ts'
import type { ListPage } from './list-types.ts'
import type { LogSectionProps } from './log/types.ts'
import type { ModerationSectionProps } from './moderation/types.ts'
import type { OrderEditProps } from './order-edits/types.ts'
import type { OrderListFilter } from './order-filter-values.ts'
import type { CollectionSectionProps } from './collections/types.ts'
import type { OpenPartProps } from './open-part.ts'
import type { PartLinksProps } from './part-links.tsx'
import type { ProductionSectionProps } from './production/types.ts'
import type { ProductSectionsProps } from './products/types.ts'
import type { QuestionSectionProps } from './questions/types.ts'
import type { ReviewSectionProps } from './reviews/types.ts'
import type { RedirectSectionProps } from './redirects/types.ts'
import type { SavedViewProps } from './saved-views/index.ts'
import type { AdminSearchProps } from './search/types.ts'
import type { StaffSectionProps } from './staff/types.ts'
import type { AdminSection } from './sections-list.ts'
import type { SettingsSectionProps } from './settings/types.ts'
import type { TextSectionProps } from './texts/types.ts'
import type { SynonymSectionProps } from './synonyms/types.ts'
import type { TwoFactorDialogProps, TwoFactorProps } from './two-factor/index.ts'

/** Figures of the day. */
export interface AdminFigures {
  toProduce: number
  paidToday: number
  revenueToday: Money
  lowStock: number
}

/** States an order can move to. */
export type OrderTransition = 'in_production' | 'shipped' | 'delivered' | 'cancelled'
export interface Tracking {
  carrier: string
  number: string
  url: string | null
}

/** Print file of an area of a line. */
export interface PrintFile {
  orderId: string
  lineId: string
  area: string
  format: 'png' | 'pdf'
}

export interface AdminScreenProps
  extends
    ProductSectionsProps,
    CollectionSectionProps,
    ChecklistSectionProps,
    DashboardSectionProps,
    CouponSectionProps,
    GiftCardSectionProps,
    CustomerSectionProps,
    DesignSectionProps,
    DraftOrderSectionProps,
    SynonymSectionProps,
    SavedViewProps,
    ImportSectionProps,
    ReviewSectionProps,
    QuestionSectionProps,
    RedirectSectionProps,
    MessageSectionProps,
    LogSectionProps,
    ProductionSectionProps,
    ModerationSectionProps,
    OrderEditProps,
    StaffSectionProps,
    SettingsSectionProps,
    AdminSearchProps,
    TextSectionProps,
    TwoFactorProps,
    PartLinksProps,
    OpenPartProps {
  section: AdminSection
  /** The role of whoever looks; null while it is on its way. What it may not do is not shown. @default 'owner' */
  role?: StaffRole | null
  /** The address of a section, so that each can be opened and come back to. */
  hrefOf: (target: { section: AdminSection }) => string

  /** The second step of signing in, where it is asked for while somebody is at work. */
  twoFactorLeft?: TwoFactorDialogProps | null

  figures?: AdminFigures | undefined

  /** Nothing, and no failure: on the way. The same goes for the other lists. */
  /** `isCut`: more match a search than are told. */
  orders?: (ListPage<AdminOrder> & { isCut?: boolean }) | undefined
  /** A newer list is on its way; the one shown stays. @default false */
  isLoadingOrders?: boolean
  ordersFailure?: Failure | undefined
  onRetryOrders: () => void
  filter: OrderListFilter
  onFilter: (change: OrderListFilter) => void
  pageHrefOf: (target: { page: number }) => string
  onOpenOrder: (choice: { id: string }) => void

  /** Id of the order that stands open; its data may still be on the way. */
  openOrderId?: string | null
  order?: Order | undefined
  orderFailure?: Failure | undefined
  /** What happened around the open order. */
  timeline?: OrderTimeline | undefined
  timelineFailure?: Failure | undefined
  orderMails?: OrderMails | undefined
  /** Sends a mail of an order again. */
  onResendMail: (choice: { id: string; mail: string }) => Promise<Failure | undefined>
  onRetryTimeline: () => void
  /** Gives why it was refused, or nothing once it is saved. */
  onAddNote: (note: { id: string; text: string; mentions: string[] }) => Promise<Failure | undefined>
  onChangeNote: (note: { id: string; noteId: string; text: string; mentions: string[] }) => Promise<Failure | undefined>
  onDeleteNote: (note: { id: string; noteId: string }) => Promise<Failure | undefined>
  /** Gives why it was refused, or nothing once it is saved. */
  onChangeTags: (change: { id: string; add: string[]; remove: string[] }) => Promise<Failure | undefined>
  /** The same for several orders, all or none. */
  /** Fetches the packing slips of some orders as a PDF. */
  onPackingSlips: (choice: { ids: readonly string[] }) => void
  /** Fetches some orders as CSV. */
  onExportOrders: (choice: { ids: readonly string[] }) => void
  onTagOrders: (change: { ids: string[]; add: string[]; remove: string[] }) => Promise<Failure | undefined>
  /** Tags that orders have. */
  tagsInUse?: readonly string[] | undefined
  /** Whom a note can mention. */
  colleagues?: readonly { id: string; name: string }[] | undefined
  onCloseOrder: () => void
  onMove: (move: { id: string; status: Exclude<OrderTransition, 'shipped'>; note?: string }) => void
  /** The order that is being moved. */
  movingId?: string | null
  moveFailure?: Failure | undefined
  /** These give why it was refused, or nothing once it is done. */
  onShip: (parcel: { id: string; request: ShipmentRequest }) => Promise<Failure | undefined>
  onCorrectShipment: (change: {
    id: string
    shipmentId: string
    tracking: Tracking | null
  }) => Promise<Failure | undefined>
  onVoidShipment: (mistake: { id: string; shipmentId: string; reason: string }) => Promise<Failure | undefined>
  onRefund: (refund: { id: string; request: RefundRequest }) => void
  /** A refund is being sent. @default false */
  isRefunding?: boolean
  refundFailure?: Failure | undefined
  /** The files to print the open order from; undefined while they are not known. */
  printFiles?: readonly PrintFileFacts[] | undefined
  /** Fetches a file for the printer: only administrators may have it, so it has no address of its own. */
  onPrintFile?: ((file: PrintFile) => void) | undefined
  fetchingPrintFile?: PrintFile | null | undefined

  failedJobs?: ListPage<FailedJob> | undefined
  isLoadingFailedJobs?: boolean
  failedJobsFailure?: Failure | undefined
  onRetryFailedJobs: () => void
  onRetryJob: (choice: { id: string }) => void
  onDeleteJob: (choice: { id: string }) => void
  /** The job that is being retried or deleted. */
  busyJobId?: string | null

  /** Variants with low stock, or those that match `filter.q`. */
  stock?: ListPage<StockRow> | undefined
  isLoadingStock?: boolean
  stockFailure?: Failure | undefined
  onRetryStock: () => void
  onSearchStock: (search: { q: string }) => void
  onStockChange: (change: { variantId: string; stock: number }) => void
  /** The variant that is being saved. */
  savingVariantId?: string | null
}
