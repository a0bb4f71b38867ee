import type { Upload } from '@motif/contract'
import { preparePicture, showNoteToast } from '../designs/uploads/prepare.ts'
import { call } from '../services/api.ts'
import { showFailureToast } from '../shell/show-failure-toast.ts'

/** Uploads a picture as staff, resized or converted if necessary. Failures are shown. */
export async function uploadPicture(chosen: File): Promise<Upload | undefined> {
  try {
    const { file, note } = await preparePicture(chosen, { signal: new AbortController().signal, onProgress: () => {} })
    const { data } = await call('POST /api/v1/uploads', { file })
    showNoteToast(note)
    return data
  } catch (error) {
    showFailureToast(error)
    return undefined
  }
}
