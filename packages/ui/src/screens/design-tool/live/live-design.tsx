import { chakra } from '@chakra-ui/react'
import type { Picture, PrintArea } from '@motif/contract'
import { toSvg } from '@motif/design'
import { useMemo, useRef } from 'react'
import { PaintedCanvas } from '../../../components/painted-canvas/index.ts'
import { DesignLayer, ProductMockup, useEditorSetting, useEditorState, useFonts } from '../../../editor/index.ts'
import type { LiveSize, OpenDesignPainter } from './types.ts'
import { useLiveDesign } from './use-live-design.ts'

export interface LiveDesignProps {
  area: PrintArea
  /** The blank product, from that side and in its colour. */
  picture: Picture
  size: LiveSize
  /** The image's `sizes`. */
  sizes: string
  /** Empty if adjacent text says the same. */
  alt: string
  openPainter: OpenDesignPainter
}

/** Live preview of one side with the current design. */
export function LiveDesign({ area, picture, size, sizes, alt, openPainter }: LiveDesignProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const state = useLiveDesign(canvas, { area, picture, size, openPainter })
  return (
    <chakra.div position="relative" overflow="hidden" borderRadius="inherit" data-live={state}>
      <ProductMockup picture={picture} view={area.view} sizes={sizes} alt={alt}>
        {state === 'flat' ? <FlatDesign area={area} /> : null}
      </ProductMockup>
      <PaintedCanvas ref={canvas} isShown={state === 'painted'} />
    </chakra.div>
  )
}

/** Fallback without rendering: the design laid over the picture. */
function FlatDesign({ area }: { area: PrintArea }) {
  const { images } = useEditorSetting()
  const document = useEditorState((state) => state.document)
  const fonts = useFonts()
  const svg = useMemo(
    () => fonts && toSvg(document, { area, fonts, images, mode: 'screen' }),
    [document, area, fonts, images]
  )
  return svg === undefined ? null : <DesignLayer svg={svg} />
}
