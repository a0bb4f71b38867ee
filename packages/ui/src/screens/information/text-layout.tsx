import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'

/** Table of contents beside a 66-character column. */
export const TextLayout = ({ contents, children }: { contents: ReactNode; children: ReactNode }) => (
  <chakra.div
    display="grid"
    gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: '14rem minmax(0, 66ch)' }}
    columnGap={{ lg: 20 }}
    rowGap={{ base: 6, lg: 10 }}
  >
    {contents}
    <div>{children}</div>
  </chakra.div>
)
