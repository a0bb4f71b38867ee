import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'

/** A titled section of an editor. */
export const Part = ({ title, hint, children }: { title: string; hint?: string; children: ReactNode }) => (
  <chakra.section
    display="grid"
    gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: '14rem minmax(0, 1fr)' }}
    columnGap={8}
    rowGap={3}
    paddingBlock={8}
    borderBlockStartWidth="1px"
  >
    <div>
      <chakra.h2 fontSize="lg">{title}</chakra.h2>
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
