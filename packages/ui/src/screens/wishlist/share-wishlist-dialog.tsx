import { chakra } from '@chakra-ui/react'
import { m } from '@motif/messages'
import { Check, Link2 } from 'lucide-react'
import { useState } from 'react'
import { Button, LinkButton } from '../../components/button/index.ts'
import { Dialog } from '../../components/dialog/index.ts'
import { TextField } from '../../components/field/index.ts'

export interface ShareWishlistDialogProps {
  /** Opens the list for whoever has it; null while it is shared with nobody. */
  link: string | null
  /** Only what is kept with an account can be shared. */
  isSignedIn: boolean
  /** Leads back to the list. */
  loginHref: string
  /** @default false */
  isBusy?: boolean
  onShare: () => void
  onStop: () => void
  onClose: () => void
}

/** The link of a wishlist: made, copied and taken back. */
export function ShareWishlistDialog({
  link,
  isSignedIn,
  loginHref,
  isBusy = false,
  onShare,
  onStop,
  onClose
}: ShareWishlistDialogProps) {
  const [isCopied, setIsCopied] = useState(false)
  const copy = () => {
    if (link === null) return
    navigator.clipboard.writeText(link).then(
      () => setIsCopied(true),
      // Where the browser does not let it, the field can be copied from.
      () => setIsCopied(false)
    )
  }
  const make = isSignedIn ? (
    <Button variant="accent" isBusy={isBusy} onClick={onShare}>
      {m.wishlist_share_make()}
    </Button>
  ) : (
    <LinkButton variant="accent" href={loginHref}>
      {m.wishlist_share_sign_in()}
    </LinkButton>
  )
  const made = (
    <>
      <Button variant="quiet" isBusy={isBusy} onClick={onStop}>
        {m.wishlist_share_stop()}
      </Button>
      <Button variant="accent" onClick={copy}>
        {isCopied ? <Check aria-hidden /> : <Link2 aria-hidden />}
        {isCopied ? m.wishlist_share_copied() : m.wishlist_share_copy()}
      </Button>
    </>
  )
  return (
    <Dialog isOpen onClose={onClose} title={m.wishlist_share_title()} footer={link === null ? make : made}>
      <chakra.p marginBlockEnd={link === null ? 0 : 5}>
        {isSignedIn ? m.wishlist_share_text() : m.wishlist_share_visitor()}
      </chakra.p>
      {link === null ? null : (
        <TextField
          label={m.wishlist_share_link()}
          readOnly
          value={link}
          dir="ltr"
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
      )}
      <chakra.output srOnly>{isCopied ? m.wishlist_share_copied() : ''}</chakra.output>
    </Dialog>
  )
}
