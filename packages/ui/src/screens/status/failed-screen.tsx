import { m } from '@motif/messages'
import { RotateCw } from 'lucide-react'
import { Button, LinkButton } from '../../components/button/index.ts'
import { EmptyState } from '../../components/empty-state/index.ts'

export interface FailedScreenProps {
  onRetry: () => void
  /** Reference for support, such as a request id. */
  reference?: string | undefined
}

/** A screen failed to render, with retry. */
export const FailedScreen = ({ onRetry, reference }: FailedScreenProps) => (
  <div role="alert">
    <EmptyState
      drawing="jam"
      headingLevel={1}
      title={m.shell_failed_title()}
      action={
        <>
          <Button variant="accent" onClick={onRetry}>
            <RotateCw aria-hidden />
            {m.common_try_again()}
          </Button>
          <LinkButton href="/" variant="quiet">
            {m.shell_to_home()}
          </LinkButton>
        </>
      }
    >
      <p>
        {m.shell_failed_text()} {m.shell_failed_safe()}
      </p>
      {reference === undefined ? null : <p>{m.shell_failed_reference({ reference })}</p>}
    </EmptyState>
  </div>
)
