import type { Failure } from '@motif/flows/outcome'
import { m } from '@motif/messages'
import { toaster } from '@motif/ui/components/toaster'
import type { SWRResponse } from 'swr'
import { showFailureToast } from '../shell/show-failure-toast.ts'
import { mutateWithToast } from './mutate-with-toast.ts'

interface UndoableAct<Done> {
  act: () => Promise<Done>
  /** Undefined if it cannot be undone. */
  undo: ((done: Done) => Promise<unknown>) | undefined
  title: () => string
}

/** Acts, reloads, and shows a toast that can undo it. Shows a failure as well. */
export async function actWithUndo<Done>(
  { mutate }: Pick<SWRResponse, 'mutate'>,
  { act, undo, title }: UndoableAct<Done>
): Promise<void> {
  const orTell = async (work: () => Promise<unknown>) => {
    try {
      await work()
    } catch (error) {
      showFailureToast(error)
    }
    await mutate()
  }
  await orTell(async () => {
    const done = await act()
    toaster.show({
      tone: 'good',
      title: title(),
      ...(undo && { action: { label: m.admin_undo(), onAct: () => void orTell(() => undo(done)) } })
    })
  })
}

interface EntryCalls<Written, Kept> {
  save: (entry: Written) => Promise<unknown>
  remove: (entry: Kept) => Promise<unknown>
  restore: (entry: Kept) => Promise<unknown>
  /** @default all */
  mayRestore?: (entry: Kept) => boolean
  saved: () => string
  removed: () => string
}

/** Saves and deletes entries of a staff list. The toast can undo a deletion. */
export function entryActions<Written, Kept>(
  { mutate }: Pick<SWRResponse, 'mutate'>,
  calls: EntryCalls<Written, Kept>
): { save: (entry: Written) => Promise<Failure | undefined>; remove: (entry: Kept) => void } {
  const save = (entry: Written) => mutateWithToast({ mutate }, () => calls.save(entry), calls.saved())
  const remove = (entry: Kept) =>
    actWithUndo(
      { mutate },
      {
        act: () => calls.remove(entry),
        undo: calls.mayRestore?.(entry) === false ? undefined : () => calls.restore(entry),
        title: calls.removed
      }
    )
  return { save, remove: (entry) => void remove(entry) }
}
