import type { Upload } from '@motif/contract'
import type { Point } from '@motif/design'
import { failureOf } from '@motif/flows/outcome'
import type { UploadState } from '@motif/ui/screens/design-tool'
import { useCallback, useState } from 'react'
import { uploadImage } from './upload-image.ts'

interface RunningUpload extends UploadState {
  file: File
  /** Where it was let go, in the area's millimetres. */
  at: Point | undefined
}

/** Pictures on their way; each is handed on when it is there. */
export function useUploads(onUploaded: (upload: Upload & { name: string; at: Point | undefined }) => void) {
  const [uploads, setUploads] = useState<readonly RunningUpload[]>([])
  const patch = useCallback((id: string, change: Partial<RunningUpload>) => setUploads((all) => all.map((upload) => (upload.id === id ? { ...upload, ...change } : upload))), [])
  const dismiss = useCallback((id: string) => setUploads((all) => all.filter((upload) => upload.id !== id)), [])

  const run = useCallback(
    async ({ id, file, fileName, at }: RunningUpload) => {
      try {
        const uploaded = await uploadImage(file, (progress) => patch(id, { progress }))
        dismiss(id)
        onUploaded({ ...uploaded, name: fileName, at })
      } catch (error) {
        patch(id, { failure: failureOf(error) })
      }
    },
    [patch, dismiss, onUploaded]
  )

  const start = useCallback(
    (file: File, at?: Point) => {
      const upload: RunningUpload = { id: crypto.randomUUID(), file, at, fileName: file.name, progress: 0 }
      setUploads((all) => [...all, upload])
      void run(upload)
    },
    [run]
  )

  const retry = (id: string) => {
    const failed = uploads.find((upload) => upload.id === id)
    if (failed === undefined) return
    const { failure: _failure, ...again } = { ...failed, progress: 0 }
    setUploads((all) => all.map((upload) => (upload.id === id ? again : upload)))
    void run(again)
  }

  return { uploads, start, retry, dismiss }
}
