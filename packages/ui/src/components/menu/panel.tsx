import { Menu as ChakraMenu } from '@chakra-ui/react'
import * as motion from 'framer-motion/m'
import type { ReactNode } from 'react'
import { useComing } from '../motion/index.ts'

/** What the items stand on, beneath the button or where the pointer is. */
export function Panel({ children, ...content }: { children: ReactNode; 'aria-labelledby'?: string }) {
  const dropping = useComing({ opacity: 0, y: -4 }, { opacity: 1, y: 0 })
  return (
    <ChakraMenu.Positioner>
      <ChakraMenu.Content asChild {...content}>
        <motion.div {...dropping}>{children}</motion.div>
      </ChakraMenu.Content>
    </ChakraMenu.Positioner>
  )
}
