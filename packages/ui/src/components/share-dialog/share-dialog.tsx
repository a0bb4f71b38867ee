import { chakra } from '@chakra-ui/react'
import { m } from '@motif/messages'
import { Check, Link2 } from 'lucide-react'
import { useCopied } from '../../clipboard/index.ts'
import { Button, LinkButton } from '../button/index.ts'
import { Dialog } from '../dialog/index.ts'
import { TextField } from '../field/index.ts'

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
  const { isCopied, copy } = useCopied(link ?? '')
  const make = isSignedIn ? (
    <Button variant="accent" isBusy={isBusy} onClick={onShare}>
      {m.common_share_make()}
    </Button>
  ) : (
    <LinkButton variant="accent" href={loginHref}>
      {m.common_share_sign_in()}
    </LinkButton>
  )
  const made = (
    <>
      <Button variant="quiet" isBusy={isBusy} onClick={onStop}>
        {m.common_share_stop()}
      </Button>
      <Button variant="accent" onClick={copy}>
        {isCopied ? <Check aria-hidden /> : <Link2 aria-hidden />}
        {isCopied ? m.common_share_copied() : m.common_share_copy()}
      </Button>
    </>
  )
  return (
    <Dialog isOpen onClose={onClose} title={title} footer={link === null ? make : made}>
      <chakra.p marginBlockEnd={link === null ? 0 : 5}>{isSignedIn ? text : visitorText}</chakra.p>
      {link === null ? null : (
        <TextField
          label={m.common_share_link()}
          readOnly
          value={link}
          dir="ltr"
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
      )}
      <chakra.output srOnly>{isCopied ? m.common_share_copied() : ''}</chakra.output>
    </Dialog>
  )
}
