import { chakra } from '@chakra-ui/react'
import { m } from '@motif/messages'
import { Button, LinkButton } from '../button/index.ts'
import { Dialog } from '../dialog/index.ts'
import { CopyLinkButton, LinkField } from '../share-dialog/index.ts'
import type { ShareButtonProps } from './share-button.tsx'
import { networksOf } from './networks.ts'

interface ShareLinksDialogProps extends ShareButtonProps {
  isOpen: boolean
  onClose: () => void
}

const canShare = () => typeof navigator !== 'undefined' && 'share' in navigator

/** Copies the address of a page, or opens another app or network with it. Nothing of the networks is loaded. */
export function ShareLinksDialog({ isOpen, onClose, title, path }: ShareLinksDialogProps) {
  const url = new URL(path, document.baseURI).href
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={m.common_share_page({ name: title })}>
      <LinkField link={url} />
      <chakra.div display="flex" flexWrap="wrap" gap={3} marginTop={4}>
        <CopyLinkButton link={url} />
        {canShare() ? (
          // Rejected if the person closes the device's own dialog.
          <Button onClick={() => void navigator.share({ title, url }).catch(() => undefined)}>
            {m.common_share_app()}
          </Button>
        ) : null}
      </chakra.div>
      <chakra.ul display="grid" gridTemplateColumns="repeat(auto-fill, minmax(8.5rem, 1fr))" gap={3} marginTop={6}>
        {networksOf({ url, title }).map(({ name, href }) => (
          <li key={name}>
            <LinkButton
              href={href}
              isWide
              {...(href.startsWith('mailto:') ? {} : { target: '_blank', rel: 'noopener noreferrer' })}
            >
              {name}
            </LinkButton>
          </li>
        ))}
      </chakra.ul>
    </Dialog>
  )
}
