import { chakra } from '@chakra-ui/react'
import { m } from '@motif/messages'
import { Check, Link2 } from 'lucide-react'
import { useState } from 'react'
import { Button, LinkButton } from '../../components/button/index.ts'
import { Dialog } from '../../components/dialog/index.ts'
import { TextField } from '../../components/field/index.ts'

export interface ShareDialogProps {
  name: string
  /** Opens the design for whoever has it; null while it is shared with nobody. */
  link: string | null
  /** Only what is kept with an account can be shared. */
  isSignedIn: boolean
  /** @default false */
  isBusy?: boolean
  onShare: () => void
  onStop: () => void
  onClose: () => void
}

/** The link of a design: made, copied and taken back. */
export function ShareDialog({ name, link, isSignedIn, isBusy = false, onShare, onStop, onClose }: ShareDialogProps) {
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
      {m.designs_share_make()}
    </Button>
  ) : (
    <LinkButton variant="accent" href="/login">
      {m.designs_share_sign_in()}
    </LinkButton>
  )
  const made = (
    <>
      <Button variant="quiet" isBusy={isBusy} onClick={onStop}>
        {m.designs_share_stop()}
      </Button>
      <Button variant="accent" onClick={copy}>
        {isCopied ? <Check aria-hidden /> : <Link2 aria-hidden />}
        {isCopied ? m.designs_share_copied() : m.designs_share_copy()}
      </Button>
    </>
  )
  return (
    <Dialog isOpen onClose={onClose} title={m.designs_share_title({ name })} footer={link === null ? make : made}>
      <chakra.p marginBlockEnd={link === null ? 0 : 5}>
        {isSignedIn ? m.designs_share_text() : m.designs_share_visitor()}
      </chakra.p>
      {link === null ? null : (
        <TextField
          label={m.designs_share_link()}
          readOnly
          value={link}
          dir="ltr"
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
      )}
      <chakra.output srOnly>{isCopied ? m.designs_share_copied() : ''}</chakra.output>
    </Dialog>
  )
}
