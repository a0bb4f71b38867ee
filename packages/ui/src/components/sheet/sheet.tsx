import { lazyModule, useLazyModuleOnceOpen } from '../../lazy-module/index.ts'
import type { ModalContentProps } from '../modal/index.ts'

export interface SheetProps extends ModalContentProps {
  isOpen: boolean
  /** Called by Escape, a click outside, or the close button. */
  onClose: () => void
  /** Side on wide screens. @default 'end' */
  side?: 'start' | 'end'
}

/** Preload it from the trigger, see `preloadOnIntent`. */
export const sheetModule = lazyModule(() => import('./sheet-layer.tsx'))

/**
 * A bottom sheet on phones, a side sheet on wide screens. Content is mounted only while open; the code is loaded on
 * first use.
 */
export function Sheet(props: SheetProps) {
  const code = useLazyModuleOnceOpen(sheetModule, props.isOpen)
  return code ? <code.SheetLayer {...props} /> : null
}
