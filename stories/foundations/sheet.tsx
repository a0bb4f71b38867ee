import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'

interface SheetProps {
  title: string
  lead: ReactNode
  children: ReactNode
}

/** A page of the foundations. */
export const Sheet = ({ title, lead, children }: SheetProps) => (
  <chakra.main padding={{ base: 4, md: 10 }} maxWidth="content" display="grid" gap={8}>
    <chakra.header display="grid" gap={3}>
      <chakra.h1 textStyle="page">{title}</chakra.h1>
      <chakra.p maxWidth="prose">{lead}</chakra.p>
    </chakra.header>
    {children}
  </chakra.main>
)

interface SectionProps {
  title: string
  children: ReactNode
}

export const Section = ({ title, children }: SectionProps) => (
  <chakra.section display="grid" gap={4}>
    <chakra.h2 textStyle="section">{title}</chakra.h2>
    {children}
  </chakra.section>
)
