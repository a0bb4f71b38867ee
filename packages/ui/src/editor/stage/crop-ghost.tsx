import { chakra } from '@chakra-ui/react'
import { type DesignNode, type ImageNode, transformOf } from '@motif/design'
import { useCallback } from 'react'
import { useEditorSetting, useLive } from '../context.tsx'

function find(nodes: readonly DesignNode[], id: string): ImageNode | undefined {
  const found = nodes.find((node) => node.id === id)
  return found?.type === 'image' ? found : undefined
}

const all = { x: 0, y: 0, width: 1, height: 1 }

/** The whole picture, faint, while a part of it is chosen: what is cut away can be seen, and had back. */
export function CropGhost({ nodeId, widthMm, heightMm }: { nodeId: string; widthMm: number; heightMm: number }) {
  const { images } = useEditorSetting()
  const node = useLive(useCallback(({ nodes }) => find(nodes, nodeId), [nodeId]))
  if (!node) return null
  const crop = node.crop ?? all
  const whole = { width: node.width / crop.width, height: node.height / crop.height }
  return (
    <chakra.svg
      aria-hidden
      viewBox={`0 0 ${widthMm} ${heightMm}`}
      position="absolute"
      left={0}
      top={0}
      overflow="visible"
      pointerEvents="none"
      maxWidth="none"
      style={{ width: widthMm, height: heightMm }}
      data-testid="crop-ghost"
    >
      <g transform={transformOf(node)} opacity={0.35}>
        <image
          href={images(node.image)}
          x={-node.width / 2 - crop.x * whole.width}
          y={-node.height / 2 - crop.y * whole.height}
          {...whole}
          preserveAspectRatio="none"
        />
      </g>
    </chakra.svg>
  )
}
