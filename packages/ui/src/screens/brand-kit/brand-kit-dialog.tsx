import { m } from '@motif/messages'
import { useRef } from 'react'
import { Button } from '../../components/button/index.ts'
import { Dialog, DialogStatus, type DialogStatusProps } from '../../components/dialog/index.ts'
import { BrandKitView, type BrandKitViewProps } from './brand-kit-view.tsx'

export interface BrandKitDialogProps extends Omit<BrandKitViewProps, 'onPlaceLogo'>, Pick<DialogStatusProps, 'told'> {
  onClose: () => void
}

/** The brand kit outside of the editor; shows its own messages. */
export function BrandKitDialog({ onClose, told, ...view }: BrandKitDialogProps) {
  const wayOut = useRef<HTMLButtonElement>(null)
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={m.brand_title()}
      footer={
        <>
          <DialogStatus told={told} onActed={() => wayOut.current?.focus()} />
          <Button ref={wayOut} onClick={onClose}>
            {m.common_close()}
          </Button>
        </>
      }
    >
      <BrandKitView {...view} />
    </Dialog>
  )
}
