import { chakra } from '@chakra-ui/react'
import type { AdminProduct, AdminProductRow, PreviewLink } from '@motif/contract'
import { m } from '@motif/messages'
import { Check, Link2 } from 'lucide-react'
import { useCopied } from '../../../clipboard/index.ts'
import { Button } from '../../../components/button/index.ts'
import type { ProductSectionsProps } from './types.ts'
import { useShopTime } from '../shop-time.tsx'

/** Whether it is not public yet: a draft, or scheduled. */
export const isToCome = ({ status, isShown }: Pick<AdminProductRow, 'status' | 'isShown'>): boolean =>
  status !== 'archived' && !isShown

/** Preview link: visibility and expiry. */
function SharedLink({ link, onWithdraw }: { link: PreviewLink; onWithdraw: () => void }) {
  const { dayText } = useShopTime()
  const { isCopied, copy } = useCopied(link.url)
  return (
    <chakra.section
      aria-label={m.admin_preview_link()}
      display="grid"
      gap={3}
      padding={4}
      marginBlockEnd={4}
      bg="bg.raised"
      borderRadius="control"
    >
      <p>{m.admin_preview_until({ day: dayText(link.endsAt) })}</p>
      <chakra.div dir="ltr" userSelect="all" overflowWrap="anywhere" textStyle="small" color="fg.muted">
        {link.url}
      </chakra.div>
      <chakra.div display="flex" flexWrap="wrap" gap={3}>
        <Button size="sm" onClick={copy}>
          {isCopied ? <Check aria-hidden /> : <Link2 aria-hidden />}
          {isCopied ? m.common_share_copied() : m.common_share_copy()}
        </Button>
        <Button size="sm" onClick={onWithdraw}>
          {m.admin_preview_withdraw()}
        </Button>
        <chakra.output srOnly>{isCopied ? m.common_share_copied() : ''}</chakra.output>
      </chakra.div>
    </chakra.section>
  )
}

export const PreviewButton = ({
  product,
  previewingId,
  onPreviewProduct
}: Pick<ProductSectionsProps, 'previewingId' | 'onPreviewProduct'> & { product: { id: string; name: string } }) => (
  <Button
    size="sm"
    isBusy={previewingId === product.id}
    aria-label={m.admin_preview_of({ product: product.name })}
    onClick={() => onPreviewProduct({ id: product.id })}
  >
    {m.admin_preview()}
  </Button>
)

/** The preview link in the editor, if active. */
export const PreviewPart = ({
  product,
  previewLink,
  onWithdrawPreview
}: Pick<ProductSectionsProps, 'previewLink' | 'onWithdrawPreview'> & { product: AdminProduct }) =>
  previewLink && isToCome(product) ? (
    <SharedLink key={previewLink.url} link={previewLink} onWithdraw={() => onWithdrawPreview({ id: product.id })} />
  ) : null
