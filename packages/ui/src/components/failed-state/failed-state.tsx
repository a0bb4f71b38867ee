import { RotateCw } from 'lucide-react'
import type { ReactNode } from 'react'
import { type Failure, sentenceOf } from '../../failure/index.ts'
import { m } from '../../messages/index.ts'
import { Button } from '../button/index.ts'
import { EmptyState } from '../empty-state/index.ts'

export interface FailedStateProps {
  /** What ended it; picks the sentence. */
  failure?: Failure | undefined
  /** What could not be done. @default 'That didn’t work' */
  title?: string
  /** What is safe, such as "Your cart is as you left it." */
  safe?: ReactNode
  onRetry?: (() => void) | undefined
  /** @default false */
  isRetrying?: boolean
  /** Beside trying again. */
  action?: ReactNode
  headingLevel?: 1 | 2 | 3
}

/** What happened, what is safe, and trying again. */
export const FailedState = ({ failure, title, safe, onRetry, isRetrying = false, action, headingLevel = 2 }: FailedStateProps) => (
  <div role="alert">
    <EmptyState
      drawing="jam"
      title={title ?? m.common_failed_title()}
      headingLevel={headingLevel}
      action={
        <>
          {onRetry ? (
            <Button variant="accent" isBusy={isRetrying} onClick={onRetry}>
              {isRetrying ? null : <RotateCw aria-hidden />}
              {m.common_try_again()}
            </Button>
          ) : null}
          {action}
        </>
      }
    >
      <p>{failure ? sentenceOf(failure) : m.common_failure_internal()}</p>
      {safe ? <p>{safe}</p> : null}
    </EmptyState>
  </div>
)
