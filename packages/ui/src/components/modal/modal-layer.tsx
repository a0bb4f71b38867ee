import { type Dialog, type Drawer, useDialogContext } from '@chakra-ui/react'
import { m } from '@motif/messages'
import type { TargetAndTransition } from 'framer-motion'
import * as motion from 'framer-motion/m'
import { X } from 'lucide-react'
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { IconButton } from '../icon-button/index.ts'
import { useComing } from '../motion/index.ts'
import { Beneath, Layer, useActsWhilePresent, useOpening } from '../layer/index.ts'

/** The button of the menu that has the focus: its items are gone once something was chosen, and cannot take the focus back. */
function menuButton(): HTMLElement | null {
  const button = document.activeElement?.closest('[role=menu]')?.getAttribute('aria-labelledby')
  return button ? document.getElementById(button) : null
}

/** What is said to Chakra's dialog and drawer alike. */
export function useModalRoot(isOpen: boolean, onClose: () => void) {
  const opener = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    if (isOpen) opener.current = menuButton()
  }, [isOpen])
  return {
    // Where it opens before its menu has closed; otherwise the focus goes back to what had it.
    finalFocusEl: () => opener.current,
    // Whether its parts are there is told by the layer, which lets them move out.
    present: true,
    open: useOpening(isOpen),
    // The focus is kept inside; what asks for it elsewhere does not close anything.
    onFocusOutside: (event: Event) => event.preventDefault(),
    onOpenChange: ({ open }: { open: boolean }) => (open ? undefined : onClose())
  }
}

export interface ModalContentProps {
  title: string
  /** What has `data-autofocus` takes the focus; otherwise it is the way out. */
  children: ReactNode
  /** Buttons at the bottom, always in view. */
  footer?: ReactNode
}

interface ModalPanelProps extends ModalContentProps {
  /** The parts of Chakra's dialog or of its drawer, which share their names. */
  parts: typeof Dialog | typeof Drawer
  /** Where it comes from, and goes to. */
  from: TargetAndTransition
  to: TargetAndTransition
}

interface ModalLayerProps extends ModalPanelProps {
  /** The root's `open`, which Chakra takes up a render later: what opens from inside waits for that. */
  isOpen: boolean
}

/** A backdrop and, over it, a panel with a title, a button that closes it, a body that scrolls and a footer. */
export const ModalLayer = ({ isOpen, ...panel }: ModalLayerProps) => (
  <Layer isOpen={isOpen}>
    <Panel {...panel} />
  </Layer>
)

function Panel({ parts: Parts, from, to, title, children, footer }: ModalPanelProps) {
  const fading = useComing({ opacity: 0 }, { opacity: 1 })
  const moving = useComing(from, to)
  const acting = useActsWhilePresent()
  const { open } = useDialogContext()
  return (
    <Beneath isOpen={open}>
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
            {/* What is longer than the screen is scrolled with the keyboard. */}
            <Parts.Body tabIndex={0}>{children}</Parts.Body>
            {footer ? <Parts.Footer as="footer">{footer}</Parts.Footer> : null}
          </motion.div>
        </Parts.Content>
      </Parts.Positioner>
    </Beneath>
  )
}
