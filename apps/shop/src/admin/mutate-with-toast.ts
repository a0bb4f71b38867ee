import { m } from '@motif/messages'
import { type Failure, failureOf } from '@motif/flows/outcome'
import { toaster } from '@motif/ui/components/toaster'
import type { SWRResponse } from 'swr'
import { showFailureToast } from '../shell/show-failure-toast.ts'

/** Changes a list, reloads it, and shows a toast, which can undo the change; resolves to the failure, if any. */
export async function mutateWithToast<Done>(
  { mutate }: Pick<SWRResponse, 'mutate'>,
  work: () => Promise<Done>,
  title: string | ((done: Done) => string),
  /** Returns what undoes the change; `null` if nothing was changed. */
  undoOf?: (done: Done) => (() => Promise<unknown>) | null
): Promise<Failure | undefined> {
  try {
    const done = await work()
    const undo = undoOf?.(done)
    const takeBack = async () => {
      await undo?.().catch(showFailureToast)
      await mutate()
    }
    toaster.show({
      tone: undo === null ? 'info' : 'good',
      title: typeof title === 'string' ? title : title(done),
      ...(undo && { action: { label: m.admin_undo(), onAct: () => void takeBack() } })
    })
    return undefined
  } catch (error) {
    return failureOf(error)
  } finally {
    await mutate()
  }
}
