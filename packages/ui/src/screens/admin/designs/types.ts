import type { StaffDesignList, StaffDesignPage, Template } from '@motif/contract'
import type { DesignOrderFilter } from '@motif/contract/staff-design-rules'
import type { Failure } from '../../../failure/index.ts'

const designParts = ['saved', 'templates'] as const
type DesignPart = (typeof designParts)[number]

export const isDesignPart = (text: string | null): text is DesignPart => designParts.some((part) => part === text)

interface DesignQuery {
  q: string
  /** Slug. */
  product: string | null
  ordered: DesignOrderFilter | null
}

/** Props of the section on designs. Without data and failure it is loading. */
export interface DesignSectionProps {
  designPart: DesignPart
  designPartHrefOf: (target: { state: DesignPart }) => string

  designs?: StaffDesignList | undefined
  designsFailure?: Failure | undefined
  onRetryDesigns: () => void
  designQuery: DesignQuery
  onFilterDesigns: (query: DesignQuery) => void
  /** Address of the designs for a product. */
  designsOfProductHrefOf: (target: { product: string }) => string
  /** Address of the designs of an account. */
  designsOfOwnerHrefOf: (target: { email: string }) => string
  /** Address of a design’s page from another section. */
  designPageHrefOf: (target: { id: string }) => string
  /** Address of a design’s page, or of the list (null). */
  designHrefOf: (target: { id: string | null }) => string

  /** Id of the open design. */
  openDesignId?: string | null
  design?: StaffDesignPage | undefined
  designFailure?: Failure | undefined
  onRetryDesign: () => void

  designTemplates?: readonly Template[] | undefined
  designTemplatesFailure?: Failure | undefined
  onRetryDesignTemplates: () => void
}
