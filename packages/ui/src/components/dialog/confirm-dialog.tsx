import { m } from '@motif/messages'
import type { ReactNode } from 'react'
import { Button } from '../button/index.ts'
import { Dialog } from './dialog.tsx'

export interface ConfirmDialogProps {
  isOpen: boolean
  title: string
  /** The consequence, in a sentence. */
  children: ReactNode
  /** Verb of the button, such as "Delete the design". */
  confirmLabel: string
  /** The action is irreversible. @default false */
  isDangerous?: boolean
  /** @default false */
  isBusy?: boolean
  onConfirm: () => void
  onCancel: () => void
}

/** Asks for confirmation. */
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
