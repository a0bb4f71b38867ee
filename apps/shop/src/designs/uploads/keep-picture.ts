import { failureOf } from '@motif/flows/outcome'
import type { StoredPicture } from '@motif/ui/editor'
import { type createPrepare, showNoteToast } from './prepare.ts'
import type { uploadImage } from './upload-image.ts'

type Upload = typeof uploadImage

/** Prepares and uploads a chosen picture. The result reports a failure; nothing is thrown. */
export const createKeepPicture =
  (prepare: ReturnType<typeof createPrepare>, upload: Upload) =>
  async (chosen: File, going: Parameters<Upload>[1]): Promise<StoredPicture> => {
    try {
      const { file, note } = await prepare(chosen, { signal: going.signal, onProgress: () => {} })
      const { id, width, height } = await upload(file, going)
      showNoteToast(note)
      return { kind: 'kept', image: id, width, height }
    } catch (error) {
      return going.signal.aborted ? { kind: 'stopped' } : { kind: 'failed', failure: failureOf(error) }
    }
  }
