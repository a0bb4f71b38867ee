import { chakra } from '@chakra-ui/react'
import { type PhotoCrop, type PhotoSize, photoRatio } from '@motif/contract/photo-cut'
import { m } from '@motif/messages'
import { RotateCcw, Undo2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { Button } from '../../../components/button/index.ts'
import { ChipGroup } from '../../../components/chip-group/index.ts'
import type { Place } from './area-shape.ts'
import {
  type CropShape,
  cornersOf,
  isRatioPossible,
  movedCrop,
  ratioOf,
  shapeOf,
  withCropCorner,
  withRatio,
  wholePhoto
} from './crop-shape.ts'
import { PhotoHandles, PhotoOverlay } from './photo-handles.tsx'
import { isSame } from './product-form.ts'

interface CropFieldsProps {
  /** Place of the photo in the list, counted from 0. */
  index: number
  photo: { src: string; alt: string }
  /** Null: the whole photo. */
  crop: PhotoCrop | null
  /** The crop as last saved. */
  saved: PhotoCrop | null
  error: string | undefined
  onChange: (crop: PhotoCrop | null) => void
}

const shapes = {
  free: () => m.admin_photo_crop_free(),
  square: () => m.admin_photo_crop_square(),
  portrait: () => m.admin_photo_crop_portrait()
} satisfies Record<CropShape, () => string>

const isShape = (value: string): value is CropShape => value in shapes

/** The part of a photo to show: a rectangle on it, free or of a shape. */
export function CropFields({ index, photo: { src, alt }, crop, saved, error, onChange }: CropFieldsProps) {
  const number = { index: index + 1 }
  const [size, setSize] = useState<PhotoSize>()
  const [chosen, setChosen] = useState<CropShape>()
  const reset = useRef<HTMLButtonElement>(null)
  const ownRatio = size ? size.width / size.height : photoRatio
  const shown = crop ?? wholePhoto
  const shape = chosen ?? shapeOf(crop, ownRatio)
  const set = (next: PhotoCrop) => onChange(isSame(next, wholePhoto) ? null : next)
  const moved = (start: PhotoCrop, corner: number, by: Place) =>
    corner < 4 ? withCropCorner(start, corner, by, ratioOf(shape, ownRatio)) : movedCrop(start, by)
  const corners = cornersOf(shown)
  return (
    <chakra.div display="grid" gap={4}>
      <ChipGroup
        legend={m.admin_photo_crop_shape(number)}
        options={Object.entries(shapes).map(([value, label]) => {
          const ratio = isShape(value) ? ratioOf(value, ownRatio) : undefined
          return { value, label: label(), isDisabled: ratio !== undefined && !isRatioPossible(ratio) }
        })}
        value={shape}
        onChange={({ value }) => {
          if (!isShape(value)) return
          setChosen(value)
          const ratio = ratioOf(value, ownRatio)
          if (ratio !== undefined) set(withRatio(shown, ratio))
        }}
      />
      <PhotoHandles
        label={m.admin_photo_crop_area(number)}
        hint={m.admin_photo_crop_hint()}
        ratio={ownRatio}
        shape={shown}
        corners={corners}
        wholeName={m.admin_photo_crop_move}
        moved={moved}
        onChange={(next) => {
          // A free crop stays free when it happens to have a shape.
          setChosen(shape)
          set(next)
        }}
      >
        <chakra.img
          src={src}
          alt={alt}
          width="full"
          height="full"
          draggable={false}
          onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) => setSize({ width, height })}
        />
        <PhotoOverlay>
          <path
            d={`M0 0H1V1H0ZM${corners.map(({ x, y }) => `${x} ${y}`).join('L')}Z`}
            fill="#000000"
            fillOpacity={0.55}
            fillRule="evenodd"
          />
        </PhotoOverlay>
      </PhotoHandles>
      {error === undefined ? null : (
        <chakra.p role="alert" textStyle="small" color="bad">
          {error}
        </chakra.p>
      )}
      <chakra.div display="flex" flexWrap="wrap" gap={2}>
        <Button
          ref={reset}
          size="sm"
          onClick={() => {
            setChosen('free')
            onChange(null)
          }}
        >
          <RotateCcw aria-hidden />
          {m.admin_photo_crop_reset(number)}
        </Button>
        {isSame(crop, saved) ? null : (
          <Button
            size="sm"
            onClick={() => {
              setChosen(undefined)
              onChange(saved)
              // This button goes.
              reset.current?.focus()
            }}
          >
            <Undo2 aria-hidden />
            {m.admin_photo_crop_undo(number)}
          </Button>
        )}
      </chakra.div>
    </chakra.div>
  )
}
