import { onDemand, useCodeOnceOpen } from '../../on-demand/index.ts'
import type { ModalContentProps } from '../modal/index.ts'

export interface DialogProps extends ModalContentProps {
  isOpen: boolean
  /** Asked by Escape, a press beside it or its button. */
  onClose: () => void
  /** @default 'md' */
  size?: 'sm' | 'md' | 'lg' | 'full'
  /** At the top what grows beneath a field moves nothing, and a phone's keyboard leaves the field in view. @default 'center' */
  placement?: 'center' | 'top'
}

/** For the control that opens one: see `onIntent`. */
export const dialogCode = onDemand(() => import('./dialog-layer.tsx'))

/** A matter to decide before going on. Its content exists only while it is open. Its code comes when the first one opens. */
export function Dialog(props: DialogProps) {
  const code = useCodeOnceOpen(dialogCode, props.isOpen)
  return code ? <code.DialogLayer {...props} /> : null
}
