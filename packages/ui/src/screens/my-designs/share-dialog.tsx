import { m } from '@motif/messages'
import {
  ShareDialog as AnyShareDialog,
  type ShareDialogProps as AnyProps
} from '../../components/share-dialog/index.ts'

export interface ShareDialogProps extends Omit<AnyProps, 'title' | 'text' | 'visitorText' | 'loginHref'> {
  name: string
}

/** Share dialog of a design. */
export const ShareDialog = ({ name, ...props }: ShareDialogProps) => (
  <AnyShareDialog
    {...props}
    title={m.designs_share_title({ name })}
    text={m.designs_share_text()}
    visitorText={m.designs_share_visitor()}
  />
)
