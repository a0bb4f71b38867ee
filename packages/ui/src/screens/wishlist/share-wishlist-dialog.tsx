import { m } from '@motif/messages'
import { ShareDialog, type ShareDialogProps } from '../../components/share-dialog/index.ts'

export type ShareWishlistDialogProps = Omit<ShareDialogProps, 'title' | 'text' | 'visitorText'>

/** Share dialog of the wishlist. */
export const ShareWishlistDialog = (props: ShareWishlistDialogProps) => (
  <ShareDialog
    {...props}
    title={m.wishlist_share_title()}
    text={m.wishlist_share_text()}
    visitorText={m.wishlist_share_visitor()}
  />
)
