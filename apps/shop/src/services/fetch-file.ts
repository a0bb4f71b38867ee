import type { Problem } from '@motif/contract'
import { ResponseError } from '@motif/contract/client'
import { freshToken } from './identity/token-source.ts'

/**
 * Asks the API for a file as whoever is signed in; with a body, by POST: a form as it is, anything else as JSON. The answer is not read.
 * @throws {ResponseError} where the answer is a refusal
 */
export async function fetchFile(address: string, body?: unknown): Promise<Response> {
  const authtoken = await freshToken()
  const isForm = body instanceof FormData
  const response = await fetch((import.meta.env.VITE_API_URL ?? '') + address, {
    headers: {
      ...(authtoken !== undefined && { authtoken }),
      ...(body !== undefined && !isForm && { 'content-type': 'application/json' })
    },
    ...(body !== undefined && { method: 'POST', body: isForm ? body : JSON.stringify(body) })
  })
  if (response.ok) return response
  throw new ResponseError(response.status, (await response.json().catch(() => undefined)) as Problem | undefined)
}
