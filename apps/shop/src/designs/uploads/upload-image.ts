import type { Upload } from '@motif/contract'
import { toResult } from '@motif/contract/client'
import { freshToken } from '../../services/identity/token-source.ts'

/** Uploads a picture and tells how far it is, from 0 to 1; `fetch` does not tell. @throws {ResponseError | TypeError} as the client does; what `signal` was aborted with */
export async function uploadImage(
  file: File,
  { onProgress, signal }: { onProgress: (progress: number) => void; signal: AbortSignal }
): Promise<Upload> {
  const token = await freshToken()
  signal.throwIfAborted()
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('POST', `${import.meta.env.VITE_API_URL ?? ''}/api/v1/uploads`)
    request.setRequestHeader('accept', 'application/json')
    if (token !== undefined) request.setRequestHeader('authtoken', token)
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total === 0 ? 0 : loaded / total))
    request.addEventListener('load', () => {
      toResult('POST /api/v1/uploads', request.status, request.responseText).then(({ data }) => resolve(data), reject)
    })
    request.addEventListener('error', () => reject(new TypeError('The upload did not reach the shop.')))
    request.addEventListener('abort', () => reject(signal.reason as Error))
    signal.addEventListener('abort', () => request.abort(), { once: true })
    const form = new FormData()
    form.set('file', file)
    request.send(form)
  })
}
