import { chakra } from '@chakra-ui/react'
import { m } from '@motif/messages'
import { X } from 'lucide-react'
import { useRef } from 'react'
import { IconButton } from '../../components/icon-button/index.ts'
import { ProgressBar } from '../../components/progress-bar/index.ts'
import { toPixels, useEditor, useEditorState, useFrames } from '../../editor/index.ts'
import type { UploadState } from './types.ts'

type Coming = UploadState & { shown: NonNullable<UploadState['shown']> }

/** Whether an upload is shown on the stage instead of in the list. */
export const isComingOnto =
  (areaId: string) =>
  (upload: UploadState): upload is Coming =>
    upload.failure === undefined && upload.shown?.areaId === areaId

interface ComingPicturesProps {
  uploads: readonly UploadState[]
  onDismiss: (choice: { uploadId: string }) => void
}

/** Uploads in progress, at their final position on the stage. */
export function ComingPictures({ uploads, onDismiss }: ComingPicturesProps) {
  const areaId = useEditorState((state) => state.areaId)
  return uploads
    .filter(isComingOnto(areaId))
    .map((upload) => (
      <ComingPicture key={upload.id} upload={upload} onDismiss={() => onDismiss({ uploadId: upload.id })} />
    ))
}

function ComingPicture({
  upload: { shown, fileName, progress },
  onDismiss
}: {
  upload: Coming
  onDismiss: () => void
}) {
  const editor = useEditor()
  const root = useRef<HTMLDivElement>(null)
  useFrames(editor, () => {
    const camera = editor.camera.getSnapshot()
    if (!root.current) return
    const centre = toPixels(camera, shown)
    const [width, height] = [shown.width * camera.scale, shown.height * camera.scale]
    root.current.style.transform = `translate(${centre.x - width / 2}px, ${centre.y - height / 2}px)`
    root.current.style.width = `${width}px`
    root.current.style.height = `${height}px`
  })
  return (
    <chakra.div
      ref={root}
      position="absolute"
      left={0}
      top={0}
      dir="ltr"
      pointerEvents="none"
      display="grid"
      // Sized by the picture alone: labels overflow without widening it.
      gridTemplate="100% / 100%"
      placeItems="center"
      outline="2px dashed"
      outlineColor="accent"
      css={{ '& > *': { gridArea: '1 / 1' } }}
      data-testid="coming-picture"
    >
      <chakra.img src={shown.address} alt="" width="full" height="full" opacity={0.55} />
      {/* As wide as needed, however small the picture. */}
      <chakra.div
        position="relative"
        pointerEvents="auto"
        dir="auto"
        bg="bg.float"
        color="fg"
        borderRadius="control"
        boxShadow="float"
        paddingInlineStart={3}
        width="10rem"
        display="flex"
        alignItems="center"
        gap={2}
      >
        <chakra.div flex="1">
          <ProgressBar label={m.editor_upload_going({ name: fileName })} progress={progress} />
        </chakra.div>
        <IconButton
          label={m.editor_upload_stop({ name: fileName })}
          icon={<X aria-hidden />}
          size="sm"
          onClick={onDismiss}
        />
      </chakra.div>
    </chakra.div>
  )
}
