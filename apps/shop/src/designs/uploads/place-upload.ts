import type { BrandLogo } from '@motif/contract/brand-kit-rules'
import type { Editor, EditorArea } from '@motif/design'
import { centreOfVisible, newImage } from '@motif/flows/design-editor'
import { showFailureToast } from '../../shell/show-failure-toast.ts'
import { learnSizes, sizesOfUploads } from './upload-sizes.ts'

/** Places an upload, such as a logo, centred in the visible part of an area. Loads its size if unknown. */
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
      { areaId: area.id, at: centreOfVisible(area, editor.camera.getSeen()) }
    )
  } catch (error) {
    showFailureToast(error)
  }
}
