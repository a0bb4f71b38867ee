import { chakra } from '@chakra-ui/react'
import type { OwnGuide } from '@motif/design'
import { m } from '@motif/messages'
import { Plus, Trash2 } from 'lucide-react'
import { Button } from '../../../../components/button/index.ts'
import { Checkbox } from '../../../../components/checkbox/index.ts'
import { IconButton } from '../../../../components/icon-button/index.ts'
import { guidesMax, removeGuide, setGuides } from '../../../../editor/aids/index.ts'
import { useEditor, useEditorState, useObservable } from '../../../../editor/index.ts'
import { LengthField } from '../../fields/number-field.tsx'
import { LengthUnits } from '../../fields/length-units.tsx'
import { useLengthUnit } from '../../fields/units.ts'
import { useTeamSetting } from '../../team-context.ts'

const none: readonly OwnGuide[] = []
const gridStepMm = { least: 1, most: 100 }

/** View aids: rulers, grid and guides. */
export function GuidesPanel() {
  const editor = useEditor()
  const { areas } = useTeamSetting()
  const { unit } = useLengthUnit()
  const aids = useObservable(editor.aids, (value) => value)
  const areaId = useEditorState((state) => state.areaId)
  const area = areas.find(({ id }) => id === areaId)
  const guides = aids.guides[areaId] ?? none
  if (area === undefined) return null
  const lengthOf = (axis: OwnGuide['axis']) => (axis === 'x' ? area.widthMm : area.heightMm)
  const put = (next: readonly OwnGuide[]) => setGuides(editor, areaId, next)
  const add = (axis: OwnGuide['axis']) => put([...guides, { axis, at: lengthOf(axis) / 2 }])
  const set = (change: Partial<typeof aids>) => editor.aids.set({ ...editor.aids.getSnapshot(), ...change })
  return (
    <chakra.div display="grid" gap={4}>
      <chakra.p textStyle="small" color="fg.muted">
        {m.editor_guides_lead()}
      </chakra.p>
      <div>
        <Checkbox checked={aids.hasRulers} onChange={({ isChecked }) => set({ hasRulers: isChecked })}>
          {m.editor_guides_rulers()}
        </Checkbox>
        <Checkbox checked={aids.hasGrid} onChange={({ isChecked }) => set({ hasGrid: isChecked })}>
          {m.editor_guides_grid()}
        </Checkbox>
      </div>
      <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr) 6.5rem" gap={3} alignItems="end">
        <LengthField
          label={m.editor_guides_step()}
          unit={unit}
          min={gridStepMm.least}
          max={gridStepMm.most}
          value={aids.gridMm}
          onChange={(gridMm) => set({ gridMm })}
        />
        <LengthUnits />
      </chakra.div>
      <chakra.section aria-label={m.editor_guides_own({ area: area.name })} display="grid" gap={3}>
        <chakra.div display="flex" justifyContent="space-between" alignItems="baseline" gap={3}>
          <chakra.h3 fontFamily="body" textStyle="label" letterSpacing="normal">
            {m.editor_guides_own({ area: area.name })}
          </chakra.h3>
          <chakra.output textStyle="small" color="fg.muted">
            {m.editor_guides_count({ count: guides.length })}
          </chakra.output>
        </chakra.div>
        <chakra.ul display="grid" gap={2}>
          {guides.map(({ axis, at }, index) => (
            <chakra.li
              // oxlint-disable-next-line react/no-array-index-key -- a guide is its place in the list; where it lies changes
              key={index}
              display="grid"
              gridTemplateColumns="minmax(0, 1fr) auto"
              alignItems="end"
              gap={2}
            >
              <LengthField
                label={
                  axis === 'x'
                    ? m.editor_guides_from_left({ index: index + 1 })
                    : m.editor_guides_from_top({ index: index + 1 })
                }
                unit={unit}
                min={0}
                max={lengthOf(axis)}
                value={at}
                onChange={(value) => put(guides.with(index, { axis, at: value }))}
              />
              <IconButton
                label={m.editor_guides_remove({ index: index + 1 })}
                color="fg.muted"
                icon={<Trash2 aria-hidden />}
                onClick={() => removeGuide(editor, areaId, index)}
              />
            </chakra.li>
          ))}
        </chakra.ul>
        <chakra.div display="grid" gridTemplateColumns="1fr 1fr" gap={3}>
          {(['x', 'y'] as const).map((axis) => (
            <Button key={axis} size="sm" disabled={guides.length >= guidesMax} onClick={() => add(axis)}>
              <Plus aria-hidden />
              {axis === 'x' ? m.editor_guides_add_down() : m.editor_guides_add_across()}
            </Button>
          ))}
        </chakra.div>
      </chakra.section>
    </chakra.div>
  )
}
