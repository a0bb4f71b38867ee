import type { BrandLogo } from '@motif/contract/brand-kit-rules'
import type { Editor, EditorArea } from '@motif/design'
import { middleOfSeen, newImage } from '@motif/flows/design-editor'
import { tellFailure } from '../../shell/tell-failure.ts'
import { learnSizes, sizesOfUploads } from './upload-sizes.ts'

/** Puts an upload of the person, such as a logo, onto an area, in the middle of what is seen of it. Its size is asked for where it is not known yet. */
export async function placeUpload(editor: Editor, area: EditorArea, { upload, name }: BrandLogo): Promise<void> {
  try {
    const known = editor.uploadSizes.getSnapshot().get(upload)
    if (!known) learnSizes(editor, await sizesOfUploads([upload]))
    const size = editor.uploadSizes.getSnapshot().get(upload)
    if (!size) return
    editor.commands.add(
      [
        newImage(area, {
          id: crypto.randomUUID(),
          image: upload,
          widthPx: size.width,
          heightPx: size.height,
          ...(name !== null && { name })
        })
      ],
      { areaId: area.id, at: middleOfSeen(area, editor.camera.getSeen()) }
    )
  } catch (error) {
    tellFailure(error)
  }
}
