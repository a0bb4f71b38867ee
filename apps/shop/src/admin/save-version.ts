import { type Failure, failureOf } from '@motif/flows/outcome'
import { toaster } from '@motif/ui/components/toaster'

interface Saving<Current> {
  send: () => Promise<{ data: Current }>
  /** Reloads the current version. */
  refresh: () => Promise<readonly [Current | undefined, ...unknown[]]>
  /** The toast; none if the page says it otherwise. */
  told?: string
}

/** Saves versioned data. On a conflict, loads the current version for merging. */
export async function saveVersion<Current>({
  send,
  refresh,
  told
}: Saving<Current>): Promise<{ saved: Current } | { failure: Failure; newer?: Current | undefined }> {
  try {
    const { data } = await send()
    if (told !== undefined) toaster.show({ tone: 'good', title: told })
    await refresh()
    return { saved: data }
  } catch (error) {
    const failure = failureOf(error)
    if (failure.code !== 'conflict') return { failure }
    const [newer] = await refresh()
    return { failure, newer }
  }
}
