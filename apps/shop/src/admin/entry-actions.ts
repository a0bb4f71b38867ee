import type { Failure } from '@motif/flows/outcome'
import { m } from '@motif/messages'
import { toaster } from '@motif/ui/components/toaster'
import type { SWRResponse } from 'swr'
import { showFailureToast } from '../shell/show-failure-toast.ts'
import { mutateWithToast } from './mutate-with-toast.ts'

interface EntryCalls<Written, Kept> {
  save: (entry: Written) => Promise<unknown>
  remove: (entry: Kept) => Promise<unknown>
  restore: (entry: Kept) => Promise<unknown>
  /** Whether a deletion can be undone; by default it can. */
  isRestorable?: (entry: Kept) => boolean
  saved: () => string
  removed: () => string
}

/** Saves and deletes entries of a staff list. The toast can undo a deletion. */
export function entryActions<Written, Kept>(
  { mutate }: Pick<SWRResponse, 'mutate'>,
  calls: EntryCalls<Written, Kept>
): { save: (entry: Written) => Promise<Failure | undefined>; remove: (entry: Kept) => void } {
  const save = (entry: Written) => mutateWithToast({ mutate }, () => calls.save(entry), calls.saved())
  const orTell = async (act: () => Promise<unknown>) => {
    try {
      await act()
    } catch (error) {
      showFailureToast(error)
    }
    await mutate()
  }
  const remove = (entry: Kept) =>
    orTell(async () => {
      await calls.remove(entry)
      toaster.show({
        tone: 'good',
        title: calls.removed(),
        ...((calls.isRestorable?.(entry) ?? true) && {
          action: { label: m.admin_undo(), onAct: () => void orTell(() => calls.restore(entry)) }
        })
      })
    })
  return { save, remove: (entry) => void remove(entry) }
}
