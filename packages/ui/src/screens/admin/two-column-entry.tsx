import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'

/** An entry of a list: who and what it is about in the narrow column, the text and its actions in the wide one. */
export const TwoColumnEntry = ({ children }: { children: ReactNode }) => (
  <chakra.li
    display="grid"
    gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: '16rem minmax(0, 1fr)' }}
    columnGap={6}
    rowGap={3}
    paddingBlock={5}
    borderBlockEndWidth="1px"
  >
    {children}
  </chakra.li>
)
