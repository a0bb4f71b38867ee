import type { Upload } from '@motif/contract'
import { failureOf } from '@motif/flows/outcome'
import type { UploadState } from '@motif/ui/screens/design-tool'
import { useState } from 'react'
import { uploadImage } from './upload-image.ts'

interface RunningUpload extends UploadState {
  file: File
}

/** Pictures on their way; each is handed on when it is there. */
export function useUploads(onUploaded: (upload: Upload & { name: string }) => void) {
  const [uploads, setUploads] = useState<readonly RunningUpload[]>([])
  const patch = (id: string, change: Partial<RunningUpload>) => setUploads((all) => all.map((upload) => (upload.id === id ? { ...upload, ...change } : upload)))
  const dismiss = (id: string) => setUploads((all) => all.filter((upload) => upload.id !== id))

  const run = async ({ id, file, fileName }: RunningUpload) => {
    try {
      const uploaded = await uploadImage(file, (progress) => patch(id, { progress }))
      dismiss(id)
      onUploaded({ ...uploaded, name: fileName })
    } catch (error) {
      patch(id, { failure: failureOf(error) })
    }
  }

  const start = (file: File) => {
    const upload: RunningUpload = { id: crypto.randomUUID(), file, fileName: file.name, progress: 0 }
    setUploads((all) => [...all, upload])
    void run(upload)
  }

  const retry = (id: string) => {
    const failed = uploads.find((upload) => upload.id === id)
    if (failed === undefined) return
    const { failure: _failure, ...again } = { ...failed, progress: 0 }
    setUploads((all) => all.map((upload) => (upload.id === id ? again : upload)))
    void run(again)
  }

  return { uploads, start, retry, dismiss }
}
