import type { TextNode } from '@motif/design'
import { m } from '@motif/messages'
import { lazy, Suspense } from 'react'
import { Skeleton } from '../../../components/skeleton/index.ts'
import { SliderField } from '../fields/slider-field.tsx'
import type { SectionProps } from './registry.ts'

const LineFields = lazy(async () => ({ default: (await import('./warp/index.ts')).LineFields }))
const WarpShapes = lazy(async () => ({ default: (await import('./warp/index.ts')).WarpShapes }))
const WarpAmount = lazy(async () => ({ default: (await import('./warp/index.ts')).WarpAmount }))

/** Degrees of the arc. */
const ArcField = ({ node, onChange }: SectionProps<TextNode>) => (
  <SliderField
    label={m.editor_arc()}
    min={-360}
    max={360}
    step={5}
    rest={0}
    value={node.arc ?? 0}
    format={(value) => (value === 0 ? m.editor_arc_none() : m.editor_degrees({ degrees: value }))}
    onChange={(arc) => onChange({ arc: Math.abs(arc) < 1 ? undefined : arc }, 'arc')}
  />
)

/** Curves text along an arc, or warps it to a shape. */
export const BendFields = (props: SectionProps<TextNode>) => (
  <>
    <Suspense fallback={<Skeleton height="13.5rem" />}>
      <WarpShapes {...props} />
    </Suspense>
    {props.node.baseline ? (
      <Suspense fallback={<Skeleton height="16rem" />}>
        <LineFields baseline={props.node.baseline} {...props} />
      </Suspense>
    ) : props.node.warp === undefined ? (
      <ArcField {...props} />
    ) : (
      <Suspense fallback={<Skeleton height="4rem" />}>
        <WarpAmount warp={props.node.warp} {...props} />
      </Suspense>
    )}
  </>
)
