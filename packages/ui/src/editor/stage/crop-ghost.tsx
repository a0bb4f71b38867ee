import { chakra } from '@chakra-ui/react'
import { type DesignNode, type ImageNode, nodeToSvg, transformOf } from '@motif/design'
import { useCallback } from 'react'
import { useEditorSetting, useFonts, useLive } from '../context.tsx'
import { readSvg, renderSvg } from '../svg-markup.tsx'

function find(nodes: readonly DesignNode[], id: string): ImageNode | undefined {
  const found = nodes.find((node) => node.id === id)
  return found?.type === 'image' ? found : undefined
}

const all = { x: 0, y: 0, width: 1, height: 1 }

/** The whole picture in the colours it is printed in, faint, while a part of it is chosen: what is cut away can be seen, and had back. */
export function CropGhost({ nodeId, widthMm, heightMm }: { nodeId: string; widthMm: number; heightMm: number }) {
  const { images } = useEditorSetting()
  const node = useLive(useCallback(({ nodes }) => find(nodes, nodeId), [nodeId]))
  const fonts = useFonts()
  if (!node || !fonts) return null
  const { crop = all, mask: _mask, ...picture } = node
  const whole = { ...picture, width: node.width / crop.width, height: node.height / crop.height }
  const { definitions, content } = nodeToSvg(whole, { fonts, images, mode: 'screen' })
  const drawing = readSvg(`<svg>${definitions}${content}</svg>`)
  // Its middle, from the middle of the part that is chosen.
  const x = (0.5 - crop.x) * whole.width - node.width / 2
  const y = (0.5 - crop.y) * whole.height - node.height / 2
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
        <g transform={`translate(${x} ${y})`}>{renderSvg(drawing?.children ?? [])}</g>
      </g>
    </chakra.svg>
  )
}
