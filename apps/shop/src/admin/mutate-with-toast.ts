import { type Failure, failureOf } from '@motif/flows/outcome'
import { toaster } from '@motif/ui/components/toaster'
import type { SWRResponse } from 'swr'

/** Changes a list, reloads it, and shows a success toast; resolves to the failure, if any. */
export async function mutateWithToast(
  { mutate }: Pick<SWRResponse, 'mutate'>,
  work: () => Promise<unknown>,
  title: string
): Promise<Failure | undefined> {
  try {
    await work()
    toaster.show({ tone: 'good', title })
    return undefined
  } catch (error) {
    return failureOf(error)
  } finally {
    await mutate()
  }
}
