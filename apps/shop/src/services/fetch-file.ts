import type { Problem } from '@motif/contract'
import { ResponseError } from '@motif/contract/client'
import { freshToken } from './identity/token-source.ts'

/**
 * Asks the API for a file as whoever is signed in; with a body, by POST. The answer is not read.
 * @throws {ResponseError} where the answer is a refusal
 */
export async function fetchFile(address: string, body?: unknown): Promise<Response> {
  const authtoken = await freshToken()
  const response = await fetch((import.meta.env.VITE_API_URL ?? '') + address, {
    headers: {
      ...(authtoken !== undefined && { authtoken }),
      ...(body !== undefined && { 'content-type': 'application/json' })
    },
    ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) })
  })
  if (response.ok) return response
  throw new ResponseError(response.status, (await response.json().catch(() => undefined)) as Problem | undefined)
}
