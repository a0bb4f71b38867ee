import type { AdminFound } from '@motif/contract'
import type { Failure } from '../../../failure/index.ts'
import type { AdminSection } from '../sections-list.ts'

/** What a choice of the search leads to. `list`: all that a section finds for a text. */
export type SearchTarget =
  | { kind: 'section'; section: AdminSection }
  | { kind: 'list'; section: 'orders' | 'products' | 'customers'; q: string }
  | { kind: 'order'; id: string }
  | { kind: 'product'; id: string }
  | { kind: 'new-product' }
  | { kind: 'customer'; key: string }

/** A choice made before, with what it was called then. Customers are none: nobody's name stays on the device. */
export interface RecentChoice {
  label: string
  target: Exclude<SearchTarget, { kind: 'list' | 'customer' }>
}

export interface AdminSearchProps {
  /** The text that `found` or `findFailure` answers. */
  foundFor?: string
  /** What it was found in; nothing, and no failure: on the way. */
  found?: AdminFound | undefined
  findFailure?: Failure | undefined
  /** Asks for a text; the empty one for nothing more. */
  onFind: (asked: { q: string }) => void
  onRetryFind: () => void
  onGo: (choice: { label: string; target: SearchTarget }) => void
  /** Newest first. */
  recentChoices?: readonly RecentChoice[]
}
