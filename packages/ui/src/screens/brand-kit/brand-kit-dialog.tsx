import { m } from '@motif/messages'
import { Button } from '../../components/button/index.ts'
import { Dialog } from '../../components/dialog/index.ts'
import { BrandKitView, type BrandKitViewProps } from './brand-kit-view.tsx'

export interface BrandKitDialogProps extends Omit<BrandKitViewProps, 'onPlaceLogo'> {
  onClose: () => void
}

/** The brand kit outside of the design tool. */
export const BrandKitDialog = ({ onClose, ...view }: BrandKitDialogProps) => (
  <Dialog
    isOpen
    onClose={onClose}
    title={m.brand_title()}
    footer={<Button onClick={onClose}>{m.common_close()}</Button>}
  >
    <BrandKitView {...view} />
  </Dialog>
)
