import { useSelectedNodes } from '../../../../editor/index.ts'
import { CropFields } from './crop-fields.tsx'

/** The part of the chosen picture that is shown, by itself. */
export function CropPart() {
  const [node] = useSelectedNodes()
  return node?.type === 'image' ? <CropFields node={node} /> : null
}
