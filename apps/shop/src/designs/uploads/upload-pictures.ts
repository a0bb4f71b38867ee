import type { UploadWidth } from '@motif/contract'
import { uploadAddress } from './upload-address.ts'

const kept = new Map<string, Promise<string>>()

async function read(id: string, width: UploadWidth): Promise<string> {
  const answer = await fetch(uploadAddress(id, width))
  if (!answer.ok) throw new Error(`An upload was answered with ${answer.status}.`)
  const picture = await answer.blob()
  // A captive portal's login page is not a picture.
  if (!picture.type.startsWith('image/')) throw new Error(`An upload was answered with ${picture.type}.`)
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('loadend', () =>
      typeof reader.result === 'string' ? resolve(reader.result) : reject(new Error('An upload could not be read.'))
    )
    reader.readAsDataURL(picture)
  })
}

/** An upload as a `data:` URL, for renderings that cannot fetch; undefined if unavailable, and retried next time. */
export function pictureAddress(id: string, width: UploadWidth): Promise<string | undefined> {
  const key = `${id} ${width}`
  const address = kept.get(key) ?? read(id, width)
  kept.set(key, address)
  return address.catch(() => {
    kept.delete(key)
    return undefined
  })
}
