import type { JobReview, OrderJob, ProductionBoard, ProductionJob, ReprintRequest } from '@motif/contract'
import type { MoveTarget, ProductionDue, ProductionStage } from '@motif/contract/production-rules'
import type { Failure } from '../../../failure/index.ts'
import type { ListPart } from '../list-types.ts'

export interface ProductionQuery {
  due: ProductionDue | null
  /** Identifier of the product whose jobs are shown. */
  product: string | null
  /** The column a narrow window shows, and the one whose list goes on. */
  stage: ProductionStage
}

export interface JobMove {
  /** As it was when it was looked at. */
  job: ProductionJob
  stage: MoveTarget
}

export interface JobsMove {
  /** As they were when they were looked at. */
  jobs: readonly ProductionJob[]
  stage: MoveTarget
}

export interface JobsMoveOutcome {
  /** Why the whole move failed. */
  failure?: Failure
  /** Jobs that were not moved, each with the reason. */
  refused: readonly { job: ProductionJob; detail: string }[]
}

/** Props of the production board. Without data and failure it is loading. */
export interface ProductionSectionProps {
  board?: ProductionBoard | undefined
  boardFailure?: Failure | undefined
  onRetryBoard: () => void
  productionQuery: ProductionQuery
  /** Address of the board with some of the query changed. */
  productionHrefOf: (target: { stage: ProductionStage; after?: string }) => string
  onFilterBoard: (filter: Pick<ProductionQuery, 'due' | 'product'>) => void
  /** Jobs of one column behind those the board shows. */
  columnJobs?: ListPart<ProductionJob> | undefined
  columnJobsFailure?: Failure | undefined
  /** Fetches the sheets of some jobs as a PDF. */
  onJobSheets: (choice: { ids: readonly string[] }) => void
  /** Fetches the print files of some jobs with their sheets as a ZIP. */
  onPrintBatch: (choice: { ids: readonly string[] }) => void
  /** Fetches the print files of all open jobs of an order with their sheets as a ZIP. */
  onPrintOrder: (choice: { orderId: string }) => void
  /** Jobs of the open order, those that left the board too. */
  orderJobs?: readonly OrderJob[] | undefined
  /** Gives why it was refused, or nothing once the reprint is on the board. */
  onReprint: (wish: { job: ProductionJob; request: ReprintRequest }) => Promise<Failure | undefined>
  /** A reprint is on its way to the buyer. */
  onReprintSent: (choice: { job: ProductionJob }) => Promise<Failure | undefined>
  /** Fetches the packing slip of a shipment as a PDF, otherwise of what an order still has to send. */
  onPackingSlip: (choice: { orderId: string; shipmentId?: string }) => void
  /** A file is on its way. @default false */
  isFetchingBatch?: boolean
  /** The job of a scanned sheet; its data may still be loading. */
  openJobId?: string | null
  openJob?: ProductionJob | undefined
  openJobFailure?: Failure | undefined
  onCloseJob: () => void
  /** The job under review; its data may still be loading. */
  openReviewId?: string | null
  jobReview?: JobReview | undefined
  jobReviewFailure?: Failure | undefined
  /** Jobs to approve, in the order of their review. */
  reviewQueue?: ListPart<ProductionJob> | undefined
  /** Opens the review of a job; null closes it. */
  onReview: (choice: { id: string | null }) => void
  /** Asks the buyer by mail. Gives why it was refused, or nothing once it is sent. */
  onAskBuyer: (question: { job: ProductionJob; text: string }) => Promise<Failure | undefined>
  /** Gives why it was refused, or nothing once it is moved. */
  onMoveJob: (move: JobMove) => Promise<Failure | undefined>
  /** Moves up to 50 jobs, each on its own. */
  onMoveJobs: (move: JobsMove) => Promise<JobsMoveOutcome>
}
