import { chakra } from '@chakra-ui/react'
import type { Customer } from '@motif/contract'
import { m } from '@motif/messages'
import { Trash2 } from 'lucide-react'
import { IconButton } from '../../../components/icon-button/index.ts'
import { Allowed } from '../allowed.tsx'
import { NoteForm } from '../note-form.tsx'
import { PanelTitle } from '../panel-title.tsx'
import type { CustomerSectionProps } from './types.ts'
import { useShopTime } from '../shop-time.tsx'

interface Props extends Pick<CustomerSectionProps, 'onAddCustomerNote' | 'onDeleteCustomerNote' | 'deletingNoteId'> {
  customerKey: string
  notes: Customer['notes']
}

/** Staff notes on a customer. Authors can delete their own. */
export function CustomerNotes({
  customerKey: key,
  notes,
  onAddCustomerNote,
  onDeleteCustomerNote,
  deletingNoteId
}: Props) {
  const { momentText } = useShopTime()
  return (
    <chakra.section aria-label={m.admin_customer_notes()} display="grid" gap={3}>
      <PanelTitle marginBlockEnd={0}>{m.admin_customer_notes()}</PanelTitle>
      {notes.left === 0 ? (
        <chakra.p color="fg.muted">{m.admin_customer_notes_full()}</chakra.p>
      ) : (
        <Allowed permission="customers.change">
          <NoteForm key={key} id={key} hint={m.admin_customer_note_hint()} onAddNote={onAddCustomerNote} />
        </Allowed>
      )}
      <chakra.ul display="grid" gap={3}>
        {notes.items.map(({ id, by, isOwn, text, at }) => (
          <chakra.li
            key={id}
            bg="bg.raised"
            borderRadius="control"
            padding={3}
            aria-busy={id === deletingNoteId || undefined}
          >
            <chakra.div display="flex" gap={2} alignItems="start" justifyContent="space-between">
              <chakra.p overflowWrap="anywhere" whiteSpace="pre-line" dir="auto" minWidth={0}>
                {text}
              </chakra.p>
              {isOwn ? (
                <IconButton
                  label={m.admin_customer_note_delete({ when: momentText(at) })}
                  isBusy={id === deletingNoteId}
                  icon={id === deletingNoteId ? null : <Trash2 aria-hidden />}
                  onClick={() => onDeleteCustomerNote({ key, id })}
                />
              ) : null}
            </chakra.div>
            <chakra.p color="fg.muted">
              <bdi>{by ?? m.admin_log_gone()}</bdi> · {momentText(at)}
            </chakra.p>
          </chakra.li>
        ))}
      </chakra.ul>
    </chakra.section>
  )
}
