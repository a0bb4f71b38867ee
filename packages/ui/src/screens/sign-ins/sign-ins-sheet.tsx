import { m } from '@motif/messages'
import type { ReactNode } from 'react'
import { Sheet } from '../../components/sheet/index.ts'

export interface SignInsSheetProps {
  isOpen: boolean
  onClose: () => void
  /** The panel; mounted only while open, so that no input is kept. */
  children: ReactNode
}

/** A sheet over any screen. */
export const SignInsSheet = ({ isOpen, onClose, children }: SignInsSheetProps) => (
  <Sheet isOpen={isOpen} onClose={onClose} title={m.accounts_sign_ins_title()}>
    {children}
  </Sheet>
)
