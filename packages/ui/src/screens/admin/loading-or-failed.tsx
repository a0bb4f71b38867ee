import { chakra } from '@chakra-ui/react'
import { m } from '@motif/messages'
import type { ComponentProps } from 'react'
import { FailedState } from '../../components/failed-state/index.ts'
import { Skeleton } from '../../components/skeleton/index.ts'

interface LoadingOrFailedProps {
  failure: ComponentProps<typeof FailedState>['failure'] | undefined
  onRetry: () => void
}

/** Placeholder of a single item: loading, or its failure. */
export function LoadingOrFailed({ failure, onRetry }: LoadingOrFailedProps) {
  return failure ? (
    <FailedState failure={failure} title={m.admin_failed_title()} safe={m.admin_failed_text()} onRetry={onRetry} />
  ) : (
    <chakra.output aria-busy aria-label={m.admin_loading()} display="grid" gap={5}>
      <Skeleton height="11" />
      <Skeleton height="24" />
      <Skeleton height="24" />
    </chakra.output>
  )
}
