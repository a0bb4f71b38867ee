import { useSelectedNodes } from '../../../editor/index.ts'
import { CropFields } from '../inspector/image/index.ts'

/** The part of the chosen picture that is shown. */
export function CropPart() {
  const [node] = useSelectedNodes()
  return node?.type === 'image' ? <CropFields node={node} /> : null
}
