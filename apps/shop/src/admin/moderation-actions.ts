import type { BlockedPicture, BlockedWord } from '@motif/contract'
import { may } from '@motif/contract/staff-rules'
import { m } from '@motif/messages'
import type { HoldApproval, HoldRefusal, ModerationPart } from '@motif/ui/screens/admin'
import type { SWRResponse } from 'swr'
import { call } from '../services/api.ts'
import { actWithUndo, entryActions } from './entry-actions.ts'
import { mutateWithToast } from './mutate-with-toast.ts'
import { staffRoleNow } from './staff-role.ts'

type Mutable = Pick<SWRResponse, 'mutate'>

interface ModerationAnswers {
  holds: Mutable
  blockedWords: Mutable
  blockedPictures: Mutable
  orderPictures: Mutable
  design: Mutable
}

const blockWords = (words: string[]) => call('POST /api/v1/admin/moderation/words', { body: { words } })

const blockPicture = (upload: string) => call('POST /api/v1/admin/moderation/pictures', { body: { upload } })

const unblockPicture = ({ id }: BlockedPicture) =>
  call('DELETE /api/v1/admin/moderation/pictures/{id}', { params: { id } })

/** Decides about held items, and changes what is blocked. */
export function moderationActions({ holds, blockedWords, blockedPictures, orderPictures, design }: ModerationAnswers) {
  const words = entryActions(blockedWords, {
    save: (addition: { words: string[] }) => blockWords(addition.words),
    remove: ({ id }: BlockedWord) => call('DELETE /api/v1/admin/moderation/words/{id}', { params: { id } }),
    restore: ({ word }) => blockWords([word]),
    saved: m.admin_blocked_words_saved,
    removed: m.admin_blocked_word_removed
  })
  const refreshPictures = {
    mutate: () => Promise.all([blockedPictures.mutate(), orderPictures.mutate(), holds.mutate(), design.mutate()])
  }
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
    onBlockPicture: ({ upload }: { upload: string }) =>
      void actWithUndo(refreshPictures, {
        act: async () => (await blockPicture(upload)).data,
        undo: may(staffRoleNow(), 'moderation.change') ? unblockPicture : undefined,
        title: m.admin_blocked_picture_saved
      }),
    onUnblockPicture: (picture: BlockedPicture) => {
      const { upload } = picture
      void actWithUndo(refreshPictures, {
        act: () => unblockPicture(picture),
        undo: upload === null ? undefined : () => blockPicture(upload),
        title: m.admin_blocked_picture_removed
      })
    }
  }
}
