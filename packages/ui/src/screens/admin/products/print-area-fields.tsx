import { chakra } from '@chakra-ui/react'
import type { ProductInput, TestPrint } from '@motif/contract'
import { printAreaLimits } from '@motif/contract/admin-product-rules'
import { m } from '@motif/messages'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../components/button/index.ts'
import { Checkbox } from '../../../components/checkbox/index.ts'
import { TextField } from '../../../components/field/index.ts'
import { IconButton } from '../../../components/icon-button/index.ts'
import { SelectField } from '../../../components/select/index.ts'
import { AreaDrawing } from './area-drawing.tsx'
import { fittingHeight, rectangleAround } from './area-shape.ts'
import { Pair } from '../editor-part.tsx'
import { numberOf } from '../typed-values.ts'
import type { PrintAreaForm } from './product-form.ts'
import type { ProductSectionsProps } from './types.ts'
import { useTestPrint } from './use-test-print.ts'

type Photo = ProductInput['pictures'][number]

export interface PrintAreaFieldsProps extends Pick<ProductSectionsProps, 'photoUrlOf' | 'onTestPrint'> {
  area: PrintAreaForm
  index: number
  pictures: readonly Photo[]
  colours: ProductInput['options'][number]['values']
  /** The sentence for a member of the area that is wrong. */
  errorOf: (name: string) => string | undefined
  onChange: (change: Partial<PrintAreaForm>) => void
  onRemove: () => void
}

/** Undyed, a photograph is shown as it was taken. */
const noTint = '#ffffff'

const nameOf = ({ alt }: Photo, index: number) =>
  alt === '' ? m.admin_area_photo({ index: index + 1 }) : m.admin_area_photo_named({ index: index + 1, alt })

/** Data of a test print, if complete and valid. */
function testPrintOf({ corners, isDyed, width, height }: PrintAreaForm, photo: Photo, tint: string) {
  const [widthMm, heightMm] = [numberOf(width), numberOf(height)]
  return Math.min(widthMm, heightMm) >= printAreaLimits.sideMin
    ? { upload: photo.upload, focus: photo.focus, crop: photo.crop, corners, widthMm, heightMm, isDyed, tint }
    : undefined
}

/** A print area: measures, photos, and its position on them. */
export function PrintAreaFields({ area, index, pictures, colours, errorOf, ...props }: PrintAreaFieldsProps) {
  const { onChange, onRemove, onTestPrint, photoUrlOf } = props
  const number = { index: index + 1 }
  const chosen = pictures.filter(({ upload }) => area.photos.includes(upload))
  const [shownUpload, setShownUpload] = useState<string>()
  const shown = chosen.find(({ upload }) => upload === shownUpload) ?? chosen[0]
  const [tint, setTint] = useState<string>()
  const [isTested, setIsTested] = useState(false)
  const swatch = colours.find(({ value }) => value === tint)?.swatch ?? colours[0]?.swatch ?? noTint
  const wanted: TestPrint | undefined =
    isTested && shown ? testPrintOf(area, shown, area.isDyed ? swatch : noTint) : undefined
  const test = useTestPrint(wanted, onTestPrint)
  const fitting = fittingHeight(area)

  const measure = (key: 'width' | 'height' | 'bleed' | 'safe', label: string, hint?: string) => (
    <TextField
      label={label}
      hint={hint}
      inputMode="decimal"
      value={area[key]}
      error={errorOf(`${key}Mm`)}
      onChange={({ currentTarget: { value } }) => onChange({ [key]: value })}
    />
  )
  return (
    <chakra.section
      aria-label={m.admin_area_title(number)}
      display="grid"
      gap={5}
      borderWidth="1px"
      borderRadius="panel"
      padding={{ base: 4, md: 5 }}
    >
      <chakra.div display="flex" gap={3} alignItems="end">
        <chakra.div flex="1" minWidth={0}>
          <TextField
            label={m.admin_area_name(number)}
            value={area.name}
            maxLength={40}
            error={errorOf('name') ?? errorOf('id')}
            onChange={({ currentTarget: { value } }) => onChange({ name: value })}
          />
        </chakra.div>
        <IconButton label={m.admin_area_remove(number)} onClick={onRemove} icon={<Trash2 aria-hidden />} />
      </chakra.div>
      <Pair>
        {measure('width', m.admin_area_width(number))}
        {measure('height', m.admin_area_height(number))}
        {measure('bleed', m.admin_area_bleed(number), m.admin_area_bleed_hint())}
        {measure('safe', m.admin_area_safe(number), m.admin_area_safe_hint())}
      </Pair>
      <chakra.fieldset display="grid" minWidth={0}>
        <chakra.legend textStyle="label">{m.admin_area_photos(number)}</chakra.legend>
        {pictures.map((photo, at) => (
          <Checkbox
            key={photo.upload}
            checked={area.photos.includes(photo.upload)}
            onChange={({ isChecked }) =>
              onChange({
                photos: pictures
                  .map(({ upload }) => upload)
                  .filter((upload) => (upload === photo.upload ? isChecked : area.photos.includes(upload)))
              })
            }
          >
            {nameOf(photo, at)}
          </Checkbox>
        ))}
        {errorOf('photos') === undefined ? null : (
          <chakra.p role="alert" textStyle="small" color="bad">
            {errorOf('photos')}
          </chakra.p>
        )}
      </chakra.fieldset>
      {colours.length > 0 ? (
        <Checkbox checked={area.isDyed} onChange={({ isChecked }) => onChange({ isDyed: isChecked })}>
          {m.admin_area_dyed(number)}
        </Checkbox>
      ) : null}
      {chosen.length > 1 ? (
        <SelectField
          label={m.admin_area_shown(number)}
          isRequired={false}
          value={shown?.upload ?? ''}
          onChange={({ currentTarget: { value } }) => setShownUpload(value)}
        >
          {chosen.map((photo) => (
            <option key={photo.upload} value={photo.upload}>
              {nameOf(photo, pictures.indexOf(photo))}
            </option>
          ))}
        </SelectField>
      ) : null}
      {shown ? (
        <>
          <AreaDrawing
            label={m.admin_area_drawing(number)}
            photo={{ src: photoUrlOf({ upload: shown.upload }), alt: shown.alt, focus: shown.focus, crop: shown.crop }}
            corners={area.corners}
            testPrint={test.address}
            onChange={(corners) => onChange({ corners })}
          />
          {errorOf('corners') === undefined ? null : (
            <chakra.p role="alert" textStyle="small" color="bad">
              {errorOf('corners')}
            </chakra.p>
          )}
          <div>
            <Button size="sm" onClick={() => onChange({ corners: rectangleAround(area.corners) })}>
              {m.admin_area_rectangle()}
            </Button>
          </div>
          {fitting === undefined ? null : (
            <chakra.div display="flex" flexWrap="wrap" gap={3} alignItems="center">
              <chakra.p flex="1 1 16rem">{m.admin_area_proportions({ width: area.width, height: fitting })}</chakra.p>
              <Button size="sm" onClick={() => onChange({ height: String(fitting) })}>
                {m.admin_area_proportions_fit({ height: fitting })}
              </Button>
            </chakra.div>
          )}
          <Checkbox checked={isTested} onChange={({ isChecked }) => setIsTested(isChecked)}>
            {m.admin_area_test(number)}
          </Checkbox>
          {isTested && area.isDyed && colours.length > 0 ? (
            <SelectField
              label={m.admin_area_tint(number)}
              isRequired={false}
              value={tint ?? colours[0]?.value ?? ''}
              onChange={({ currentTarget: { value } }) => setTint(value)}
            >
              {colours.map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </SelectField>
          ) : null}
          <chakra.output textStyle="small" color="fg.muted">
            {test.isWaiting ? m.admin_area_test_waiting() : test.hasFailed ? m.admin_area_test_failed() : ''}
          </chakra.output>
        </>
      ) : null}
    </chakra.section>
  )
}
