import { m } from '@motif/messages'
import { Segments } from './segments.tsx'
import { lengthUnits, useLengthUnit } from './units.ts'

/** Unit switch: millimetres or inches. */
export function LengthUnits() {
  const { unit, choose } = useLengthUnit()
  return (
    <Segments
      legend={m.editor_unit()}
      isLegendShown={false}
      options={lengthUnits.map((value) => ({ value, label: value }))}
      value={unit.id}
      onChange={choose}
    />
  )
}
