import { chakra } from '@chakra-ui/react'
import {
  type DesignNode,
  type Pattern,
  type PatternOutcome,
  boxAround,
  cornersOf,
  patternLayouts,
  patternLimit,
  patternPlaces
} from '@motif/design'
import { m } from '@motif/messages'
import { Grid3x3 } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../components/button/index.ts'
import { useEditor, useEditorState } from '../../../editor/index.ts'
import { formatNumber } from '../../../format/index.ts'
import { LengthField } from '../fields/number-field.tsx'
import { Segments } from '../fields/segments.tsx'
import { useLengthUnit } from '../fields/units.ts'
import { useTeamSetting } from '../team-context.ts'
import { useStillFrame } from './use-still-frame.ts'

const layoutNames = {
  straight: () => m.editor_pattern_straight(),
  'half-drop': () => m.editor_pattern_half_drop(),
  brick: () => m.editor_pattern_brick()
} satisfies Record<Pattern['layout'], () => string>

const widestGapMm = 500

/** Error messages of a failed fill. */
const refusals: Partial<Record<PatternOutcome, () => string>> = {
  nothing: () => m.editor_pattern_nothing(),
  'no-room': () => m.editor_pattern_no_room(),
  'too-many': () => m.editor_pattern_too_many({ limit: formatNumber(patternLimit) }),
  'too-costly': () => m.editor_pattern_too_costly()
}

/** Repeats the selection over the print area. */
export function PatternFields({ nodes }: { nodes: readonly DesignNode[] }) {
  const { commands } = useEditor()
  const { unit } = useLengthUnit()
  const { areas } = useTeamSetting()
  const areaId = useEditorState((state) => state.areaId)
  const frame = useStillFrame()
  const [layout, setLayout] = useState<Pattern['layout']>('straight')
  const [gapMm, setGap] = useState(10)
  const [outcome, setOutcome] = useState<PatternOutcome>()
  const area = areas.find(({ id }) => id === areaId)
  if (frame === null || area === undefined) return null
  const { left, top, right, bottom } = boxAround(cornersOf(frame))
  const count = patternPlaces(
    { width: right - left, height: bottom - top },
    { width: area.widthMm - 2 * area.safeMm, height: area.heightMm - 2 * area.safeMm },
    { layout, gapMm }
  ).length
  const refused = count > patternLimit ? 'too-many' : count < 2 ? 'no-room' : outcome === 'filled' ? undefined : outcome
  return (
    <chakra.div display="grid" gap={3}>
      <Segments
        legend={m.editor_pattern_layout()}
        options={patternLayouts.map((value) => ({ value, label: layoutNames[value]() }))}
        value={layout}
        onChange={(value) => {
          setOutcome(undefined)
          setLayout(value)
        }}
      />
      <LengthField
        label={m.editor_pattern_gap()}
        unit={unit}
        min={0}
        max={widestGapMm}
        value={gapMm}
        onChange={(value) => {
          setOutcome(undefined)
          setGap(value)
        }}
      />
      <chakra.output textStyle="small" color="fg.muted">
        {refused === undefined ? m.editor_pattern_count({ count }) : refusals[refused]?.()}
      </chakra.output>
      <Button
        size="sm"
        disabled={count < 2 || count > patternLimit || nodes.some(({ locked }) => locked)}
        onClick={() => setOutcome(commands.fillPattern({ layout, gapMm }))}
      >
        <Grid3x3 aria-hidden />
        {m.editor_pattern_fill()}
      </Button>
    </chakra.div>
  )
}
