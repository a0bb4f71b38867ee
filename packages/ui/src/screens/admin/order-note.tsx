import { chakra } from '@chakra-ui/react'
import type { OrderTimeline } from '@motif/contract'
import { noteLimits } from '@motif/contract/note-rules'
import { m } from '@motif/messages'
import { useState } from 'react'
import { Button } from '../../components/button/index.ts'
import { ConfirmDialog } from '../../components/dialog/index.ts'
import { type Failure, fieldErrors, sentenceOf } from '../../failure/index.ts'
import { FailureNotice } from '../../forms/index.ts'
import { Allowed } from './allowed.tsx'
import { type Colleague, MentionField, mentionedIn } from './mention-field.tsx'
import type { AdminScreenProps } from './types.ts'

type Note = Extract<OrderTimeline['items'][number], { kind: 'note' }>

interface OrderNoteFormProps {
  colleagues: readonly Colleague[]
  initial?: Pick<Note, 'text' | 'mentions'>
  submitLabel: string
  onSubmit: (note: { text: string; mentions: string[] }) => Promise<Failure | undefined>
  /** Closes the form; without it the form stays, and is emptied once it is sent. */
  onClose?: () => void
}

/** A staff note with `@` mentions. Input is kept on failure. */
export function OrderNoteForm({ colleagues, initial, submitLabel, onSubmit, onClose }: OrderNoteFormProps) {
  const [text, setText] = useState(initial?.text ?? '')
  const [picked, setPicked] = useState<readonly Colleague[]>(initial?.mentions ?? [])
  const [error, setError] = useState<string>()
  const [isSaving, setIsSaving] = useState(false)
  const save = async () => {
    const note = text.trim()
    const mentions = mentionedIn(note, picked)
    const wrong =
      note === ''
        ? m.admin_note_empty()
        : mentions.length > noteLimits.mentions
          ? m.admin_mention_many({ count: noteLimits.mentions })
          : undefined
    setError(wrong)
    if (wrong !== undefined) return
    setIsSaving(true)
    const failure = await onSubmit({ text: note, mentions })
    setIsSaving(false)
    if (failure) setError(fieldErrors(failure)['text'] ?? failure.detail ?? sentenceOf(failure))
    else if (onClose) onClose()
    else {
      setText('')
      setPicked([])
    }
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
      <MentionField
        label={m.admin_note()}
        hint={m.admin_note_hint_mention()}
        error={error}
        value={text}
        colleagues={colleagues}
        onChange={(change) => setText(change.text)}
        onPick={({ colleague }) => setPicked((before) => [...before, colleague])}
      />
      <chakra.div display="flex" flexWrap="wrap" gap={3}>
        <Button type="submit" size="sm" isBusy={isSaving}>
          {submitLabel}
        </Button>
        {onClose ? (
          <Button size="sm" variant="quiet" disabled={isSaving} onClick={onClose}>
            {m.common_cancel()}
          </Button>
        ) : null}
      </chakra.div>
    </chakra.form>
  )
}

interface OrderNoteProps extends Pick<AdminScreenProps, 'onChangeNote' | 'onDeleteNote' | 'colleagues'> {
  orderId: string
  note: Note
}

const none: readonly Colleague[] = []

/** A note; its author can edit and delete it. */
export function OrderNote({ orderId, note, colleagues = none, onChangeNote, onDeleteNote }: OrderNoteProps) {
  const [asked, setAsked] = useState<'change' | 'delete' | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const [failure, setFailure] = useState<Failure>()
  const { id: noteId, text, isOwn } = note
  const remove = async () => {
    setIsBusy(true)
    const refused = await onDeleteNote({ id: orderId, noteId })
    setIsBusy(false)
    setFailure(refused)
    setAsked(null)
  }
  if (asked === 'change')
    return (
      <OrderNoteForm
        colleagues={colleagues}
        initial={note}
        submitLabel={m.admin_note_save()}
        onSubmit={(change) => onChangeNote({ id: orderId, noteId, ...change })}
        onClose={() => setAsked(null)}
      />
    )
  return (
    <>
      <chakra.p
        overflowWrap="anywhere"
        whiteSpace="pre-line"
        bg="bg.raised"
        borderRadius="control"
        padding={3}
        marginBlockStart={1}
      >
        <bdi>{text}</bdi>
      </chakra.p>
      <FailureNotice failure={failure} />
      {isOwn ? (
        <Allowed permission="orders.change">
          <chakra.div display="flex" flexWrap="wrap" gap={2} marginBlockStart={1}>
            <Button size="sm" variant="quiet" onClick={() => setAsked('change')}>
              {m.admin_note_change()}
            </Button>
            <Button size="sm" variant="quiet" onClick={() => setAsked('delete')}>
              {m.admin_note_delete()}
            </Button>
          </chakra.div>
          <ConfirmDialog
            isOpen={asked === 'delete'}
            title={m.admin_note_delete_title()}
            confirmLabel={m.admin_note_delete()}
            isDangerous
            isBusy={isBusy}
            onCancel={() => setAsked(null)}
            onConfirm={() => void remove()}
          >
            {m.admin_note_delete_text()}
          </ConfirmDialog>
        </Allowed>
      ) : null}
    </>
  )
}
