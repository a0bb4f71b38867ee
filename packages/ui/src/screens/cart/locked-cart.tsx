import { m } from '@motif/messages'
import { LinkButton } from '../../components/button/index.ts'
import { EmptyState } from '../../components/empty-state/index.ts'
import { Page } from '../../components/page/index.ts'

/** The cart of a signed-out account, with a login link. */
export const LockedCart = ({ loginHref }: { loginHref: string }) => (
  <Page>
    <EmptyState
      drawing="bag"
      title={m.cart_locked_title()}
      headingLevel={1}
      action={
        <LinkButton href={loginHref} variant="accent">
          {m.cart_locked_login()}
        </LinkButton>
      }
    >
      {m.cart_locked_lead()}
    </EmptyState>
  </Page>
)
