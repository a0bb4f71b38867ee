import { chakra } from '@chakra-ui/react'
import { type DesignNode, type UsualPlacement, boxAround, cornersOf, placedAt, placementsFor } from '@motif/design'
import { m } from '@motif/messages'
import { Button } from '../../../components/button/index.ts'
import { useEditor, useEditorState } from '../../../editor/index.ts'
import { formatNumber } from '../../../format/index.ts'
import { useLengthUnit } from '../fields/units.ts'
import { useTeamSetting } from '../team-context.ts'
import { useStillFrame } from './use-still-frame.ts'

const names = {
  'left-chest': () => m.editor_placement_left_chest(),
  'right-chest': () => m.editor_placement_right_chest(),
  'centre-chest': () => m.editor_placement_centre_chest(),
  'full-front': () => m.editor_placement_full_front(),
  neck: () => m.editor_placement_neck(),
  'full-back': () => m.editor_placement_full_back(),
  sleeve: () => m.editor_placement_sleeve()
} satisfies Record<UsualPlacement['id'], () => string>

const distances = {
  top: (length: string) => m.editor_placement_below_collar({ length }),
  middle: (length: string) => m.editor_placement_middle_below_collar({ length }),
  bottom: (length: string) => m.editor_placement_above_hem({ length })
} satisfies Record<UsualPlacement['from']['edge'], (length: string) => string>

/** Standard placements for clothes, in trade sizes; none for other products. */
export function PlacementButtons({ nodes }: { nodes: readonly DesignNode[] }) {
  const { commands } = useEditor()
  const { areas, isWorn } = useTeamSetting()
  const { unit } = useLengthUnit()
  const areaId = useEditorState((state) => state.areaId)
  const frame = useStillFrame()
  const area = areas.find(({ id }) => id === areaId)
  if (!isWorn || area === undefined || frame === null) return null
  const offered = placementsFor(area)
  if (offered.length === 0) return null
  const isLocked = nodes.some(({ locked }) => locked)
  const lengthOf = (millimetres: number) =>
    `${formatNumber(Math.round((millimetres / unit.millimetres) * 10) / 10)} ${unit.id}`
  const put = (placement: UsualPlacement) => {
    const { times, x, y } = placedAt(boxAround(cornersOf(frame)), placement, area)
    commands.place({ x, y, width: frame.width * times, height: frame.height * times })
  }
  return (
    <chakra.section aria-label={m.editor_placements()}>
      <chakra.h3 textStyle="label" fontFamily="body" letterSpacing="normal" marginBlockEnd={2}>
        {m.editor_placements()}
      </chakra.h3>
      <chakra.ul display="grid" gridTemplateColumns="1fr 1fr" gap={2}>
        {offered.map((placement) => (
          <chakra.li key={placement.id} display="grid">
            <Button
              size="sm"
              height="auto"
              paddingBlock={1.5}
              display="grid"
              justifyItems="start"
              textAlign="start"
              whiteSpace="normal"
              lineHeight="snug"
              disabled={isLocked}
              onClick={() => put(placement)}
            >
              {names[placement.id]()}
              <chakra.span textStyle="small" color="fg.muted" fontWeight="normal">
                {m.editor_placement_wide({ length: lengthOf(placement.widthMm) })}
                {' · '}
                {distances[placement.from.edge](lengthOf(placement.from.mm))}
              </chakra.span>
            </Button>
          </chakra.li>
        ))}
      </chakra.ul>
    </chakra.section>
  )
}
