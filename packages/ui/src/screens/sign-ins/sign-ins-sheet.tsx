import { m } from '@motif/messages'
import type { ReactNode } from 'react'
import { Sheet } from '../../components/sheet/index.ts'

export interface SignInsSheetProps {
  isOpen: boolean
  onClose: () => void
  /** The panel; it exists only while the sheet is open, so that nothing typed outlives it. */
  children: ReactNode
}

/** Stands over whatever screen the person is on. */
export const SignInsSheet = ({ isOpen, onClose, children }: SignInsSheetProps) => (
  <Sheet isOpen={isOpen} onClose={onClose} title={m.accounts_sign_ins_title()}>
    {children}
  </Sheet>
)
