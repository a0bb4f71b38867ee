import { m } from '@motif/messages'
import { RotateCw } from 'lucide-react'
import type { ReactNode } from 'react'
import { type Failure, readSentenceOf } from '../../failure/index.ts'
import { Button, LinkButton } from '../button/index.ts'
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

/** Leads back here after logging in. Drawn in the browser alone: a page whose data the server lacks is not rendered there. */
const loginHref = () => `/login?${new URLSearchParams({ next: location.pathname + location.search })}`

/** What happened, what is safe, and trying again; logging in where that is what it takes. */
export function FailedState({
  failure,
  title,
  safe,
  onRetry,
  isRetrying = false,
  action,
  headingLevel = 2
}: FailedStateProps) {
  const needsLogin = failure?.code === 'sign-in-required'
  return (
    <div role="alert">
      <EmptyState
        drawing="jam"
        title={title ?? m.common_failed_title()}
        headingLevel={headingLevel}
        action={
          <>
            {needsLogin ? (
              <LinkButton variant="accent" href={loginHref()}>
                {m.shell_log_in()}
              </LinkButton>
            ) : null}
            {onRetry ? (
              <Button variant={needsLogin ? 'outline' : 'accent'} isBusy={isRetrying} onClick={onRetry}>
                {isRetrying ? null : <RotateCw aria-hidden />}
                {m.common_try_again()}
              </Button>
            ) : null}
            {action}
          </>
        }
      >
        <p>{failure ? readSentenceOf(failure) : m.common_failure_internal()}</p>
        {safe ? <p>{safe}</p> : null}
      </EmptyState>
    </div>
  )
}
