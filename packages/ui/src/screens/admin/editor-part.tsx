import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { partIdOf } from './open-part.ts'

interface PartProps {
  title: string
  hint?: string
  /** Where the address can lead: its title takes the focus. */
  id?: string
  children: ReactNode
}

/** A titled section of an editor. */
export const Part = ({ title, hint, id, children }: PartProps) => (
  <chakra.section
    display="grid"
    gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: '14rem minmax(0, 1fr)' }}
    columnGap={8}
    rowGap={3}
    paddingBlock={8}
    borderBlockStartWidth="1px"
  >
    <div>
      <chakra.h2
        fontSize="lg"
        scrollMarginBlockStart={20}
        {...(id === undefined ? undefined : { id: partIdOf(id), tabIndex: -1 })}
      >
        {title}
      </chakra.h2>
      {hint === undefined ? null : (
        <chakra.p color="fg.muted" marginBlockStart={1}>
          {hint}
        </chakra.p>
      )}
    </div>
    <chakra.div display="grid" gap={5} minWidth={0} maxWidth="48rem">
      {children}
    </chakra.div>
  </chakra.section>
)

export const Pair = chakra('div', {
  base: { display: 'grid', gridTemplateColumns: { base: 'minmax(0, 1fr)', md: '1fr 1fr' }, gap: 5, alignItems: 'start' }
})
