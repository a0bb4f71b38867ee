import { chakra } from '@chakra-ui/react'
import {
  type DesignNode,
  type ImageNode,
  type PixelSize,
  leavesOf,
  resolutionLimits,
  resolutionOf
} from '@motif/design'
import { m } from '@motif/messages'
import { CircleCheck, OctagonAlert, TriangleAlert } from 'lucide-react'
import { useId } from 'react'
import { Badge } from '../../../../components/badge/index.ts'
import { useEditorState, useUploadSize } from '../../../../editor/index.ts'
import { useLengthUnit } from '../../fields/units.ts'

/** Combined scale of a node's groups; 1 if hidden. */
const scaleOf = (nodes: readonly DesignNode[], id: string) =>
  [...leavesOf(nodes)].find(({ node }) => node.id === id)?.scale ?? 1

const grades = {
  good: { tone: 'good', icon: <CircleCheck aria-hidden />, label: () => m.editor_sharpness_good() },
  low: { tone: 'warn', icon: <TriangleAlert aria-hidden />, label: () => m.editor_sharpness_low() },
  poor: { tone: 'bad', icon: <OctagonAlert aria-hidden />, label: () => m.editor_sharpness_poor() }
} as const

const gradeOf = (dpi: number): keyof typeof grades =>
  dpi >= resolutionLimits.good ? 'good' : dpi >= resolutionLimits.poor ? 'low' : 'poor'

/** Print resolution at the current size and crop, and the maximum size for good quality. */
export function Sharpness({ node }: { node: ImageNode }) {
  const pixels = useUploadSize(node.image)
  const scale = useEditorState(({ nodes }) => scaleOf(nodes, node.id))
  if (pixels === undefined) return null
  if (pixels === null) {
    return (
      <chakra.p textStyle="small" color="bad">
        {m.editor_sharpness_gone()}
      </chakra.p>
    )
  }
  return <Known node={node} pixels={pixels} scale={scale} />
}

function Known({ node, pixels, scale }: { node: ImageNode; pixels: PixelSize; scale: number }) {
  const { unit } = useLengthUnit()
  const id = useId()
  const dpi = resolutionOf(node, pixels, scale)
  const grade = gradeOf(dpi)
  const { tone, icon, label } = grades[grade]
  const share = dpi / resolutionLimits.good
  const written = (millimetres: number) =>
    Number(((millimetres * scale * share) / unit.millimetres).toFixed(unit.decimals))
  return (
    <chakra.fieldset aria-labelledby={id} minWidth={0} display="grid" gap={1.5} textStyle="small">
      <chakra.div display="flex" alignItems="center" justifyContent="space-between" gap={2}>
        <chakra.span id={id} textStyle="label">
          {m.editor_sharpness()}
        </chakra.span>
        <chakra.span textStyle="figure" fontSize="sm" color="fg.muted">
          {m.editor_sharpness_dpi({ dpi })}
        </chakra.span>
      </chakra.div>
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" columnGap={2} rowGap={1} color="fg.muted">
        <Badge tone={tone}>
          {icon}
          {label()}
        </Badge>
        {grade === 'good' ? null : (
          <span>
            {m.editor_sharpness_until({ width: written(node.width), height: written(node.height), unit: unit.id })}
          </span>
        )}
        {grade === 'poor' ? <span>{m.editor_sharpness_confirm()}</span> : null}
      </chakra.div>
    </chakra.fieldset>
  )
}
