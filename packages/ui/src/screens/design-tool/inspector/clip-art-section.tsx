import type { ClipArtNode } from '@motif/design'
import { m } from '@motif/messages'
import { Disclosure } from '../fields/disclosure.tsx'
import { PaintField } from '../fields/paint-field.tsx'
import { StrokeField } from '../fields/stroke-field.tsx'
import type { SectionProps } from './registry.ts'

/** Settings of clip-art. */
export const ClipArtSection = ({ node, onChange }: SectionProps<ClipArtNode>) => (
  <>
    <PaintField legend={m.editor_fill()} paint={node.fill} onChange={(fill, key) => onChange({ fill }, key)} />
    <div>
      <Disclosure title={m.editor_fold_outline()} isOpen={node.stroke !== undefined}>
        <StrokeField stroke={node.stroke} onChange={(stroke) => onChange({ stroke }, 'stroke')} />
      </Disclosure>
    </div>
  </>
)
