import type { ImageNode } from '@motif/design'
import { m } from '@motif/messages'
import { WandSparkles } from 'lucide-react'
import { useState } from 'react'
import { useUploadSize } from '../../../../editor/index.ts'
import { ToolButton, toolIcon } from '../../tool-button.tsx'
import { LazyCutout } from './lazy-cutout.tsx'

/** Background removal button of the toolbar; absent while the picture cannot be read. */
export function CutoutTool({ node }: { node: ImageNode }) {
  const [isOpen, setOpen] = useState(false)
  const isGone = useUploadSize(node.image) === null
  return (
    <>
      {isGone ? null : (
        <ToolButton
          label={m.editor_image_cutout_tool()}
          icon={<WandSparkles {...toolIcon} />}
          hasDialog
          onPress={() => setOpen(true)}
        />
      )}
      <LazyCutout node={node} isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  )
}
