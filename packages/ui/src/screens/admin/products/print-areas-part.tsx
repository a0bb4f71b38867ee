import { chakra } from '@chakra-ui/react'
import { freeName, printAreaLimits, slugOf } from '@motif/contract/admin-product-rules'
import { m } from '@motif/messages'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../components/button/index.ts'
import { Notice } from '../../../components/notice/index.ts'
import { newCorners, newMeasures } from './area-shape.ts'
import { Part } from '../editor-part.tsx'
import type { PartProps } from './editor-parts.tsx'
import { PrintAreaFields, type PrintAreaFieldsProps } from './print-area-fields.tsx'
import type { PrintAreaForm } from './product-form.ts'

interface PrintAreasProps extends PartProps, Pick<PrintAreaFieldsProps, 'photoUrlOf' | 'onTestPrint'> {
  /** One of the shop's own models: its areas are those of the model. */
  isOfModel: boolean
}

const usualNames = [m.admin_area_front, m.admin_area_back, m.admin_area_left, m.admin_area_right]

/** A new print area centred on the first photo, with a unique name and id. */
function newArea(areas: readonly PrintAreaForm[], upload: string): PrintAreaForm {
  const ids = new Set(areas.map(({ id }) => id))
  const name = usualNames.map((nameOf) => nameOf()).find((one) => !ids.has(slugOf(one))) ?? m.admin_area_front()
  const id = freeName(ids, slugOf(name) || 'area')
  return { id, name, ...newMeasures, corners: newCorners, isDyed: false, photos: [upload] }
}

interface Removed {
  area: PrintAreaForm
  /** Its place among the areas, counted from 0. */
  index: number
}

const focusButton = (notice: HTMLElement | null) => notice?.querySelector('button')?.focus()

/** The way back. It takes the focus, whose button went with the area. */
const Undo = ({ area, onUndo }: Pick<Removed, 'area'> & { onUndo: () => void }) => (
  <Notice tone="info" ref={focusButton}>
    <chakra.div display="flex" flexWrap="wrap" alignItems="center" justifyContent="space-between" gap={3}>
      {m.admin_area_removed({ name: area.name })}
      <Button size="sm" onClick={onUndo}>
        {m.admin_undo()}
      </Button>
    </chakra.div>
  </Notice>
)

/** Print areas, drawn on the photos. */
export function PrintAreasPart({ form, onChange, errorOf, isOfModel, ...fields }: PrintAreasProps) {
  const { printAreas, pictures } = form
  const [first] = pictures
  const setAt = (index: number, change: Partial<PrintAreaForm>) =>
    onChange((current) => ({
      printAreas: current.printAreas.map((area, at) => (at === index ? { ...area, ...change } : area))
    }))
  const [lastRemoved, setRemoved] = useState<Removed>()
  // The newest version of the product can bring it back.
  const removed = printAreas.some(({ id }) => id === lastRemoved?.area.id) ? undefined : lastRemoved
  const add = ({ upload }: { upload: string }) => {
    // It may get the removed one's id.
    setRemoved(undefined)
    onChange({ printAreas: [...printAreas, newArea(printAreas, upload)] })
  }
  const remove = (index: number, area: PrintAreaForm) => {
    setRemoved({ area, index })
    onChange({ printAreas: printAreas.toSpliced(index, 1) })
  }
  const restore = ({ area, index }: Removed) => {
    setRemoved(undefined)
    onChange({ printAreas: printAreas.toSpliced(index, 0, area) })
  }
  const error = errorOf('printAreas')
  return (
    <Part title={m.admin_product_areas()} hint={m.admin_product_areas_hint()}>
      {isOfModel ? <p>{m.admin_product_areas_of_model()}</p> : null}
      {!isOfModel && printAreas.length === 0 ? (
        <chakra.p color="fg.muted">{first ? m.admin_product_areas_none() : m.admin_product_areas_no_photo()}</chakra.p>
      ) : null}
      {error === undefined ? null : (
        <chakra.p role="alert" color="bad">
          {error}
        </chakra.p>
      )}
      {printAreas.map((area, index) => (
        <PrintAreaFields
          key={area.id}
          {...fields}
          area={area}
          index={index}
          pictures={pictures}
          colours={form.options.find(({ id }) => id === 'colour')?.values ?? []}
          errorOf={(name) => errorOf(`printAreas.${index}.${name}`)}
          onChange={(change) => setAt(index, change)}
          onRemove={() => remove(index, area)}
        />
      ))}
      {removed ? <Undo key={removed.area.id} area={removed.area} onUndo={() => restore(removed)} /> : null}
      {isOfModel || !first || printAreas.length === printAreaLimits.areas ? null : (
        <div>
          <Button onClick={() => add(first)}>
            <Plus aria-hidden />
            {m.admin_area_add()}
          </Button>
        </div>
      )}
    </Part>
  )
}
