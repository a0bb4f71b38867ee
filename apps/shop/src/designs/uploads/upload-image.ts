import type { Upload } from '@motif/contract'
import { toResult } from '@motif/contract/client'
import { freshToken } from '../../services/identity/token-source.ts'

const takers = new Set<(upload: Upload) => void>()

/** Subscribes to uploads of this page; returns the unsubscribe function. */
export function watchUploads(taker: (upload: Upload) => void): () => void {
  takers.add(taker)
  return () => void takers.delete(taker)
}

/**
 * Uploads a picture with progress from 0 to 1, which `fetch` does not report.
 * @throws {ResponseError | TypeError} as the client does; the abort reason of `signal`
 */
export async function uploadImage(
  file: File,
  { onProgress, signal }: { onProgress: (progress: number) => void; signal: AbortSignal }
): Promise<Upload> {
  const token = await freshToken()
  signal.throwIfAborted()
  const upload = await new Promise<Upload>((resolve, reject) => {
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
  for (const take of takers) take(upload)
  return upload
}
