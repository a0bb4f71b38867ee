import { type Failure, failureOf } from '@motif/flows/outcome'
import { m } from '@motif/messages'
import { toaster } from '@motif/ui/components/toaster'
import type { SWRResponse } from 'swr'
import { tellFailure } from '../shell/tell-failure.ts'

interface EntryCalls<Written, Kept> {
  save: (entry: Written) => Promise<unknown>
  remove: (entry: Kept) => Promise<unknown>
  restore: (entry: Kept) => Promise<unknown>
  saved: () => string
  removed: () => string
}

/** Saving and deleting entries of a list that staff keep. The toast takes a deletion back. */
export function entryActs<Written, Kept>(
  { mutate }: Pick<SWRResponse, 'mutate'>,
  calls: EntryCalls<Written, Kept>
): { save: (entry: Written) => Promise<Failure | undefined>; remove: (entry: Kept) => void } {
  const save = async (entry: Written) => {
    try {
      await calls.save(entry)
      toaster.show({ tone: 'good', title: calls.saved() })
      return undefined
    } catch (error) {
      return failureOf(error)
    } finally {
      await mutate()
    }
  }
  const orTell = async (act: () => Promise<unknown>) => {
    try {
      await act()
    } catch (error) {
      tellFailure(error)
    }
    await mutate()
  }
  const remove = (entry: Kept) =>
    orTell(async () => {
      await calls.remove(entry)
      toaster.show({
        tone: 'good',
        title: calls.removed(),
        action: { label: m.admin_undo(), onAct: () => void orTell(() => calls.restore(entry)) }
      })
    })
  return { save, remove: (entry) => void remove(entry) }
}
