import { chakra } from '@chakra-ui/react'
import { type DesignNode, type OrientedBox, boxAround, cornersOf, scalesProportionally } from '@motif/design'
import { m } from '@motif/messages'
import { Link2, Unlink2 } from 'lucide-react'
import { useState } from 'react'
import { IconButton } from '../../../components/icon-button/index.ts'
import { useEditor } from '../../../editor/index.ts'
import { LengthField, NumberField, Pair } from '../fields/number-field.tsx'
import { LengthUnits } from '../fields/length-units.tsx'
import { useLengthUnit } from '../fields/units.ts'
import { useStillFrame } from './use-still-frame.ts'

/** Resizing keeps the frame's top left corner. */
function sized(frame: OrientedBox, width: number, height: number): Pick<OrientedBox, 'x' | 'y' | 'width' | 'height'> {
  const [corner] = cornersOf(frame)
  const [moved] = cornersOf({ ...frame, width, height })
  return { x: frame.x + corner.x - moved.x, y: frame.y + corner.y - moved.y, width, height }
}

const isLine = (node: DesignNode | undefined) => node?.type === 'shape' && node.shape === 'line'

const far = 5000
const shortest = 1

/** Numeric position, size and rotation. */
export function PlaceFields({ nodes }: { nodes: readonly DesignNode[] }) {
  const { commands } = useEditor()
  const { unit } = useLengthUnit()
  const frame = useStillFrame()
  const [node] = nodes
  const isEvenAnyway = scalesProportionally(nodes)
  const [isEvenWanted, setEven] = useState(!isLine(node))
  if (frame === null) return null
  const isEven = isEvenAnyway || isEvenWanted
  const isDisabled = nodes.some(({ locked }) => locked)
  const { left, top } = boxAround(cornersOf(frame))
  const common = { unit, isDisabled }
  const resize = (width: number, height: number, key: string) => commands.place(sized(frame, width, height), { key })
  return (
    <chakra.div display="grid" gap={3}>
      <chakra.div display="flex" alignItems="center" justifyContent="space-between" gap={3}>
        <chakra.h3 textStyle="label" fontFamily="body" letterSpacing="normal">
          {m.editor_place()}
        </chakra.h3>
        <chakra.div width="6.5rem">
          <LengthUnits />
        </chakra.div>
      </chakra.div>
      <Pair>
        <LengthField
          {...common}
          label={m.editor_place_left()}
          min={-far}
          max={far}
          value={left}
          onChange={(value) => commands.place({ x: frame.x + value - left }, { key: 'left' })}
        />
        <LengthField
          {...common}
          label={m.editor_place_top()}
          min={-far}
          max={far}
          value={top}
          onChange={(value) => commands.place({ y: frame.y + value - top }, { key: 'top' })}
        />
      </Pair>
      <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr) auto minmax(0, 1fr)" alignItems="end" gap={1}>
        <LengthField
          {...common}
          label={m.editor_width()}
          min={shortest}
          max={far}
          value={frame.width}
          onChange={(value) =>
            resize(value, isEven ? (frame.height * value) / (frame.width || 1) : frame.height, 'width')
          }
        />
        <IconButton
          label={m.editor_keep_ratio()}
          aria-pressed={isEven}
          disabled={isEvenAnyway || isLine(node)}
          color={isEven ? undefined : 'fg.muted'}
          icon={isEven ? <Link2 aria-hidden /> : <Unlink2 aria-hidden />}
          onClick={() => setEven(!isEven)}
        />
        <LengthField
          {...common}
          isDisabled={isDisabled || isLine(node)}
          label={m.editor_height()}
          min={shortest}
          max={far}
          value={frame.height}
          onChange={(value) =>
            resize(isEven ? (frame.width * value) / (frame.height || 1) : frame.width, value, 'height')
          }
        />
      </chakra.div>
      {nodes.length === 1 ? (
        <NumberField
          label={m.editor_turn()}
          suffix="°"
          min={-180}
          max={180}
          isDisabled={isDisabled}
          value={within(frame.rotation)}
          onChange={(rotation) => commands.place({ rotation }, { key: 'turn' })}
        />
      ) : null}
    </chakra.div>
  )
}

/** Normalizes degrees to [-180, 180). */
const within = (degrees: number) => ((((degrees + 180) % 360) + 360) % 360) - 180
