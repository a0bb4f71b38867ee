import type { Checklist } from '@motif/contract'
import type { ConfirmableItem } from '@motif/contract/checklist-rules'
import type { Failure } from '../../../failure/index.ts'

export interface ChecklistSectionProps {
  checklist?: Checklist | undefined
  checklistFailure?: Failure | undefined
  onRetryChecklist: () => void
  /** Says that an item is right as it is, or takes that back. */
  onConfirmItem: (change: { item: ConfirmableItem; isConfirmed: boolean }) => void
  onRemoveDemonstration: () => void
  /** What is on its way: an item. */
  busyChecklistItem?: string | null
}
