import { m } from '@motif/messages'
import { RotateCw } from 'lucide-react'
import { Button } from '../../components/button/index.ts'
import { EmptyState } from '../../components/empty-state/index.ts'

export interface ChunkFailedScreenProps {
  /** Name of the chunk, such as `checkout`. */
  chunk: string
  reason: 'timeout' | 'missing' | 'other'
  /** Retries; for `missing`, reloads the page. */
  onRetry: () => void
}

const sentence = ({ chunk, reason }: Pick<ChunkFailedScreenProps, 'chunk' | 'reason'>) => {
  if (reason === 'timeout') return m.shell_chunk_timeout({ chunk })
  return reason === 'missing' ? m.shell_chunk_missing({ chunk }) : m.shell_chunk_other({ chunk })
}

/** A chunk failed to load: names it and the reason, with retry. */
export const ChunkFailedScreen = ({ chunk, reason, onRetry }: ChunkFailedScreenProps) => (
  <div role="alert">
    <EmptyState
      drawing="parcel"
      headingLevel={1}
      title={m.shell_chunk_title()}
      action={
        <Button variant="accent" onClick={onRetry}>
          <RotateCw aria-hidden />
          {m.common_try_again()}
        </Button>
      }
    >
      <p>{sentence({ chunk, reason })}</p>
      <p>{m.shell_failed_safe()}</p>
    </EmptyState>
  </div>
)
