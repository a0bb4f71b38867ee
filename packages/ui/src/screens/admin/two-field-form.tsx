import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { Notice } from '../../components/notice/index.ts'
import { type Failure, sentenceOf } from '../../failure/index.ts'

interface TwoFieldFormProps {
  /** Two of them, beside each other where there is room. */
  fields: ReactNode
  /** What was refused as a whole. */
  failure: Failure | undefined
  isSaving: boolean
  onSave: () => Promise<void>
  /** Its buttons. */
  children: ReactNode
}

/** A two-field entry form; one submit at a time. */
export const TwoFieldForm = ({ fields, failure, isSaving, onSave, children }: TwoFieldFormProps) => (
  <chakra.form
    noValidate
    display="grid"
    gap={4}
    onSubmit={(event) => {
      event.preventDefault()
      if (!isSaving) void onSave()
    }}
  >
    <chakra.div
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}
      gap={4}
      alignItems="start"
    >
      {fields}
    </chakra.div>
    {failure ? <Notice tone="bad">{failure.detail ?? sentenceOf(failure)}</Notice> : null}
    <chakra.div display="flex" flexWrap="wrap" gap={3}>
      {children}
    </chakra.div>
  </chakra.form>
)
