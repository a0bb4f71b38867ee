import type { Editor } from '@motif/design'
import { failureOf } from '@motif/flows/outcome'
import type { StoredPicture } from '@motif/ui/editor'
import type { LocalPictures } from './local-pictures.ts'
import { uploadImage } from './upload-image.ts'
import { learnSizes } from './upload-sizes.ts'
import { type createPrepare, showNoteToast } from './prepare.ts'

type Going = Parameters<typeof uploadImage>[1]

/** Uploads replacement pictures of a design. */
export const createKeepImage =
  (editor: Editor, { look, keep }: LocalPictures, prepare: ReturnType<typeof createPrepare>) =>
  async (chosen: File, going: Going): Promise<StoredPicture> => {
    try {
      const { file, note } = await prepare(chosen, { signal: going.signal, onProgress: () => {} })
      const [{ id, width, height }, local] = await Promise.all([uploadImage(file, going), look(file)])
      keep(id, local)
      learnSizes(editor, [[id, { width, height }]])
      showNoteToast(note)
      return { kind: 'kept', image: id, width, height }
    } catch (error) {
      return going.signal.aborted ? { kind: 'stopped' } : { kind: 'failed', failure: failureOf(error) }
    }
  }
