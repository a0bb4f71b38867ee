import { chakra } from '@chakra-ui/react'
import { type TextBox, type TextNode, layoutText, minFontSize } from '@motif/design'
import { m } from '@motif/messages'
import { useEditor, useFonts } from '../../../editor/index.ts'
import { LengthField, Pair } from '../fields/number-field.tsx'
import { Segments } from '../fields/segments.tsx'
import { type Unit, useLengthUnit } from '../fields/units.ts'

const kinds = {
  grow: { label: () => m.editor_box_grow(), hint: () => m.editor_box_grow_hint() },
  wrap: { label: () => m.editor_box_wrap(), hint: () => m.editor_box_wrap_hint() },
  shrink: { label: () => m.editor_box_shrink(), hint: () => m.editor_box_shrink_hint() }
} as const satisfies Record<TextBox, unknown>
const boxes = ['grow', 'wrap', 'shrink'] as const

const far = 5000
const shortest = 1

const kindOf = ({ fit, width }: TextNode): TextBox => fit ?? (width === undefined ? 'grow' : 'wrap')

/** The resulting font size of shrinking text, and a warning on overflow. */
function Shrunk({ node, unit }: { node: TextNode; unit: Unit }) {
  const fonts = useFonts()
  if (!fonts || node.fit !== 'shrink') return null
  const { size, isOverfull } = layoutText(node, fonts)
  if (!isOverfull && size === node.size) return null
  const written = (millimetres: number) => Number((millimetres / unit.millimetres).toFixed(unit.decimals))
  return isOverfull ? (
    <chakra.span color="warn">
      {m.editor_box_overfull({ size: written(Math.min(size, minFontSize)), unit: unit.id })}
    </chakra.span>
  ) : (
    m.editor_box_shrunk({ size: written(size), unit: unit.id })
  )
}

/** Text box type and size. */
export function TextBoxFields({ node, letterUnit }: { node: TextNode; letterUnit: Unit }) {
  const { commands } = useEditor()
  const { unit } = useLengthUnit()
  const kind = kindOf(node)
  const common = { unit, min: shortest, max: far, isDisabled: node.locked ?? false }
  return (
    <chakra.div display="grid" gap={3}>
      <div>
        <Segments
          legend={m.editor_box()}
          options={boxes.map((value) => ({ value, label: kinds[value].label() }))}
          value={kind}
          onChange={commands.setTextBox}
        />
        <chakra.p textStyle="small" color="fg.muted" marginBlockStart={1.5} aria-live="polite">
          {kinds[kind].hint()} <Shrunk node={node} unit={letterUnit} />
        </chakra.p>
      </div>
      {kind === 'grow' ? null : (
        <Pair>
          <LengthField
            {...common}
            label={m.editor_box_width()}
            value={node.width ?? 0}
            onChange={(width) => commands.sizeTextBox({ width }, { key: 'box width' })}
          />
          {node.height === undefined ? null : (
            <LengthField
              {...common}
              label={m.editor_box_height()}
              value={node.height}
              onChange={(height) => commands.sizeTextBox({ height }, { key: 'box height' })}
            />
          )}
        </Pair>
      )}
    </chakra.div>
  )
}
