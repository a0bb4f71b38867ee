import { chakra, type HTMLChakraProps } from '@chakra-ui/react'
import { useLayoutEffect, useRef } from 'react'

export interface ModalProps extends Omit<HTMLChakraProps<'dialog'>, 'open' | 'onClose'> {
  isOpen: boolean
  /** Asked by Escape or a press beside it. */
  onClose: () => void
}

/** The browser's modal dialog: it keeps focus inside (first on `data-initial-focus`, where something has it), gives it back, and closes with Escape or a press beside it. */
export function Modal({ isOpen, onClose, children, ...rest }: ModalProps) {
  const ref = useRef<HTMLDialogElement>(null)
  // Its end comes before it is taken from the page: of a dialog that is there no more, Firefox does not give the focus back.
  useLayoutEffect(() => {
    const dialog = ref.current
    if (!isOpen || !dialog) return undefined
    const { style } = document.documentElement
    const before = style.overflow
    dialog.showModal()
    // The browser's choice is the first control there is, which is the way out.
    dialog.querySelector<HTMLElement>('[data-initial-focus]')?.focus()
    style.overflow = 'hidden'
    return () => {
      style.overflow = before
      dialog.close()
    }
  }, [isOpen])
  return (
    <chakra.dialog
      ref={ref}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onMouseDown={(event) => {
        if (event.target === event.currentTarget) onClose()
      }}
      bg="bg.float"
      color="fg"
      boxShadow="float"
      padding={0}
      maxWidth="none"
      maxHeight="none"
      overflow="hidden"
      overscrollBehavior="contain"
      css={{ '&:not([open])': { display: 'none' }, '&::backdrop': { background: 'var(--chakra-colors-scrim)' } }}
      animation="fade-in 220ms"
      {...rest}
    >
      {isOpen ? children : null}
    </chakra.dialog>
  )
}
