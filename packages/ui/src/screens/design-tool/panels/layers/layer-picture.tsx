import { chakra } from '@chakra-ui/react'
import {
  type DesignDocument,
  type DesignNode,
  type FontSet,
  boundsOf,
  boxAround,
  cornersOf,
  documentVersion,
  runsWithin,
  toSvg
} from '@motif/design'
import { memo, type ReactNode, useMemo } from 'react'
import { DesignLayer, useEditorSetting, useFonts } from '../../../../editor/index.ts'

/** Number of characters shown of a text. */
const letters = 5

function begun(node: DesignNode): DesignNode {
  if (node.type !== 'text') return node
  const { width: _width, arc: _arc, warp: _warp, baseline: _baseline, ...text } = node
  const [line = ''] = node.text.trim().split('\n')
  const words = [...new Intl.Segmenter('und').segment(line)].slice(0, letters).map(({ segment }) => segment)
  const seen = words.join('')
  const start = node.text.length - node.text.trimStart().length
  return { ...text, text: seen, runs: runsWithin(node.runs, start, start + seen.length) }
}

/** A rendering of a single node, upright in its own bounds. */
function drawn(node: DesignNode, fonts: FontSet, images: (id: string) => string | undefined): string | undefined {
  const { hidden: _hidden, ...seen } = begun(node)
  const { left, top, right, bottom } = boxAround(cornersOf(boundsOf(seen, fonts)))
  const [widthMm, heightMm] = [right - left, bottom - top]
  if (!(widthMm > 0 && heightMm > 0)) return undefined
  const placed = { ...seen, x: seen.x - left, y: seen.y - top }
  const document: DesignDocument = { version: documentVersion, product: 'layer', areas: { layer: [placed] } }
  return toSvg(document, { area: { id: 'layer', widthMm, heightMm }, fonts, images, mode: 'screen' })
}

/** Thumbnail of a layer on the product's colour; its type's icon until it can be rendered. */
export const LayerPicture = memo(function LayerPicture({ node, icon }: { node: DesignNode; icon: ReactNode }) {
  const { images, productColour } = useEditorSetting()
  const fonts = useFonts()
  const svg = useMemo(() => fonts && drawn(node, fonts, images), [node, fonts, images])
  if (svg === undefined) return icon
  return (
    <chakra.span
      aria-hidden
      data-layer-picture=""
      display="block"
      flexShrink={0}
      boxSize="9"
      padding="3px"
      borderWidth="1px"
      borderRadius="control"
      bg="bg.raised"
      opacity={node.hidden ? 0.5 : undefined}
      style={productColour === undefined ? undefined : { background: productColour }}
    >
      <chakra.span display="block" position="relative" boxSize="full">
        <DesignLayer svg={svg} />
      </chakra.span>
    </chakra.span>
  )
})
