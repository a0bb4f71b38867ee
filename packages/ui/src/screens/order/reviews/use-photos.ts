import { reviewPhotosMax } from '@motif/contract/review-rules'
import { useEffect, useRef, useState } from 'react'
import type { Failure } from '../../../failure/index.ts'
import type { OrderReviews } from './types.ts'

/** A photo: uploaded, uploading or failed. */
export interface PhotoState {
  key: string
  /** Empty for existing photos. */
  fileName: string
  /** From 0 to 1. */
  progress: number
  upload?: string
  failure?: Failure
}

const isUploading = ({ upload, failure }: PhotoState) => upload === undefined && failure === undefined

/** Photos of a review. `onKept` is called with the uploaded ids on each change. */
export function usePhotos(
  kept: readonly string[],
  { onAddPhoto, onKept }: Pick<OrderReviews, 'onAddPhoto'> & { onKept: (uploads: readonly string[]) => void }
) {
  const [photos, setPhotos] = useState<readonly PhotoState[]>(() =>
    kept.map((upload) => ({ key: upload, fileName: '', progress: 1, upload }))
  )
  const current = useRef(photos)
  const files = useRef(new Map<string, { file: File; going: AbortController }>())
  const count = useRef(0)
  const [hasTooMany, setHasTooMany] = useState(false)
  // Aborts uploads on unmount.
  useEffect(() => () => files.current.forEach(({ going }) => going.abort()), [])

  const put = (next: readonly PhotoState[]) => {
    current.current = next
    setPhotos(next)
  }
  const patch = (key: string, change: Partial<PhotoState>) =>
    put(current.current.map((photo) => (photo.key === key ? { ...photo, ...change } : photo)))
  const tell = () => onKept(current.current.flatMap(({ upload }) => upload ?? []))

  async function bring(key: string, file: File) {
    const going = new AbortController()
    files.current.set(key, { file, going })
    const came = await onAddPhoto(file, {
      signal: going.signal,
      onProgress: (progress) => {
        if (!going.signal.aborted) patch(key, { progress })
      }
    })
    if (going.signal.aborted) return
    patch(key, came)
    if ('upload' in came) tell()
  }

  return {
    photos,
    /** `failed` once nothing is uploading. */
    state: photos.some(isUploading)
      ? ('uploading' as const)
      : photos.some(({ failure }) => failure)
        ? ('failed' as const)
        : ('uploaded' as const),
    hasTooMany,
    add: (chosen: readonly File[]) => {
      const room = reviewPhotosMax - current.current.length
      setHasTooMany(chosen.length > room)
      for (const file of chosen.slice(0, room)) {
        count.current += 1
        const key = `new-${count.current}`
        put([...current.current, { key, fileName: file.name, progress: 0 }])
        void bring(key, file)
      }
    },
    retry: (key: string) => {
      const known = files.current.get(key)
      const photo = current.current.find((one) => one.key === key)
      if (!known || !photo) return
      const { failure: _failure, ...again } = photo
      put(current.current.map((one) => (one.key === key ? { ...again, progress: 0 } : one)))
      void bring(key, known.file)
    },
    remove: (key: string) => {
      files.current.get(key)?.going.abort()
      files.current.delete(key)
      setHasTooMany(false)
      put(current.current.filter((photo) => photo.key !== key))
      tell()
    }
  }
}
