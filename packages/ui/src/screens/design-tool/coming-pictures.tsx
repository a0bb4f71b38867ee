import { chakra } from '@chakra-ui/react'
import { m } from '@motif/messages'
import { X } from 'lucide-react'
import { useRef } from 'react'
import { IconButton } from '../../components/icon-button/index.ts'
import { toPixels, useEditor, useEditorState, useFrames } from '../../editor/index.ts'
import type { UploadState } from './types.ts'
import { UploadProgress } from './upload-card.tsx'

type Coming = UploadState & { shown: NonNullable<UploadState['shown']> }

/** Whether an upload is seen where it will lie, and not in the list of those under way. */
export const isComingOnto =
  (areaId: string) =>
  (upload: UploadState): upload is Coming =>
    upload.failure === undefined && upload.shown?.areaId === areaId

interface ComingPicturesProps {
  uploads: readonly UploadState[]
  onDismiss: (choice: { uploadId: string }) => void
}

/** Pictures on their way, over the place on the stage where they will lie. */
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
      // Of the picture's size alone: what is told of it may stand out, and never widens it.
      gridTemplate="100% / 100%"
      placeItems="center"
      outline="2px dashed"
      outlineColor="accent"
      css={{ '& > *': { gridArea: '1 / 1' } }}
      data-testid="coming-picture"
    >
      <chakra.img src={shown.address} alt="" width="full" height="full" opacity={0.55} />
      {/* As wide as it needs, however small the picture is. */}
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
          <UploadProgress label={m.editor_upload_going({ name: fileName })} progress={progress} />
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
