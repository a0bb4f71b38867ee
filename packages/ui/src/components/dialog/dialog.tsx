import { lazyModule, useLazyModuleOnceOpen } from '../../lazy-module/index.ts'
import type { ModalContentProps } from '../modal/index.ts'

export interface DialogProps extends ModalContentProps {
  isOpen: boolean
  /** Called by Escape, a click outside, or the close button. */
  onClose: () => void
  /** @default 'md' */
  size?: 'sm' | 'md' | 'lg' | 'full'
  /**
   * At the top, growing content causes no layout shift, and a phone's keyboard leaves fields visible.
   * @default 'center'
   */
  placement?: 'center' | 'top'
}

/** Preload it from the trigger, see `preloadOnIntent`. */
export const dialogModule = lazyModule(() => import('./dialog-layer.tsx'))

/** A modal dialog. Content is mounted only while open; the code is loaded on first use. */
export function Dialog(props: DialogProps) {
  const code = useLazyModuleOnceOpen(dialogModule, props.isOpen)
  return code ? <code.DialogLayer {...props} /> : null
}
