import { type Call, isResponseError } from '@motif/contract/client'
import type { Route, ScreenAddress } from './define-route.tsx'

export interface CriticalData {
  /** By SWR key. */
  answers: Record<string, unknown>
  status: 200 | 404
  /** Canonical path of the page's subject, which may differ from the requested one. */
  path?: string | undefined
}

/**
 * Loads a screen's critical data before server rendering.
 * @throws errors, except for a missing page subject: the page reports that itself
 */
export async function readCritical(
  { critical }: Pick<Route, 'critical'>,
  address: ScreenAddress,
  call: Call
): Promise<CriticalData> {
  const asked = Object.values(critical(address)).filter((one) => one !== undefined)
  let path: string | undefined
  const read = await Promise.all(
    asked.map(async ({ key, read, isSubject = false, pathOf }) => {
      try {
        const answer = await read(call)
        path = pathOf?.(answer) ?? path
        return [key, answer] as const
      } catch (error) {
        if (isSubject && isResponseError(error) && error.status < 500) return undefined
        throw error
      }
    })
  )
  return read.includes(undefined)
    ? { answers: {}, status: 404 }
    : { answers: Object.fromEntries(read.filter((one) => one !== undefined)), status: 200, path }
}
