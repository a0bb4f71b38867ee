import { afterEach, expect, it, vi } from 'vitest'
import { uploadImage, watchUploads } from './upload-image.ts'

/** A request that the shop answers at once, with a picture or with an error. */
class AnsweredRequest extends EventTarget {
  static status = 201
  upload = new EventTarget()
  status = AnsweredRequest.status
  responseText = JSON.stringify(
    this.status === 201
      ? { id: 'u1', width: 900, height: 600, url: '/api/v1/uploads/u1' }
      : { type: 'about:blank', title: 'No', status: this.status }
  )
  open = () => {}
  setRequestHeader = () => {}
  send = () => void this.dispatchEvent(new Event('load'))
}

afterEach(() => vi.unstubAllGlobals())

it('tells whoever watches of a picture once it has come, and of none that was refused', async () => {
  vi.stubGlobal('XMLHttpRequest', AnsweredRequest)
  const told: string[] = []
  const stop = watchUploads(({ id }) => told.push(id))
  const send = () =>
    uploadImage(new File(['1'], 'a.png', { type: 'image/png' }), {
      onProgress: () => {},
      signal: new AbortController().signal
    })
  await send()
  AnsweredRequest.status = 413
  await expect(send()).rejects.toThrow()
  expect(told).toEqual(['u1'])
  AnsweredRequest.status = 201
  stop()
  await send()
  expect(told).toEqual(['u1'])
})
