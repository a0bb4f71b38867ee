import { Drawer, useDrawerContext } from '@chakra-ui/react'
import { m } from '@motif/messages'
import * as motion from 'framer-motion/m'
import { X } from 'lucide-react'
import { IconButton } from '../icon-button/index.ts'
import { Beneath, Layer, useOpening } from '../layer/index.ts'
import { useComing } from '../motion/index.ts'
import type { SheetProps } from './sheet.tsx'
import { sheetRecipe } from './recipe.ts'

export function SheetLayer({ isOpen, onClose, side = 'end', ...content }: SheetProps) {
  const isOpening = useOpening(isOpen)
  return (
    <Drawer.Root
      // Whether its parts are there is told by the layer, which lets them move out.
      present
      open={isOpening}
      // The focus is kept inside; what asks for it elsewhere does not close anything.
      onFocusOutside={(event) => event.preventDefault()}
      onOpenChange={({ open }) => (open ? undefined : onClose())}
      recipe={sheetRecipe}
      placement={side}
    >
      <Layer isOpen={isOpening}>
        <Content {...content} />
      </Layer>
    </Drawer.Root>
  )
}

function Content({ title, children, footer }: Pick<SheetProps, 'title' | 'children' | 'footer'>) {
  const fading = useComing({ opacity: 0 }, { opacity: 1 })
  const sliding = useComing({ x: 'var(--from-x)', y: 'var(--from-y)' }, { x: '0%', y: '0%' })
  const { open } = useDrawerContext()
  return (
    <Beneath isOpen={open}>
      <Drawer.Backdrop asChild>
        <motion.div {...fading} />
      </Drawer.Backdrop>
      <Drawer.Positioner>
        <Drawer.Content asChild>
          <motion.div {...sliding}>
            <Drawer.Header as="header">
              <Drawer.Title>{title}</Drawer.Title>
              <Drawer.CloseTrigger asChild>
                <IconButton label={m.common_close()} icon={<X aria-hidden />} />
              </Drawer.CloseTrigger>
            </Drawer.Header>
            <Drawer.Body>{children}</Drawer.Body>
            {footer ? <Drawer.Footer as="footer">{footer}</Drawer.Footer> : null}
          </motion.div>
        </Drawer.Content>
      </Drawer.Positioner>
    </Beneath>
  )
}
