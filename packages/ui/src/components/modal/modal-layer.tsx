import { type Dialog, type Drawer, useDialogContext } from '@chakra-ui/react'
import { m } from '@motif/messages'
import type { TargetAndTransition } from 'framer-motion'
import * as motion from 'framer-motion/m'
import { X } from 'lucide-react'
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { IconButton } from '../icon-button/index.ts'
import { useEnterExit } from '../motion/index.ts'
import { ParentLayer, Layer, useIgnoreInputOnExit, useCanOpen } from '../layer/index.ts'

/** The trigger of the focused menu: its items unmount after a choice and cannot get focus back. */
function menuButton(): HTMLElement | null {
  const button = document.activeElement?.closest('[role=menu]')?.getAttribute('aria-labelledby')
  return button ? document.getElementById(button) : null
}

/** Common props of Chakra's dialog and drawer. */
export function useModalRoot(isOpen: boolean, onClose: () => void) {
  const opener = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    if (isOpen) opener.current = menuButton()
  }, [isOpen])
  return {
    // For a modal opened from a menu that has not closed; otherwise focus returns to the previous element.
    finalFocusEl: () => opener.current,
    // The surrounding layer controls presence, for exit animations.
    present: true,
    open: useCanOpen(isOpen),
    // Focus is trapped; focus requests from outside do not close it.
    onFocusOutside: (event: Event) => event.preventDefault(),
    onOpenChange: ({ open }: { open: boolean }) => (open ? undefined : onClose())
  }
}

export interface ModalContentProps {
  title: string
  /** `data-autofocus` gets initial focus; otherwise the close button. */
  children: ReactNode
  /** Sticky footer buttons. */
  footer?: ReactNode
}

interface ModalPanelProps extends ModalContentProps {
  /** The parts of Chakra's dialog or drawer, which have equal names. */
  parts: typeof Dialog | typeof Drawer
  /** Start and end of the animation. */
  from: TargetAndTransition
  to: TargetAndTransition
}

interface ModalLayerProps extends ModalPanelProps {
  /** The root's `open`. Chakra applies it one render later; nested layers wait for that. */
  isOpen: boolean
}

/** A backdrop and a panel with title, close button, scrolling body and footer. */
export const ModalLayer = ({ isOpen, ...panel }: ModalLayerProps) => (
  <Layer isOpen={isOpen}>
    <Panel {...panel} />
  </Layer>
)

function Panel({ parts: Parts, from, to, title, children, footer }: ModalPanelProps) {
  const fading = useEnterExit({ opacity: 0 }, { opacity: 1 })
  const moving = useEnterExit(from, to)
  const acting = useIgnoreInputOnExit()
  const { open } = useDialogContext()
  return (
    <ParentLayer isOpen={open}>
      <Parts.Backdrop asChild>
        <motion.div {...fading} />
      </Parts.Backdrop>
      <Parts.Positioner>
        <Parts.Content asChild>
          <motion.div {...moving} {...acting}>
            <Parts.Header as="header">
              <Parts.Title>{title}</Parts.Title>
              <Parts.CloseTrigger asChild>
                <IconButton label={m.common_close()} icon={<X aria-hidden />} />
              </Parts.CloseTrigger>
            </Parts.Header>
            {/* Focusable, so that overflow scrolls by keyboard. */}
            <Parts.Body tabIndex={0}>{children}</Parts.Body>
            {footer ? <Parts.Footer as="footer">{footer}</Parts.Footer> : null}
          </motion.div>
        </Parts.Content>
      </Parts.Positioner>
    </ParentLayer>
  )
}
