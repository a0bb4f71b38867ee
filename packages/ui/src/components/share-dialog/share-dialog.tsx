import { chakra } from '@chakra-ui/react'
import { m } from '@motif/messages'
import { Button, LinkButton } from '../button/index.ts'
import { Dialog } from '../dialog/index.ts'
import { CopyLinkButton, LinkField } from './link-parts.tsx'

export interface ShareDialogProps {
  title: string
  /** Explains what the link reveals. */
  text: string
  /** Explains why guests cannot share. */
  visitorText: string
  /** The share link; null if not shared. */
  link: string | null
  /** Sharing requires an account. */
  isSignedIn: boolean
  /** @default '/login' */
  loginHref?: string | undefined
  /** @default false */
  isBusy?: boolean
  onShare: () => void
  onStop: () => void
  onClose: () => void
}

/** Creates, copies and revokes a share link. */
export function ShareDialog({
  title,
  text,
  visitorText,
  link,
  isSignedIn,
  loginHref = '/login',
  isBusy = false,
  onShare,
  onStop,
  onClose
}: ShareDialogProps) {
  const make = isSignedIn ? (
    <Button variant="accent" isBusy={isBusy} onClick={onShare}>
      {m.common_share_make()}
    </Button>
  ) : (
    <LinkButton variant="accent" href={loginHref}>
      {m.common_share_sign_in()}
    </LinkButton>
  )
  const footer =
    link === null ? (
      make
    ) : (
      <>
        <Button variant="quiet" isBusy={isBusy} onClick={onStop}>
          {m.common_share_stop()}
        </Button>
        <CopyLinkButton variant="accent" link={link} />
      </>
    )
  return (
    <Dialog isOpen onClose={onClose} title={title} footer={footer}>
      <chakra.p marginBlockEnd={link === null ? 0 : 5}>{isSignedIn ? text : visitorText}</chakra.p>
      {link === null ? null : <LinkField link={link} />}
    </Dialog>
  )
}
