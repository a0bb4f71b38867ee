import { type Call, isResponseError } from '@motif/contract/client'
import type { Route, ScreenAddress } from './define-route.tsx'

export interface CriticalAnswers {
  /** By SWR key. */
  answers: Record<string, unknown>
  status: 200 | 404
  /** Where the page's subject is, if it says so: maybe not where it was asked for. */
  path?: string | undefined
}

/**
 * Reads what a screen needs first, before the server renders it.
 * @throws what the shop answered instead, but for what the page is about and the shop does not have: that page says so itself
 */
export async function readCritical(
  { critical }: Pick<Route, 'critical'>,
  address: ScreenAddress,
  call: Call
): Promise<CriticalAnswers> {
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
