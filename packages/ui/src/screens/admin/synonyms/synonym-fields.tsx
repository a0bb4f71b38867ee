import { chakra } from '@chakra-ui/react'
import { m } from '@motif/messages'
import { type ReactNode, useState } from 'react'
import { TextField } from '../../../components/field/index.ts'
import { Notice } from '../../../components/notice/index.ts'
import { type Failure, sentenceOf } from '../../../failure/index.ts'
import { type SynonymErrors, errorsIn, errorsOf, textOf, wordsIn } from './synonym-form.ts'
import type { SynonymSave, SynonymSectionProps } from './types.ts'

export interface SynonymFieldsProps extends Pick<SynonymSectionProps, 'onSaveSynonym'> {
  entry: SynonymSave
  onSaved: () => void
  /** Buttons under the fields. */
  children: (state: { isSaving: boolean }) => ReactNode
}

/** The fields of one entry, sent together. */
export function SynonymFields({ entry, onSaveSynonym, onSaved, children }: SynonymFieldsProps) {
  const [words, setWords] = useState(textOf(entry.words))
  const [finds, setFinds] = useState(textOf(entry.finds))
  const [errors, setErrors] = useState<SynonymErrors>({})
  const [failure, setFailure] = useState<Failure | undefined>()
  const [isSaving, setIsSaving] = useState(false)
  const save = async () => {
    const typed = { words: wordsIn(words), finds: wordsIn(finds) }
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
    <chakra.form
      noValidate
      display="grid"
      gap={4}
      onSubmit={(event) => {
        event.preventDefault()
        if (!isSaving) void save()
      }}
    >
      <chakra.div
        display="grid"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}
        gap={4}
        alignItems="start"
      >
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
          label={m.admin_synonym_finds()}
          hint={m.admin_synonym_finds_hint()}
          error={errors.finds}
          isRequired={false}
          value={finds}
          dir="auto"
          autoCapitalize="none"
          onChange={({ currentTarget: { value } }) => setFinds(value)}
        />
      </chakra.div>
      {failure ? <Notice tone="bad">{failure.detail ?? sentenceOf(failure)}</Notice> : null}
      <chakra.div display="flex" flexWrap="wrap" gap={3}>
        {children({ isSaving })}
      </chakra.div>
    </chakra.form>
  )
}
