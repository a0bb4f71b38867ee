import { chakra } from '@chakra-ui/react'
import { type PhotoCrop, photoRatio } from '@motif/contract/photo-cut'
import { m } from '@motif/messages'
import { type Corners, type Place, movedBy, withCorner } from './area-shape.ts'
import { CutPhoto } from './cut-photo.tsx'
import { PhotoHandles } from './photo-handles.tsx'

interface AreaDrawingProps {
  label: string
  photo: { src: string; alt: string; focus: Place; crop: PhotoCrop | null }
  corners: Corners
  /** Address of the photograph with a test print, shown in place of it. */
  testPrint?: string | undefined
  onChange: (corners: Corners) => void
}

function moved(start: Corners, index: number, by: Place): Corners {
  const corner = start[index]
  return corner ? withCorner(start, index, { x: corner.x + by.x, y: corner.y + by.y }) : movedBy(start, by)
}

/** A print area on its photo: corners and the whole are moved by drag or keys. */
export function AreaDrawing({ label, photo, corners, testPrint, onChange }: AreaDrawingProps) {
  return (
    <PhotoHandles
      label={label}
      hint={m.admin_area_keys()}
      ratio={photoRatio}
      shape={corners}
      corners={corners}
      wholeName={m.admin_area_whole}
      moved={moved}
      onChange={onChange}
    >
      {testPrint === undefined ? (
        <CutPhoto {...photo} />
      ) : (
        <chakra.img src={testPrint} alt={photo.alt} width="full" height="full" draggable={false} />
      )}
    </PhotoHandles>
  )
}
