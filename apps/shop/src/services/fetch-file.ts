import type { Problem } from '@motif/contract'
import { ResponseError } from '@motif/contract/client'
import { freshToken } from './identity/token-source.ts'

/**
 * Requests a file with the session's token; with a body, by POST, as form data or JSON. The response body is not read.
 * @throws {ResponseError} for error statuses
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
