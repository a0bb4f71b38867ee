import type { Upload } from '@motif/contract'
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import type { LocalPictures } from './local-pictures.ts'
import type { createPrepare } from './prepare.ts'
import { uploadImage } from './upload-image.ts'
import { createUploads, type Picture } from './uploads.ts'

/** The upload queue of this page; finished uploads are passed on. */
export function useUploads(
  { look, forget }: LocalPictures,
  prepare: ReturnType<typeof createPrepare>,
  onUploaded: (upload: Upload & Picture) => void
) {
  const arrived = useEffectEvent(onUploaded)
  const [{ start, retry, dismiss, close, onUploaded: listen, subscribe, getSnapshot }] = useState(() =>
    createUploads({ prepare, send: uploadImage, newId: () => crypto.randomUUID(), look, forget })
  )
  useEffect(() => {
    const stop = listen((upload) => arrived(upload))
    return () => {
      stop()
      close()
    }
  }, [listen, close])
  return { uploads: useSyncExternalStore(subscribe, getSnapshot), start, retry, dismiss }
}
