import { chakra } from '@chakra-ui/react'
import { m } from '@motif/messages'
import { useEffect, useRef, useState } from 'react'
import { Button } from '../../components/button/index.ts'
import { TextAreaField } from '../../components/text-area/index.ts'
import type { Failure } from '../../failure/index.ts'
import { FailureNotice } from '../../forms/index.ts'

export interface OneTextFormProps {
  label: string
  hint: string
  initial: string
  /**
   * Lines it has room for at first.
   *
   * @default 2
   */
  rows?: number
  submitLabel: string
  /** What is wrong with what was typed, in words. */
  check: (typed: string) => string | undefined
  onSubmit: (typed: string) => Promise<Failure | undefined>
  onClose: () => void
}

/** A form with a single text. Input is kept on failure. */
export function OneTextForm({
  label,
  hint,
  initial,
  rows = 2,
  submitLabel,
  check,
  onSubmit,
  onClose
}: OneTextFormProps) {
  const [typed, setTyped] = useState(initial)
  const [error, setError] = useState<string>()
  const [failure, setFailure] = useState<Failure>()
  const [isBusy, setIsBusy] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  // It opened by a press of a button in its place.
  useEffect(() => form.current?.querySelector('textarea')?.focus(), [])
  const send = async () => {
    const text = typed.trim()
    const wrong = check(text)
    setError(wrong)
    setFailure(undefined)
    if (wrong !== undefined) return
    setIsBusy(true)
    const refused = await onSubmit(text)
    setIsBusy(false)
    if (refused) setFailure(refused)
    else onClose()
  }
  return (
    <chakra.form
      ref={form}
      noValidate
      display="grid"
      gap={3}
      width="full"
      maxWidth="66ch"
      onSubmit={(event) => {
        event.preventDefault()
        if (!isBusy) void send()
      }}
    >
      <FailureNotice failure={failure} />
      <TextAreaField
        label={label}
        hint={hint}
        error={error}
        value={typed}
        dir="auto"
        minHeight="4rem"
        rows={rows}
        onChange={({ currentTarget: { value } }) => setTyped(value)}
      />
      <chakra.div display="flex" flexWrap="wrap" gap={3}>
        <Button type="submit" size="sm" isBusy={isBusy}>
          {submitLabel}
        </Button>
        <Button size="sm" variant="quiet" disabled={isBusy} onClick={onClose}>
          {m.common_cancel()}
        </Button>
      </chakra.div>
    </chakra.form>
  )
}
