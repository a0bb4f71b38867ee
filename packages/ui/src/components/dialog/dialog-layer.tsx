import { Dialog as ChakraDialog, useDialogContext } from '@chakra-ui/react'
import { m } from '@motif/messages'
import * as motion from 'framer-motion/m'
import { X } from 'lucide-react'
import { IconButton } from '../icon-button/index.ts'
import { Beneath, Layer, useOpening } from '../layer/index.ts'
import { useComing } from '../motion/index.ts'
import type { DialogProps } from './dialog.tsx'
import { dialogRecipe } from './recipe.ts'

export function DialogLayer({ isOpen, onClose, size = 'md', ...content }: DialogProps) {
  const isOpening = useOpening(isOpen)
  return (
    <ChakraDialog.Root
      // Whether its parts are there is told by the layer, which lets them move out.
      present
      open={isOpening}
      // The focus is kept inside; what asks for it elsewhere does not close anything.
      onFocusOutside={(event) => event.preventDefault()}
      onOpenChange={({ open }) => (open ? undefined : onClose())}
      recipe={dialogRecipe}
      size={size}
    >
      <Layer isOpen={isOpening}>
        <Content {...content} />
      </Layer>
    </ChakraDialog.Root>
  )
}

function Content({ title, children, footer }: Pick<DialogProps, 'title' | 'children' | 'footer'>) {
  const fading = useComing({ opacity: 0 }, { opacity: 1 })
  const rising = useComing({ opacity: 0, y: 12 }, { opacity: 1, y: 0 })
  const { open } = useDialogContext()
  return (
    <Beneath isOpen={open}>
      <ChakraDialog.Backdrop asChild>
        <motion.div {...fading} />
      </ChakraDialog.Backdrop>
      <ChakraDialog.Positioner>
        <ChakraDialog.Content asChild>
          <motion.div {...rising}>
            <ChakraDialog.Header as="header">
              <ChakraDialog.Title>{title}</ChakraDialog.Title>
              <ChakraDialog.CloseTrigger asChild>
                <IconButton label={m.common_close()} icon={<X aria-hidden />} />
              </ChakraDialog.CloseTrigger>
            </ChakraDialog.Header>
            {/* What is longer than the screen is scrolled with the keyboard. */}
            <ChakraDialog.Body tabIndex={0}>{children}</ChakraDialog.Body>
            {footer ? <ChakraDialog.Footer as="footer">{footer}</ChakraDialog.Footer> : null}
          </motion.div>
        </ChakraDialog.Content>
      </ChakraDialog.Positioner>
    </Beneath>
  )
}
