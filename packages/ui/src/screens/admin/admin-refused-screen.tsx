import { m } from '@motif/messages'
import { RotateCw } from 'lucide-react'
import { Button, LinkButton } from '../../components/button/index.ts'
import { EmptyState } from '../../components/empty-state/index.ts'
import { Page } from '../../components/page/index.ts'

export interface AdminRefusedScreenProps {
  /** The login, leading back here. */
  loginHref: string
  /** Where it was the network that failed, asking again helps. */
  onRetry: () => void
}

/** Shown if the stored token has the admin role, but the API refuses it. */
export const AdminRefusedScreen = ({ loginHref, onRetry }: AdminRefusedScreenProps) => (
  <Page>
    <EmptyState
      drawing="jam"
      headingLevel={1}
      title={m.admin_refused_title()}
      action={
        <>
          <LinkButton variant="accent" href={loginHref}>
            {m.shell_log_in()}
          </LinkButton>
          <Button onClick={onRetry}>
            <RotateCw aria-hidden />
            {m.common_try_again()}
          </Button>
        </>
      }
    >
      {m.admin_refused_text()}
    </EmptyState>
  </Page>
)
