import { Button } from '../../components/button/index.ts'
import { EmptyState, type EmptyStateProps } from '../../components/empty-state/index.ts'

interface EmptyListProps {
  /** Whether something was searched for or chosen: all of the list is one press away then. */
  isFiltered: boolean
  none: { title: string; text: string; clear: string; onClear: () => void }
  /** Where nothing was ever put in. */
  empty: { title: string; text: string; drawing: NonNullable<EmptyStateProps['drawing']> }
}

/** Empty list: no match, or no entries yet. */
export function EmptyList({ isFiltered, none, empty }: EmptyListProps) {
  return isFiltered ? (
    <EmptyState drawing="search" title={none.title} action={<Button onClick={none.onClear}>{none.clear}</Button>}>
      {none.text}
    </EmptyState>
  ) : (
    <EmptyState drawing={empty.drawing} title={empty.title}>
      {empty.text}
    </EmptyState>
  )
}
