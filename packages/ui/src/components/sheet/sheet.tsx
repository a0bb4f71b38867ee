import { onDemand, useCodeOnceOpen } from '../../on-demand/index.ts'
import type { ModalContentProps } from '../modal/index.ts'

export interface SheetProps extends ModalContentProps {
  isOpen: boolean
  /** Asked by Escape, a press beside it or its button. */
  onClose: () => void
  /** The side it comes from on wide screens. @default 'end' */
  side?: 'start' | 'end'
}

/** For the control that opens one: see `onIntent`. */
export const sheetCode = onDemand(() => import('./sheet-layer.tsx'))

/** Comes up from the bottom on a phone, from the side where there is room. Its content exists only while it is open. Its code comes when the first one opens. */
export function Sheet(props: SheetProps) {
  const code = useCodeOnceOpen(sheetCode, props.isOpen)
  return code ? <code.SheetLayer {...props} /> : null
}
