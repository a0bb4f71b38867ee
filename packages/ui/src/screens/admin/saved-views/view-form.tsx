import { chakra } from '@chakra-ui/react'
import { savedViewLimits } from '@motif/contract/saved-view-rules'
import { m } from '@motif/messages'
import { useEffect, useRef, useState } from 'react'
import { Button } from '../../../components/button/index.ts'
import { Checkbox } from '../../../components/checkbox/index.ts'
import { TextField } from '../../../components/field/index.ts'
import type { Failure } from '../../../failure/index.ts'
import { FailureNotice } from '../../../forms/index.ts'

interface ViewFormProps {
  initial: { name: string; isShared: boolean }
  /** Whether it may be shared and kept to oneself. */
  maySwitch: boolean
  onSubmit: (wish: { name: string; isShared: boolean }) => Promise<Failure | undefined>
  /** Called after the form was saved or cancelled. */
  onClose: () => void
}

/** Name of a saved view, and who sees it. */
export function ViewForm({ initial, maySwitch, onSubmit, onClose }: ViewFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const [name, setName] = useState(initial.name)
  const [isShared, setShared] = useState(initial.isShared)
  const [isNameless, setNameless] = useState(false)
  const [failure, setFailure] = useState<Failure>()
  const [isBusy, setBusy] = useState(false)
  // It opened by a press of a button.
  useEffect(() => form.current?.querySelector<HTMLElement>('input')?.focus(), [])
  const send = async () => {
    const typed = name.trim()
    setNameless(typed === '')
    setFailure(undefined)
    if (typed === '') return
    setBusy(true)
    const refused = await onSubmit({ name: typed, isShared })
    setBusy(false)
    if (refused) setFailure(refused)
    else onClose()
  }
  return (
    <chakra.form
      ref={form}
      noValidate
      display="grid"
      gap={3}
      maxWidth="30rem"
      onSubmit={(event) => {
        event.preventDefault()
        if (!isBusy) void send()
      }}
    >
      <FailureNotice failure={failure} />
      <TextField
        label={m.admin_view_name()}
        error={isNameless ? m.admin_view_name_missing() : undefined}
        maxLength={savedViewLimits.name}
        autoComplete="off"
        dir="auto"
        value={name}
        onChange={({ currentTarget: { value } }) => setName(value)}
      />
      {maySwitch ? (
        <Checkbox checked={isShared} onChange={({ isChecked }) => setShared(isChecked)}>
          {m.admin_view_share()}
        </Checkbox>
      ) : null}
      <chakra.div display="flex" flexWrap="wrap" gap={3}>
        <Button type="submit" size="sm" isBusy={isBusy}>
          {m.common_save()}
        </Button>
        <Button size="sm" variant="quiet" disabled={isBusy} onClick={onClose}>
          {m.common_cancel()}
        </Button>
      </chakra.div>
    </chakra.form>
  )
}
