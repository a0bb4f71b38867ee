import { chakra } from '@chakra-ui/react'
import type { PropsWithChildren, ReactNode } from 'react'
import { PrintersPanel } from './printers-panel.tsx'

export interface FormPageProps {
  title: string
  lead?: ReactNode
}

/** A page with a single form: a narrow column, and a decorative panel beside it if there is space. */
export const FormPage = ({ title, lead, children }: PropsWithChildren<FormPageProps>) => (
  <chakra.div
    display="grid"
    gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' }}
    gap={{ base: 0, lg: 16 }}
    maxWidth="content"
    marginInline="auto"
    paddingInline={{ base: 4, md: 6, xl: 10 }}
    paddingBlock={{ base: 8, md: 12 }}
    alignItems="stretch"
  >
    <chakra.div width="full" maxWidth="form" marginInline="auto" paddingBlock={{ base: 0, lg: 8 }}>
      <chakra.h1 textStyle="page">{title}</chakra.h1>
      {lead === undefined ? null : (
        <chakra.p color="fg.muted" marginBlockStart={3} overflowWrap="anywhere">
          {lead}
        </chakra.p>
      )}
      <chakra.div marginBlockStart={8}>{children}</chakra.div>
    </chakra.div>
    <PrintersPanel />
  </chakra.div>
)

/** Stacked fields and a button. */
export const FormStack = chakra('form', { base: { display: 'flex', flexDirection: 'column', gap: 5 } })
