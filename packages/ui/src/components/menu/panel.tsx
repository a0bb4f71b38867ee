import { Menu as ChakraMenu } from '@chakra-ui/react'
import * as motion from 'framer-motion/m'
import type { ReactNode } from 'react'
import { useActsWhilePresent } from '../layer/index.ts'
import { useComing } from '../motion/index.ts'

/** What the items stand on, beneath the button or where the pointer is. */
export function Panel({ children, ...content }: { children: ReactNode; 'aria-labelledby'?: string }) {
  const dropping = useComing({ opacity: 0, y: -4 }, { opacity: 1, y: 0 })
  const acting = useActsWhilePresent()
  return (
    <ChakraMenu.Positioner>
      <ChakraMenu.Content asChild {...content}>
        <motion.div {...dropping} {...acting}>
          {children}
        </motion.div>
      </ChakraMenu.Content>
    </ChakraMenu.Positioner>
  )
}
