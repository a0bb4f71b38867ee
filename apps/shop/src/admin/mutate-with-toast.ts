import { type Failure, failureOf } from '@motif/flows/outcome'
import { toaster } from '@motif/ui/components/toaster'
import type { SWRResponse } from 'swr'

/** Does something to a list and reads it again. Says that it is done, or gives why it was refused. */
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
