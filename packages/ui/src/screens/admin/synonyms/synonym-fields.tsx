import { m } from '@motif/messages'
import { type ReactNode, useState } from 'react'
import { TextField } from '../../../components/field/index.ts'
import type { Failure } from '../../../failure/index.ts'
import { TwoFieldForm } from '../two-field-form.tsx'
import { type SynonymErrors, errorsIn, errorsOf, textOf, parseTerms } from './synonym-form.ts'
import type { SynonymSave, SynonymSectionProps } from './types.ts'

export interface SynonymFieldsProps extends Pick<SynonymSectionProps, 'onSaveSynonym'> {
  entry: SynonymSave
  onSaved: () => void
  /** The second field takes the focus: the first one is filled. @default false */
  isDraft?: boolean
  /** Buttons under the fields. */
  children: (state: { isSaving: boolean }) => ReactNode
}

const focusOnce = (field: HTMLInputElement | null) => field?.focus()

/** Form of a synonym entry. */
export function SynonymFields({ entry, onSaveSynonym, onSaved, isDraft = false, children }: SynonymFieldsProps) {
  const [words, setWords] = useState(textOf(entry.words))
  const [finds, setFinds] = useState(textOf(entry.finds))
  const [errors, setErrors] = useState<SynonymErrors>({})
  const [failure, setFailure] = useState<Failure | undefined>()
  const [isSaving, setIsSaving] = useState(false)
  const save = async () => {
    const typed = { words: parseTerms(words), finds: parseTerms(finds) }
    const wrong = errorsIn(typed.words, typed.finds)
    setErrors(wrong)
    setFailure(undefined)
    if (wrong.words !== undefined || wrong.finds !== undefined) return
    setIsSaving(true)
    const refused = await onSaveSynonym({ id: entry.id, ...typed })
    setIsSaving(false)
    if (!refused) return onSaved()
    const told = errorsOf(refused)
    setErrors(told)
    if (told.words === undefined && told.finds === undefined) setFailure(refused)
  }
  return (
    <TwoFieldForm
      failure={failure}
      isSaving={isSaving}
      onSave={save}
      fields={
        <>
          <TextField
            label={m.admin_synonym_words()}
            hint={m.admin_synonym_words_hint()}
            error={errors.words}
            value={words}
            dir="auto"
            autoCapitalize="none"
            onChange={({ currentTarget: { value } }) => setWords(value)}
          />
          <TextField
            {...(isDraft && { ref: focusOnce })}
            label={m.admin_synonym_finds()}
            hint={m.admin_synonym_finds_hint()}
            error={errors.finds}
            isRequired={false}
            value={finds}
            dir="auto"
            autoCapitalize="none"
            onChange={({ currentTarget: { value } }) => setFinds(value)}
          />
        </>
      }
    >
      {children({ isSaving })}
    </TwoFieldForm>
  )
}
