import type { Problem, TestPrint } from '@motif/contract'
import { ResponseError, urlOf } from '@motif/contract/client'
import { freshToken } from '../services/identity/token-source.ts'
import { tellFailure } from '../shell/tell-failure.ts'

/** A photograph with a sample on a print area, as the server draws it; undefined where that failed, which is told. */
export async function drawTestPrint(print: TestPrint): Promise<Blob | undefined> {
  try {
    const authtoken = await freshToken()
    const response = await fetch((import.meta.env.VITE_API_URL ?? '') + urlOf('POST /api/v1/admin/test-prints', {}), {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(authtoken !== undefined && { authtoken }) },
      body: JSON.stringify(print)
    })
    if (!response.ok)
      throw new ResponseError(response.status, (await response.json().catch(() => undefined)) as Problem | undefined)
    return await response.blob()
  } catch (error) {
    tellFailure(error)
    return undefined
  }
}
