import { m } from '@motif/messages'
import type { ReactNode } from 'react'
import { Button } from '../button/index.ts'
import { Dialog } from './dialog.tsx'

export interface ConfirmDialogProps {
  isOpen: boolean
  title: string
  /** What will happen, in a sentence. */
  children: ReactNode
  /** The verb on the button, such as "Delete the design". */
  confirmLabel: string
  /** What is done can't be undone. @default false */
  isDangerous?: boolean
  /** The work is under way. @default false */
  isBusy?: boolean
  onConfirm: () => void
  onCancel: () => void
}

/** Asks once more before something that matters. */
export const ConfirmDialog = ({
  isOpen,
  title,
  children,
  confirmLabel,
  isDangerous = false,
  isBusy = false,
  onConfirm,
  onCancel
}: ConfirmDialogProps) => (
  <Dialog
    isOpen={isOpen}
    onClose={onCancel}
    title={title}
    size="sm"
    footer={
      <>
        <Button variant="quiet" onClick={onCancel}>
          {m.common_cancel()}
        </Button>
        <Button variant={isDangerous ? 'danger' : 'accent'} isBusy={isBusy} onClick={onConfirm}>
          {confirmLabel}
        </Button>
      </>
    }
  >
    {children}
  </Dialog>
)
