import type { BlockedPicture, BlockedWord } from '@motif/contract'
import { m } from '@motif/messages'
import type { HoldApproval, HoldRefusal, ModerationPart } from '@motif/ui/screens/admin'
import type { SWRResponse } from 'swr'
import { call } from '../services/api.ts'
import { entryActions } from './entry-actions.ts'
import { mutateWithToast } from './mutate-with-toast.ts'

type Mutable = Pick<SWRResponse, 'mutate'>

interface ModerationAnswers {
  holds: Mutable
  blockedWords: Mutable
  blockedPictures: Mutable
}

const blockWords = (words: string[]) => call('POST /api/v1/admin/moderation/words', { body: { words } })

const blockPicture = (upload: string) => call('POST /api/v1/admin/moderation/pictures', { body: { upload } })

/** Decides about held items, and changes what is blocked. */
export function moderationActions({ holds, blockedWords, blockedPictures }: ModerationAnswers) {
  const words = entryActions(blockedWords, {
    save: (addition: { words: string[] }) => blockWords(addition.words),
    remove: ({ id }: BlockedWord) => call('DELETE /api/v1/admin/moderation/words/{id}', { params: { id } }),
    restore: ({ word }) => blockWords([word]),
    saved: m.admin_blocked_words_saved,
    removed: m.admin_blocked_word_removed
  })
  const pictures = entryActions(blockedPictures, {
    save: (addition: { upload: string }) => blockPicture(addition.upload),
    remove: ({ id }: BlockedPicture) => call('DELETE /api/v1/admin/moderation/pictures/{id}', { params: { id } }),
    restore: ({ upload }) => blockPicture(upload ?? ''),
    isRestorable: ({ upload }) => upload !== null,
    saved: m.admin_blocked_picture_saved,
    removed: m.admin_blocked_picture_removed
  })
  return {
    moderationHrefOf: ({ part }: { part: ModerationPart }) => `?section=moderation&state=${part}`,
    onRetryModeration: () => void Promise.all([holds.mutate(), blockedWords.mutate(), blockedPictures.mutate()]),
    onApproveHold: ({ id, ...body }: HoldApproval) =>
      mutateWithToast(
        holds,
        () => call('POST /api/v1/admin/moderation/{id}/approve', { params: { id }, body }),
        body.isForOrder ? m.admin_hold_order_was_approved() : m.admin_hold_was_approved()
      ),
    onRefuseHold: ({ id, ...body }: HoldRefusal) =>
      mutateWithToast(
        holds,
        () => call('POST /api/v1/admin/moderation/{id}/refuse', { params: { id }, body }),
        m.admin_hold_was_refused()
      ),
    onBlockWords: words.save,
    onUnblockWord: words.remove,
    onUnblockPicture: pictures.remove
  }
}
