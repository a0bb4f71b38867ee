import type { TextNode } from '@motif/design'
import { m } from '@motif/messages'
import type { ComponentType } from 'react'
import { useEditor, useSelectedNodes } from '../../../editor/index.ts'
import { SliderField } from '../fields/slider-field.tsx'
import { useLetterUnit } from '../fields/units.ts'
import { BendFields } from '../inspector/bend-fields.tsx'
import { ExtrusionFields } from '../inspector/extrusion-fields.tsx'
import { FontPicker } from '../inspector/font-picker.tsx'
import type { SectionProps } from '../inspector/registry.ts'
import { LetterNote, TextFill } from '../inspector/text-fill.tsx'
import { useLetterStyle } from '../inspector/use-letter-style.ts'

const isText = (node: { type: string }): node is TextNode => node.type === 'text'

/** Settings of all selected texts, or of selected characters. */
const ofTexts = (Part: ComponentType<SectionProps<TextNode>>) =>
  function TextPart() {
    const { commands } = useEditor()
    const nodes = useSelectedNodes().filter(isText)
    const [node] = nodes
    if (node === undefined) return null
    const props: SectionProps<TextNode> = {
      node,
      nodes,
      onChange: (patch, key) =>
        commands.change(
          nodes.map(({ id }) => id),
          patch,
          key === undefined ? {} : { key }
        )
    }
    return (
      <>
        <LetterNote {...props} />
        <Part {...props} />
      </>
    )
  }

/** Text colour. */
export const LetterColourPart = ofTexts(TextFill)

/** Font. */
export const FontPart = ofTexts(function Font(props) {
  const { font, setFont } = useLetterStyle(props)
  return <FontPicker font={font} onChange={setFont} />
})

/** Curve or warp. */
export const BendPart = ofTexts(BendFields)

/** Side faces. */
export const ExtrusionPart = ofTexts(ExtrusionFields)

/** Slider range in millimetres; other sizes can be typed in the settings. */
const range = { min: 3, max: 200 }

/** Font size slider. */
export const LetterSizePart = ofTexts(function LetterSize(props) {
  const { size, sizes, setSize } = useLetterStyle(props)
  const { unit } = useLetterUnit()
  return (
    <SliderField
      label={m.editor_letter_size()}
      min={Math.max(sizes.min, Math.min(range.min, size))}
      max={Math.min(sizes.max, Math.max(range.max, size))}
      value={size}
      format={(value) => `${Number((value / unit.millimetres).toFixed(unit.decimals))} ${unit.id}`}
      onChange={setSize}
    />
  )
})
