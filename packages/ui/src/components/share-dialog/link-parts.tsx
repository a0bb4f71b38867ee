import { chakra } from '@chakra-ui/react'
import { m } from '@motif/messages'
import { Check, Link2 } from 'lucide-react'
import { useCopied } from '../../clipboard/index.ts'
import { Button, type ButtonProps } from '../button/index.ts'
import { TextField } from '../field/index.ts'

/** A link to read or to copy by hand. */
export const LinkField = ({ link }: { link: string }) => (
  <TextField
    label={m.common_share_link()}
    readOnly
    value={link}
    dir="ltr"
    onFocus={({ currentTarget }) => currentTarget.select()}
  />
)

/** Copies a link, and says so. */
export function CopyLinkButton({ link, ...button }: Pick<ButtonProps, 'variant'> & { link: string }) {
  const { isCopied, copy } = useCopied(link)
  return (
    <>
      <Button {...button} onClick={copy}>
        {isCopied ? <Check aria-hidden /> : <Link2 aria-hidden />}
        {isCopied ? m.common_share_copied() : m.common_share_copy()}
      </Button>
      <chakra.output srOnly>{isCopied ? m.common_share_copied() : ''}</chakra.output>
    </>
  )
}
