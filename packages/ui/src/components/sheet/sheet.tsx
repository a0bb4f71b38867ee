import { chakra } from '@chakra-ui/react'
import { type ReactNode, useId } from 'react'
import { Modal, ModalHead } from '../modal/index.ts'

export interface SheetProps {
  isOpen: boolean
  onClose: () => void
  title: string
  children: ReactNode
  /** Stays at the bottom of the sheet. */
  footer?: ReactNode
  /** The side it comes from on wide screens. @default 'end' */
  side?: 'start' | 'end'
}

/** Comes up from the bottom on a phone, from the side where there is room. */
export function Sheet({ isOpen, onClose, title, children, footer, side = 'end' }: SheetProps) {
  const titleId = useId()
  const isStart = side === 'start'
  return (
    <Modal
      isOpen={isOpen}
      onClose={onClose}
      aria-labelledby={titleId}
      position="fixed"
      margin={0}
      top={{ base: 'auto', md: 0 }}
      bottom={0}
      insetInlineStart={{ base: 0, md: isStart ? 0 : 'auto' }}
      insetInlineEnd={{ base: 0, md: isStart ? 'auto' : 0 }}
      width={{ base: '100%', md: '26rem' }}
      height={{ base: 'auto', md: '100dvh' }}
      borderTopRadius={{ base: 'panel', md: 0 }}
      borderBottomRadius={0}
    >
      <chakra.div
        display="flex"
        flexDirection="column"
        maxHeight={{ base: '88dvh', md: '100dvh' }}
        height={{ md: 'full' }}
      >
        <ModalHead titleId={titleId} title={title} onClose={onClose} />
        <chakra.div padding={6} overflowY="auto" flex="1" minHeight={0}>
          {children}
        </chakra.div>
        {footer ? (
          <chakra.footer padding={4} borderTopWidth="1px">
            {footer}
          </chakra.footer>
        ) : null}
      </chakra.div>
    </Modal>
  )
}
