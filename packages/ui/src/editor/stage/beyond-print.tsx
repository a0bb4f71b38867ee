import { chakra } from '@chakra-ui/react'
import { nodeToSvg } from '@motif/design'
import { useId } from 'react'
import { useEditorSetting, useEditorState, useFonts } from '../context.tsx'
import { readSvg, renderSvg } from '../svg-markup.tsx'
import { svgMatrix, textAt } from './placed-text.ts'

const far = 10_000

/** The part of a text being edited that overflows the print area, dimmed: visible, but not printed. */
export function BeyondPrint({ nodeId, widthMm, heightMm }: { nodeId: string; widthMm: number; heightMm: number }) {
  const { images } = useEditorSetting()
  const fonts = useFonts()
  const nodes = useEditorState((state) => state.nodes)
  const clip = useId()
  const text = textAt(nodes, nodeId)
  if (!text || !fonts) return null
  const { definitions, content } = nodeToSvg(text.node, { fonts, images, mode: 'screen' })
  const drawing = readSvg(`<svg>${definitions}${content}</svg>`)
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
      data-testid="beyond-print"
    >
      <clipPath id={clip}>
        <path d={`M${-far} ${-far}H${far}V${far}H${-far}ZM0 0H${widthMm}V${heightMm}H0Z`} clipRule="evenodd" />
      </clipPath>
      <g clipPath={`url(#${clip})`}>
        <g transform={svgMatrix(text.matrix)} opacity={text.node.opacity * 0.35}>
          {renderSvg(drawing?.children ?? [])}
        </g>
      </g>
    </chakra.svg>
  )
}
