import { chakra } from '@chakra-ui/react'
import type { Picture, ProductInput } from '@motif/contract'
import { m } from '@motif/messages'
import { ArrowDown, ArrowUp, Crop, ImagePlus, Trash2 } from 'lucide-react'
import { type DragEvent, useId, useRef, useState } from 'react'
import { Button } from '../../../components/button/index.ts'
import { Field, TextField } from '../../../components/field/index.ts'
import { IconButton } from '../../../components/icon-button/index.ts'
import { ProductPicture } from '../../../components/picture/index.ts'
import { SelectField } from '../../../components/select/index.ts'
import { pictureFiles } from '../../../forms/index.ts'
import { CropFields } from './crop-fields.tsx'
import { CutPhoto } from './cut-photo.tsx'
import { Part } from '../editor-part.tsx'
import type { PartProps } from './editor-parts.tsx'
import { moved } from './product-form.ts'
import type { ProductSectionsProps } from './types.ts'

type Photo = ProductInput['pictures'][number]

interface PicturesProps extends PartProps, Pick<ProductSectionsProps, 'onUploadPhoto' | 'photoUrlOf'> {
  /** Pictures the shop makes itself. They follow the photographs. */
  made: readonly Picture[]
  /** The photos as last saved. */
  saved: readonly Photo[]
}

interface PhotoRowProps extends Pick<PicturesProps, 'errorOf' | 'photoUrlOf'> {
  photo: Photo
  /** Its crop as last saved. */
  savedCrop: Photo['crop']
  index: number
  count: number
  colours: readonly { value: string; label: string }[]
  onChange: (change: Partial<Photo>) => void
  onMove: (to: number) => void
  onRemove: () => void
}

/** Pressing the photo sets its focus; two sliders do so by keyboard. */
function PhotoRow({ photo, savedCrop, index, count, colours, errorOf, photoUrlOf, ...props }: PhotoRowProps) {
  const { onChange, onMove, onRemove } = props
  const [isCropOpened, setIsCropOpened] = useState(false)
  const cropError = errorOf(`pictures.${index}.crop`)
  const isCropping = isCropOpened || cropError !== undefined
  const cropId = useId()
  return (
    <chakra.li
      draggable
      onDragStart={(event: DragEvent) => event.dataTransfer.setData('text/x-photo', String(index))}
      onDragOver={(event: DragEvent) => event.preventDefault()}
      onDrop={(event: DragEvent) => {
        const from = event.dataTransfer.getData('text/x-photo')
        if (from === '') return
        event.preventDefault()
        event.stopPropagation()
        onMove(-1 - Number(from))
      }}
      display="grid"
      gridTemplateColumns={{ base: '6rem minmax(0, 1fr)', md: '8rem minmax(0, 1fr)' }}
      gap={4}
      paddingBlock={4}
      borderBlockStartWidth="1px"
    >
      <div>
        <chakra.div position="relative" aspectRatio="4 / 5" overflow="hidden" borderRadius="panel" bg="bg.raised">
          <CutPhoto
            src={photoUrlOf({ upload: photo.upload })}
            alt={photo.alt}
            focus={photo.focus}
            crop={photo.crop}
            onPress={({ x, y }) => onChange({ focus: { x: Math.round(x * 100) / 100, y: Math.round(y * 100) / 100 } })}
          />
        </chakra.div>
      </div>
      <chakra.div display="grid" gap={3} minWidth={0}>
        <TextField
          label={m.admin_photo_alt({ index: index + 1 })}
          hint={index === 0 ? m.admin_photo_alt_hint() : undefined}
          value={photo.alt}
          maxLength={200}
          error={errorOf(`pictures.${index}.alt`) ?? errorOf(`pictures.${index}.upload`)}
          onChange={({ currentTarget: { value } }) => onChange({ alt: value })}
        />
        {colours.length > 0 ? (
          <SelectField
            label={m.admin_photo_colour({ index: index + 1 })}
            isRequired={false}
            value={photo.colour ?? ''}
            error={errorOf(`pictures.${index}.colour`)}
            onChange={({ currentTarget: { value } }) => onChange({ colour: value || null })}
          >
            <option value="">{m.admin_photo_every_colour()}</option>
            {colours.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </SelectField>
        ) : null}
        <chakra.div display="grid" gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: '1fr 1fr' }} gap={4}>
          {(['x', 'y'] as const).map((axis) => (
            <Field
              key={axis}
              label={
                axis === 'x' ? m.admin_photo_focus_x({ index: index + 1 }) : m.admin_photo_focus_y({ index: index + 1 })
              }
              isRequired={false}
            >
              {({ required: _required, ...parts }) => (
                <chakra.input
                  {...parts}
                  type="range"
                  width="full"
                  minWidth={0}
                  min={0}
                  max={100}
                  minHeight="target"
                  accentColor="var(--chakra-colors-accent)"
                  value={Math.round(photo.focus[axis] * 100)}
                  onChange={({ currentTarget: { value } }) =>
                    onChange({ focus: { ...photo.focus, [axis]: Number(value) / 100 } })
                  }
                />
              )}
            </Field>
          ))}
        </chakra.div>
        <chakra.div display="flex" flexWrap="wrap" gap={2}>
          <IconButton
            label={m.admin_photo_crop({ index: index + 1 })}
            aria-expanded={isCropping}
            aria-controls={isCropping ? cropId : undefined}
            onClick={() => setIsCropOpened(!isCropOpened)}
            icon={<Crop aria-hidden />}
          />
          <IconButton
            label={m.admin_photo_earlier({ index: index + 1 })}
            disabled={index === 0}
            onClick={() => onMove(index - 1)}
            icon={<ArrowUp aria-hidden />}
          />
          <IconButton
            label={m.admin_photo_later({ index: index + 1 })}
            disabled={index === count - 1}
            onClick={() => onMove(index + 1)}
            icon={<ArrowDown aria-hidden />}
          />
          <IconButton
            label={m.admin_photo_remove({ index: index + 1 })}
            onClick={onRemove}
            icon={<Trash2 aria-hidden />}
          />
        </chakra.div>
      </chakra.div>
      {isCropping ? (
        <chakra.div id={cropId} gridColumn="1 / -1" minWidth={0}>
          <CropFields
            index={index}
            photo={{ src: photoUrlOf({ upload: photo.upload }), alt: photo.alt }}
            crop={photo.crop}
            saved={savedCrop}
            error={cropError}
            onChange={(crop) => onChange({ crop })}
          />
        </chakra.div>
      ) : null}
    </chakra.li>
  )
}

/** Photos in shop order, added by drop or file choice. */
export function PicturesPart({ form, onChange, errorOf, onUploadPhoto, photoUrlOf, made, saved }: PicturesProps) {
  const [waiting, setWaiting] = useState(0)
  const input = useRef<HTMLInputElement>(null)
  const colours = form.options.find(({ id }) => id === 'colour')?.values ?? []

  // From what there is by then: another picture may have come since this was shown.
  const set = (change: (pictures: readonly Photo[]) => Photo[]) =>
    onChange(({ pictures }) => ({ pictures: change(pictures) }))
  const bring = async (files: Iterable<File>) => {
    // Some devices know no kind of a HEIC.
    const pictures = [...files].filter(({ type }) => /^(?:image\/.*|application\/pdf)?$/.test(type))
    setWaiting((count) => count + pictures.length)
    for (const file of pictures) {
      const upload = await onUploadPhoto({ file })
      setWaiting((count) => count - 1)
      if (upload !== undefined)
        onChange(({ pictures, name }) => ({
          pictures: [...pictures, { upload, alt: name, colour: null, focus: { x: 0.5, y: 0.5 }, crop: null }]
        }))
    }
  }
  const error = errorOf('pictures')
  return (
    <Part title={m.admin_product_pictures()} hint={m.admin_product_pictures_hint()}>
      <chakra.div
        onDragOver={(event: DragEvent) => event.preventDefault()}
        onDrop={(event: DragEvent) => {
          event.preventDefault()
          void bring(event.dataTransfer.files)
        }}
        borderWidth="1px"
        borderStyle="dashed"
        borderColor="border.control"
        borderRadius="panel"
        padding={6}
        display="grid"
        justifyItems="center"
        gap={2}
        textAlign="center"
      >
        <Button isBusy={waiting > 0} onClick={() => input.current?.click()}>
          <ImagePlus aria-hidden />
          {m.admin_photo_choose()}
        </Button>
        <chakra.span color="fg.muted">{m.admin_photo_drop()}</chakra.span>
        <input
          ref={input}
          type="file"
          accept={pictureFiles}
          multiple
          hidden
          aria-label={m.admin_photo_choose()}
          onChange={({ currentTarget }) => {
            void bring(currentTarget.files ?? [])
            currentTarget.value = ''
          }}
        />
        {error === undefined ? null : (
          <chakra.span role="alert" color="bad">
            {error}
          </chakra.span>
        )}
      </chakra.div>
      <ol>
        {form.pictures.map((photo, index) => (
          <PhotoRow
            key={photo.upload}
            photo={photo}
            savedCrop={saved.find(({ upload }) => upload === photo.upload)?.crop ?? null}
            index={index}
            count={form.pictures.length}
            colours={colours}
            errorOf={errorOf}
            photoUrlOf={photoUrlOf}
            onChange={(change) =>
              set((pictures) => pictures.map((one) => (one.upload === photo.upload ? { ...one, ...change } : one)))
            }
            // A drop passes its source as a negative number, buttons their target.
            onMove={(to) => set((pictures) => (to < 0 ? moved(pictures, -1 - to, index) : moved(pictures, index, to)))}
            onRemove={() =>
              onChange(({ pictures, printAreas }) => ({
                pictures: pictures.filter(({ upload }) => upload !== photo.upload),
                // What it showed is shown by the others, or by none.
                printAreas: printAreas.map((area) => ({
                  ...area,
                  photos: area.photos.filter((upload) => upload !== photo.upload)
                }))
              }))
            }
          />
        ))}
      </ol>
      {made.length > 0 ? (
        <chakra.div display="grid" gap={2}>
          <chakra.p color="fg.muted">{m.admin_product_made_pictures({ count: made.length })}</chakra.p>
          <chakra.div display="grid" gridTemplateColumns="repeat(auto-fill, minmax(4rem, 1fr))" gap={2}>
            {made.slice(0, 12).map((picture) => (
              <ProductPicture key={picture.url} picture={picture} sizes="64px" />
            ))}
          </chakra.div>
        </chakra.div>
      ) : null}
    </Part>
  )
}
