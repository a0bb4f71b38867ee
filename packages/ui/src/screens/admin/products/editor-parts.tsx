import { chakra } from '@chakra-ui/react'
import { m } from '@motif/messages'
import type { ReactNode } from 'react'
import { fieldErrors, type Failure } from '../../../failure/index.ts'
import type { FormProblems, ProductForm } from './product-form.ts'

/** What the parts of the editor share. */
export interface PartProps {
  form: ProductForm
  /** What changes, or how to work it out of the form as it is by then. */
  onChange: (change: Partial<ProductForm> | ((form: ProductForm) => Partial<ProductForm>)) => void
  /** The sentence for a member that is wrong, by the name the server has for it. */
  errorOf: (name: string) => string | undefined
}

/** What is wrong here and now stands before what the server said of an earlier form. */
export function errorsOf(problems: FormProblems, failure: Failure | undefined): PartProps['errorOf'] {
  const fromServer = fieldErrors(failure)
  const sentence = { number: m.admin_product_wrong_number, line: m.admin_product_wrong_line }
  return (name) => {
    const problem = problems[name]
    return problem ? sentence[problem]() : fromServer[name]
  }
}

/** A section of the editor under its heading. */
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
