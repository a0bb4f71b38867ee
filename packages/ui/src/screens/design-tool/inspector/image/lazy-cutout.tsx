import type { ImageNode } from '@motif/design'
import { Suspense, lazy } from 'react'
import { ExitPresence } from '../../../../components/layer/index.ts'

const CutoutDialog = lazy(async () => ({ default: (await import('../../cutout/index.ts')).CutoutDialog }))

interface LazyCutoutProps {
  node: ImageNode
  isOpen: boolean
  onClose: () => void
}

/** Background removal, loaded when first opened. */
export const LazyCutout = ({ node, isOpen, onClose }: LazyCutoutProps) => (
  <ExitPresence>
    {isOpen ? (
      <Suspense fallback={null}>
        <CutoutDialog node={node} onClose={onClose} />
      </Suspense>
    ) : null}
  </ExitPresence>
)
