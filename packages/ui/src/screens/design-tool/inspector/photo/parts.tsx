import type { ImageNode } from '@motif/design'
import type { ComponentType } from 'react'
import { useEditor, useSelectedNodes } from '../../../../editor/index.ts'
import type { SectionProps } from '../registry.ts'
import { AdjustFields } from './adjust-fields.tsx'
import { EffectFields } from './effect-fields.tsx'
import { MaskFields } from './mask-fields.tsx'

/** A sheet with settings of all selected pictures. */
const ofPictures = (Part: ComponentType<SectionProps<ImageNode>>) =>
  function PicturePart() {
    const { commands } = useEditor()
    const nodes = useSelectedNodes().filter((node) => node.type === 'image')
    const [node] = nodes
    return node ? (
      <Part
        node={node}
        nodes={nodes}
        onChange={(patch, key) =>
          commands.change(
            nodes.map(({ id }) => id),
            patch,
            key === undefined ? {} : { key }
          )
        }
      />
    ) : null
  }

export const AdjustPart = ofPictures(AdjustFields)
export const EffectPart = ofPictures(EffectFields)
export const MaskPart = ofPictures(MaskFields)
