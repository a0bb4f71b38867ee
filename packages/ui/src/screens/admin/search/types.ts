import type { AdminFound } from '@motif/contract'
import type { TextKey } from '@motif/contract/text-rules'
import type { Failure } from '../../../failure/index.ts'
import type { Theme } from '../../../shell/index.ts'
import type { AdminSection } from '../sections-list.ts'
import type { SettingPart } from '../setting-parts.ts'

/** What can be created from the search. */
export type NewEntry = 'product' | 'category' | 'collection' | 'coupon' | 'gift-card' | 'draft-order' | 'invitation'

/** Target of a search result. `list`: a section filtered by a text. */
export type SearchTarget =
  | { kind: 'section'; section: AdminSection }
  | { kind: 'list'; section: 'orders' | 'products' | 'customers'; q: string }
  | { kind: 'order'; id: string }
  | { kind: 'product'; id: string }
  | { kind: 'new'; entry: NewEntry }
  | { kind: 'files'; part: 'import' | 'export' }
  | { kind: 'setting'; part: SettingPart }
  | { kind: 'text'; key: TextKey }
  | { kind: 'theme'; theme: Theme }
  | { kind: 'customer'; key: string }

/** A recent choice with its name. Customers are excluded, so that no personal data stays on the device. */
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
