import { Menu as ChakraMenu } from '@chakra-ui/react'
import * as motion from 'framer-motion/m'
import type { ReactNode } from 'react'
import { useIgnoreInputOnExit } from '../layer/index.ts'
import { useEnterExit } from '../motion/index.ts'

/** The menu's panel, below the trigger or at the pointer. */
export function Panel({ children, ...content }: { children: ReactNode; 'aria-labelledby'?: string }) {
  const dropping = useEnterExit({ opacity: 0, y: -4 }, { opacity: 1, y: 0 })
  const acting = useIgnoreInputOnExit()
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
