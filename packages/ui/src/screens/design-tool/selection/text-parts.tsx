import type { TextNode } from '@motif/design'
import { m } from '@motif/messages'
import { useEditor, useSelectedNodes } from '../../../editor/index.ts'
import { SliderField } from '../fields/slider-field.tsx'
import { useLetterUnit } from '../fields/units.ts'
import { FontPicker } from '../inspector/font-picker.tsx'

const isText = (node: { type: string }): node is TextNode => node.type === 'text'

function useTexts() {
  const { commands } = useEditor()
  const texts = useSelectedNodes().filter(isText)
  const ids = texts.map(({ id }) => id)
  return {
    first: texts[0],
    change: (patch: Partial<Pick<TextNode, 'font' | 'size'>>, key: string) => commands.change(ids, patch, { key })
  }
}

/** The typeface of every text chosen. */
export function FontPart() {
  const { first, change } = useTexts()
  return first ? <FontPicker font={first.font} onChange={(font) => change({ font }, 'font')} /> : null
}

/** A finger pulls within these, in millimetres; any other size is typed among the settings. */
const range = { min: 3, max: 200 }

/** How large letters are, to pull. */
export function LetterSizePart() {
  const { first, change } = useTexts()
  const { unit } = useLetterUnit()
  return first ? (
    <SliderField
      label={m.editor_letter_size()}
      min={Math.min(range.min, first.size)}
      max={Math.max(range.max, first.size)}
      value={first.size}
      format={(size) => `${Number((size / unit.millimetres).toFixed(unit.decimals))} ${unit.id}`}
      onChange={(size) => change({ size }, 'size')}
    />
  ) : null
}
