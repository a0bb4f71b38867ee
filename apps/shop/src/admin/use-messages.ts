import type { ContactMessageState } from '@motif/contract'
import { m } from '@motif/messages'
import type { MessageReply } from '@motif/ui/screens/admin'
import { useRef } from 'react'
import type { SWRResponse } from 'swr'
import { call } from '../services/api.ts'
import { mutateWithToast } from './mutate-with-toast.ts'

/** Replies to messages and closes them. */
export function useMessageActions(list: Pick<SWRResponse, 'mutate'>) {
  // The idempotency key belongs to message and text: a retry after a lost response sends nothing twice.
  const wish = useRef({ about: '', key: '' })
  return {
    messagesHrefOf: ({ state }: { state: ContactMessageState }) => `?section=messages&state=${state}`,
    onRetryMessages: () => void list.mutate(),
    onReply: ({ id, ...body }: MessageReply) => {
      const about = JSON.stringify([id, body.text])
      if (wish.current.about !== about) wish.current = { about, key: crypto.randomUUID() }
      const headers = { 'idempotency-key': wish.current.key }
      return mutateWithToast(
        list,
        async () => {
          await call('POST /api/v1/admin/messages/{id}/replies', { params: { id }, headers, body })
          wish.current = { about: '', key: '' }
        },
        m.admin_message_sent()
      )
    },
    onMarkMessage: ({ id, state }: { id: string; state: ContactMessageState }) =>
      mutateWithToast(
        list,
        () => call('PATCH /api/v1/admin/messages/{id}', { params: { id }, body: { state } }),
        state === 'done' ? m.admin_message_is_done() : m.admin_message_is_open()
      )
  }
}
