import { chakra } from '@chakra-ui/react'
import { m } from '@motif/messages'
import { Check, X } from 'lucide-react'
import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { TextField } from '../../components/field/index.ts'
import { IconButton } from '../../components/icon-button/index.ts'

interface RenameFormProps {
  name: string
  onDone: (change: { name: string }) => void
  onCancel: () => void
}

/** Inline rename: Enter saves, Escape reverts. */
export function RenameForm({ name, onDone, onCancel }: RenameFormProps) {
  const [error, setError] = useState<string>()
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => form.current?.querySelector('input')?.select(), [])
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget).get('name')
    const next = typeof typed === 'string' ? typed.trim() : ''
    if (next === '') setError(m.designs_name_missing())
    else onDone({ name: next })
  }
  return (
    <chakra.form
      ref={form}
      noValidate
      onSubmit={submit}
      onKeyDown={({ key }) => (key === 'Escape' ? onCancel() : undefined)}
    >
      <TextField
        label={m.designs_rename_label()}
        name="name"
        defaultValue={name}
        maxLength={80}
        dir="auto"
        error={error}
        autoComplete="off"
      />
      <chakra.div display="flex" gap={1} marginBlockStart={2}>
        <IconButton type="submit" variant="outline" label={m.designs_rename_save()} icon={<Check aria-hidden />} />
        <IconButton label={m.designs_rename_cancel()} icon={<X aria-hidden />} onClick={onCancel} />
      </chakra.div>
    </chakra.form>
  )
}
