import { chakra } from '@chakra-ui/react'
import type { ImageNode } from '@motif/design'
import { m } from '@motif/messages'
import { Check, Crop, Star, WandSparkles } from 'lucide-react'
import { Suspense, lazy, useState } from 'react'
import { Button } from '../../../../components/button/index.ts'
import { Skeleton } from '../../../../components/skeleton/index.ts'
import { useActivity, useEditor, useUploadSize } from '../../../../editor/index.ts'
import { logoOf, useBrandToggle } from '../../brand/index.ts'
import { Disclosure } from '../../fields/disclosure.tsx'
import type { SectionProps } from '../registry.ts'
import { CropFields } from './crop-fields.tsx'
import { LazyCutout } from './lazy-cutout.tsx'
import { ReplaceButton, ReplacingCard, useReplacing } from './replace-picture.tsx'
import { Sharpness } from './sharpness.tsx'
import { OpacityField } from '../opacity-field.tsx'

const AdjustFields = lazy(async () => ({ default: (await import('../photo/index.ts')).AdjustFields }))
const EffectFields = lazy(async () => ({ default: (await import('../photo/index.ts')).EffectFields }))
const MaskFields = lazy(async () => ({ default: (await import('../photo/index.ts')).MaskFields }))

/** Settings of pictures. Some apply to a single selected picture only. */
export function ImageSection({ node, nodes, onChange }: SectionProps<ImageNode>) {
  // Undo must not collapse the section it is done in.
  const [begun] = useState(node)
  return (
    <>
      {nodes.length === 1 ? <OnePicture node={node} /> : null}
      <div>
        <Disclosure title={m.editor_adjust()} isOpen={begun.adjust !== undefined}>
          <Suspense fallback={<Skeleton height="18rem" />}>
            <AdjustFields node={node} nodes={nodes} />
          </Suspense>
        </Disclosure>
        <Disclosure title={m.editor_effect()} isOpen={begun.effect !== undefined}>
          <Suspense fallback={<Skeleton height="8rem" />}>
            <EffectFields node={node} nodes={nodes} onChange={onChange} />
          </Suspense>
        </Disclosure>
        <Disclosure title={m.editor_mask()} isOpen={begun.mask !== undefined}>
          <Suspense fallback={<Skeleton height="24rem" />}>
            <MaskFields node={node} nodes={nodes} onChange={onChange} />
          </Suspense>
        </Disclosure>
      </div>
      <OpacityField opacity={node.opacity} onChange={(opacity) => onChange({ opacity }, 'opacity')} />
    </>
  )
}

function OnePicture({ node }: { node: ImageNode }) {
  const editor = useEditor()
  const activity = useActivity()
  const replacing = useReplacing(node.id)
  const [isCutting, setCutting] = useState(false)
  const isGone = useUploadSize(node.image) === null
  const isCropping = activity.kind === 'cropping' && activity.nodeId === node.id
  return (
    <>
      <Sharpness node={node} />
      <chakra.div display="grid" gridTemplateColumns="1fr 1fr" gap={3}>
        {node.locked ? null : (
          <Button
            size="sm"
            aria-pressed={isCropping}
            variant={isCropping ? 'accent' : 'outline'}
            onClick={() => editor.send(isCropping ? { type: 'DONE' } : { type: 'CROP', nodeId: node.id })}
          >
            {isCropping ? <Check aria-hidden /> : <Crop aria-hidden />}
            {isCropping ? m.editor_image_crop_done() : m.editor_image_crop()}
          </Button>
        )}
        {node.locked ? null : <ReplaceButton onChoose={(file) => void replacing.start(file)} />}
        {node.locked || isGone ? null : (
          <Button size="sm" gridColumn="1 / -1" onClick={() => setCutting(true)}>
            <WandSparkles aria-hidden />
            {m.editor_image_cutout()}
          </Button>
        )}
        {isGone ? null : <LogoButton node={node} />}
      </chakra.div>
      <ReplacingCard replacing={replacing} />
      {isCropping ? <CropFields node={node} /> : null}
      <LazyCutout node={node} isOpen={isCutting} onClose={() => setCutting(false)} />
    </>
  )
}

/** Toggles the picture as a brand logo. */
function LogoButton({ node }: { node: ImageNode }) {
  const brand = useBrandToggle({ act: 'put', part: 'logos', item: logoOf(node.image, node.name) })
  return brand ? (
    <Button size="sm" gridColumn="1 / -1" aria-pressed={brand.isIn} onClick={brand.toggle}>
      <Star fill={brand.isIn ? 'currentcolor' : 'none'} aria-hidden />
      {brand.isIn ? m.brand_logo_is_in() : m.brand_logo_put()}
    </Button>
  ) : null
}
