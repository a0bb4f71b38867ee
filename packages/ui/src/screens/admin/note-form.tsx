import { chakra } from '@chakra-ui/react'
import { m } from '@motif/messages'
import { useState } from 'react'
import { Button } from '../../components/button/index.ts'
import { TextAreaField } from '../../components/text-area/index.ts'
import { type Failure, fieldErrors, sentenceOf } from '../../failure/index.ts'

interface NoteFormProps {
  /** Of what it is about. */
  id: string
  /** Who reads it. */
  hint: string
  /** Gives why it was refused, or nothing once it is saved. */
  onAddNote: (note: { id: string; text: string }) => Promise<Failure | undefined>
}

/** A staff note. Input is kept on failure. */
export function NoteForm({ id, hint, onAddNote }: NoteFormProps) {
  const [text, setText] = useState('')
  const [error, setError] = useState<string | undefined>()
  const [isSaving, setIsSaving] = useState(false)
  const save = async () => {
    const note = text.trim()
    setError(note === '' ? m.admin_note_empty() : undefined)
    if (note === '') return
    setIsSaving(true)
    const failure = await onAddNote({ id, text: note })
    setIsSaving(false)
    if (failure) setError(fieldErrors(failure)['text'] ?? failure.detail ?? sentenceOf(failure))
    else setText('')
  }
  return (
    <chakra.form
      noValidate
      display="grid"
      gap={3}
      onSubmit={(event) => {
        event.preventDefault()
        if (!isSaving) void save()
      }}
    >
      <TextAreaField
        label={m.admin_note()}
        hint={hint}
        error={error}
        isRequired={false}
        rows={2}
        minHeight="4.5rem"
        maxLength={2000}
        dir="auto"
        value={text}
        onChange={({ currentTarget: { value } }) => setText(value)}
      />
      <div>
        <Button type="submit" size="sm" isBusy={isSaving}>
          {m.admin_note_add()}
        </Button>
      </div>
    </chakra.form>
  )
}
