import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'

/** Pictures on three fifths, sticky options beside them. */
export const Columns = ({ pictures, choice }: { pictures: ReactNode; choice: ReactNode }) => (
  <chakra.div
    display="grid"
    gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' }}
    columnGap={{ lg: 14 }}
    rowGap={6}
    alignItems="start"
    marginTop={2}
  >
    <div>{pictures}</div>
    <chakra.div position={{ lg: 'sticky' }} top={{ lg: '5.5rem' }} minWidth={0}>
      {choice}
    </chakra.div>
  </chakra.div>
)
