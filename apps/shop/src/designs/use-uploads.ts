import type { Upload } from '@motif/contract'
import type { Point } from '@motif/design'
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import { uploadImage } from './upload-image.ts'
import { createUploads, type Picture } from './uploads.ts'

/** Pictures on their way from this page; each is handed on when it is there. */
export function useUploads(onUploaded: (upload: Upload & { name: string; at: Point | undefined }) => void) {
  const arrived = useEffectEvent(({ file, at, ...upload }: Upload & Picture) => onUploaded({ ...upload, name: file.name, at }))
  const [{ start, retry, dismiss, close, onUploaded: listen, subscribe, getSnapshot }] = useState(() => createUploads({ send: uploadImage, newId: () => crypto.randomUUID() }))
  useEffect(() => {
    const stop = listen((upload) => arrived(upload))
    return () => {
      stop()
      close()
    }
  }, [listen, close])
  return { uploads: useSyncExternalStore(subscribe, getSnapshot), start, retry, dismiss }
}
