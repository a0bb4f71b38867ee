import { m } from '@motif/messages'
import { RotateCw } from 'lucide-react'
import type { ReactNode } from 'react'
import { type Failure, readSentenceOf } from '../../failure/index.ts'
import { Button, LinkButton } from '../button/index.ts'
import { EmptyState } from '../empty-state/index.ts'

export interface FailedStateProps {
  /** The failure; determines the message. */
  failure?: Failure | undefined
  /** @default 'That didn’t work' */
  title?: string
  /** What was preserved, such as "Your cart is as you left it." */
  safe?: ReactNode
  onRetry?: (() => void) | undefined
  /** @default false */
  isRetrying?: boolean
  /** An additional action. */
  action?: ReactNode
  headingLevel?: 1 | 2 | 3
}

/** Login URL that returns here. Rendered in the browser only. */
const loginHref = () => `/login?${new URLSearchParams({ next: location.pathname + location.search })}`

/** An error state with retry, or a login link if required. */
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
