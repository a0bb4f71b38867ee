import { failureOf } from '@motif/flows/outcome'
import { m } from '@motif/messages'
import type { AdminScreenProps } from '@motif/ui/screens/admin'
import { toaster } from '@motif/ui/components/toaster'
import { useRef } from 'react'
import type { SWRResponse } from 'swr'
import { call } from '../services/api.ts'
import { mutateWithToast } from './mutate-with-toast.ts'

/** Reloads an order's timeline, and adds notes and tags, which `lists` show too. Idempotent by content. */
export function useTimelineActions(
  timeline: Pick<SWRResponse, 'mutate'>,
  mails: Pick<SWRResponse, 'mutate'>,
  lists: readonly Pick<SWRResponse, 'mutate'>[]
) {
  const last = useRef({ wish: '', key: '' })
  return {
    onRetryTimeline: () => void timeline.mutate(),
    onResendMail: async ({ id, mail }: Parameters<AdminScreenProps['onResendMail']>[0]) => {
      try {
        const { data } = await call('POST /api/v1/admin/orders/{id}/mails', { params: { id }, body: { mail } })
        toaster.show({ tone: 'good', title: m.admin_mails_done({ email: data.to ?? '' }) })
        return undefined
      } catch (error) {
        return failureOf(error)
      } finally {
        await Promise.all([mails.mutate(), timeline.mutate()])
      }
    },
    onAddNote: ({ id, text, mentions }: Parameters<AdminScreenProps['onAddNote']>[0]) =>
      mutateWithToast(
        timeline,
        async () => {
          const wish = JSON.stringify([id, text])
          if (last.current.wish !== wish) last.current = { wish, key: crypto.randomUUID() }
          await call('POST /api/v1/admin/orders/{id}/notes', {
            params: { id },
            body: { text, mentions, key: last.current.key }
          })
          last.current = { wish: '', key: '' }
        },
        m.admin_note_saved()
      ),
    onChangeNote: ({ id, noteId, text, mentions }: Parameters<AdminScreenProps['onChangeNote']>[0]) =>
      mutateWithToast(
        timeline,
        () =>
          call('PATCH /api/v1/admin/orders/{id}/notes/{noteId}', { params: { id, noteId }, body: { text, mentions } }),
        m.admin_note_changed()
      ),
    onChangeTags: async ({ id, add, remove }: Parameters<AdminScreenProps['onChangeTags']>[0]) => {
      try {
        await call('PATCH /api/v1/admin/orders/{id}/tags', { params: { id }, body: { add, remove } })
        return undefined
      } catch (error) {
        return failureOf(error)
      } finally {
        await Promise.all([timeline.mutate(), ...lists.map(({ mutate }) => mutate())])
      }
    },
    onDeleteNote: ({ id, noteId }: Parameters<AdminScreenProps['onDeleteNote']>[0]) =>
      mutateWithToast(
        timeline,
        () => call('DELETE /api/v1/admin/orders/{id}/notes/{noteId}', { params: { id, noteId } }),
        m.admin_note_deleted()
      )
  }
}
