import { chakra } from '@chakra-ui/react'
import { type FontSet, type ImageNode, documentVersion, toSvg } from '@motif/design'
import { useMemo } from 'react'
import { DesignLayer, useEditorSetting, useFonts } from '../../../../editor/index.ts'

const [widthMm, heightMm] = [52, 36]

/** A thumbnail of a picture, cropped to its centre. */
function drawn(node: ImageNode, fonts: FontSet, images: (id: string) => string | undefined): string {
  const scale = Math.max(widthMm / node.width, heightMm / node.height)
  const { hidden: _hidden, ...seen } = node
  const placed = {
    x: widthMm / 2,
    y: heightMm / 2,
    width: node.width * scale,
    height: node.height * scale,
    rotation: 0
  }
  return toSvg(
    { version: documentVersion, product: 'choice', areas: { choice: [{ ...seen, ...placed, opacity: 1 }] } },
    { area: { id: 'choice', widthMm, heightMm }, fonts, images, mode: 'screen' }
  )
}

/** Preview of an effect on a photo. */
export function PhotoPicture({ node }: { node: ImageNode }) {
  const { images } = useEditorSetting()
  const fonts = useFonts()
  const svg = useMemo(() => fonts && drawn(node, fonts, images), [node, fonts, images])
  return (
    <chakra.span
      aria-hidden
      display="block"
      position="relative"
      width="100%"
      maxWidth={`${widthMm}px`}
      aspectRatio={widthMm / heightMm}
      borderRadius="control"
      overflow="hidden"
      bg="bg.raised"
      pointerEvents="none"
    >
      {svg === undefined ? null : <DesignLayer svg={svg} />}
    </chakra.span>
  )
}
