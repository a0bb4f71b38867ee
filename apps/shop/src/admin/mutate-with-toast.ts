import { m } from '@motif/messages'
import { type Failure, failureOf } from '@motif/flows/outcome'
import { toaster } from '@motif/ui/components/toaster'
import type { SWRResponse } from 'swr'
import { showFailureToast } from '../shell/show-failure-toast.ts'

/** Changes a list, reloads it, and shows a success toast, which can undo the change; resolves to the failure, if any. */
export async function mutateWithToast<Done>(
  { mutate }: Pick<SWRResponse, 'mutate'>,
  work: () => Promise<Done>,
  title: string | ((done: Done) => string),
  undo?: (done: Done) => Promise<unknown>
): Promise<Failure | undefined> {
  try {
    const done = await work()
    const takeBack = async () => {
      await undo?.(done).catch(showFailureToast)
      await mutate()
    }
    toaster.show({
      tone: 'good',
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
