import { chakra } from '@chakra-ui/react'
import type { OpenedInvitation } from '@motif/contract'
import { m } from '@motif/messages'
import { Button, LinkButton } from '../../components/button/index.ts'
import { FailedState } from '../../components/failed-state/index.ts'
import { Skeleton } from '../../components/skeleton/index.ts'
import type { Failure } from '../../failure/index.ts'
import { FailureNotice, FormPage } from '../../forms/index.ts'
import { roleAbout, roleName } from '../../staff-roles/index.ts'
import { AccountForm } from './account-form.tsx'

export interface StaffInvitationScreenProps {
  shopName: string
  /** Undefined while loading. */
  invitation?: OpenedInvitation | undefined
  /** Why it could not be opened: used, withdrawn, expired, or offline. */
  failure?: Failure | undefined
  onRetry: () => void
  /** It is being accepted. @default false */
  isBusy?: boolean
  /** Why accepting failed. */
  acceptFailure?: Failure | undefined
  /** With name and password for a new account. */
  onAccept: (account?: { name: string; password: string }) => void
  /** Login URL that returns here. */
  loginHref: string
  onLogOut: () => void
}

/** The next step of an invitation. */
function Step({ invitation, isBusy, acceptFailure, onAccept, loginHref, onLogOut }: StepProps) {
  const { email, step } = invitation
  if (step === 'account')
    return <AccountForm invited={invitation} isBusy={isBusy} failure={acceptFailure} onAccept={onAccept} />
  if (step === 'sign-in')
    return (
      <>
        <p>{m.accounts_invitation_has_account({ email })}</p>
        <LinkButton variant="accent" href={loginHref}>
          {m.shell_log_in()}
        </LinkButton>
      </>
    )
  if (step === 'else')
    return (
      <>
        <p>{m.accounts_invitation_else({ email })}</p>
        <Button onClick={onLogOut}>{m.shell_log_out()}</Button>
      </>
    )
  return (
    <>
      <p>{m.accounts_invitation_accept_about()}</p>
      <FailureNotice failure={acceptFailure} />
      <Button variant="accent" isBusy={isBusy} onClick={() => onAccept()}>
        {m.accounts_invitation_join()}
      </Button>
    </>
  )
}

type StepProps = Omit<StaffInvitationScreenProps, 'invitation' | 'failure' | 'isBusy'> & {
  invitation: OpenedInvitation
  isBusy: boolean
}

/** Joins the shop's staff by an invitation. */
export function StaffInvitationScreen({ invitation, isBusy = false, ...props }: StaffInvitationScreenProps) {
  const { shopName, failure, onRetry } = props
  const title = m.accounts_invitation_title({ shop: shopName })
  if (failure && !invitation)
    return (
      <FormPage title={title}>
        <FailedState failure={failure} title={m.accounts_invitation_failed()} onRetry={onRetry} />
      </FormPage>
    )
  if (!invitation)
    return (
      <FormPage title={title}>
        <chakra.output aria-busy aria-label={m.shell_loading()} display="grid" gap={5}>
          <Skeleton height="11" />
          <Skeleton height="11" />
          <Skeleton height="11" />
        </chakra.output>
      </FormPage>
    )
  const { email, role } = invitation
  return (
    <FormPage title={title} lead={m.accounts_invitation_lead({ email })}>
      <chakra.dl marginBlockEnd={6} padding={4} bg="bg.raised" borderRadius="panel">
        <chakra.dt color="fg.muted" textStyle="small">
          {m.accounts_invitation_role()}
        </chakra.dt>
        <chakra.dd fontWeight="semibold">{roleName(role)}</chakra.dd>
        <chakra.dd>{roleAbout(role)}</chakra.dd>
      </chakra.dl>
      <chakra.div
        display="grid"
        gap={5}
        justifyItems="start"
        css={{ '& form': { width: '100%' } }}
        overflowWrap="anywhere"
      >
        <Step {...props} invitation={invitation} isBusy={isBusy} />
      </chakra.div>
    </FormPage>
  )
}
