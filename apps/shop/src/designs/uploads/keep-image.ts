import type { Editor } from '@motif/design'
import { createKeepPicture } from './keep-picture.ts'
import type { LocalPictures } from './local-pictures.ts'
import type { createPrepare } from './prepare.ts'
import { uploadImage } from './upload-image.ts'
import { learnSizes } from './upload-sizes.ts'

/** Uploads replacement pictures of a design. */
export const createKeepImage = (
  editor: Editor,
  { look, keep }: LocalPictures,
  prepare: ReturnType<typeof createPrepare>
) =>
  createKeepPicture(prepare, async (file, going) => {
    const [stored, local] = await Promise.all([uploadImage(file, going), look(file)])
    const { id, width, height } = stored
    keep(id, local)
    learnSizes(editor, [[id, { width, height }]])
    return stored
  })
