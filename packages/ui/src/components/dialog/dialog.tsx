import { chakra } from '@chakra-ui/react'
import { type ReactNode, useId } from 'react'
import { Modal, ModalHead } from '../modal/index.ts'

export interface DialogProps {
  isOpen: boolean
  onClose: () => void
  title: string
  children: ReactNode
  /** Buttons at the bottom, always in view. */
  footer?: ReactNode
  /** @default 'md' */
  size?: 'sm' | 'md' | 'lg' | 'full'
}

const widths = { sm: '28rem', md: '36rem', lg: '56rem', full: '100vw' } as const

/** A matter to decide before going on. Its content exists only while it is open. */
export function Dialog({ isOpen, onClose, title, children, footer, size = 'md' }: DialogProps) {
  const titleId = useId()
  /** On a phone it takes the whole screen: there is none to spare. */
  const isFull = size === 'full'
  return (
    <Modal
      isOpen={isOpen}
      onClose={onClose}
      aria-labelledby={titleId}
      margin="auto"
      width={{
        base: isFull ? '100vw' : `min(${widths[size]}, calc(100vw - 2rem))`,
        md: `min(${widths[size]}, calc(100vw - 2rem))`
      }}
      borderRadius={{ base: isFull ? 0 : 'panel', md: 'panel' }}
    >
      <chakra.div
        display="flex"
        flexDirection="column"
        maxHeight={{ base: isFull ? '100dvh' : 'calc(100dvh - 2rem)', md: 'calc(100dvh - 2rem)' }}
      >
        <ModalHead titleId={titleId} title={title} onClose={onClose} />
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what is longer than the screen is scrolled with the keyboard */}
        <chakra.div tabIndex={0} padding={{ base: isFull ? 0 : 6, md: 6 }} overflowY="auto" flex="1" minHeight={0}>
          {children}
        </chakra.div>
        {footer ? (
          <chakra.footer
            display="flex"
            flexWrap="wrap"
            justifyContent="flex-end"
            gap={3}
            padding={4}
            borderTopWidth="1px"
          >
            {footer}
          </chakra.footer>
        ) : null}
      </chakra.div>
    </Modal>
  )
}
