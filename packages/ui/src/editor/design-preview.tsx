import { chakra } from '@chakra-ui/react'
import type { Picture, PrintArea } from '@motif/contract'
import { ProductPicture } from '../components/picture/index.ts'
import { DesignLayer } from './design-layer.tsx'
import { ProductMockup } from './product-mockup.tsx'

export interface DesignPreviewProps {
  /** URL of the rendered print area. */
  previewUrl: string
  alt: string
  sizes: string
  /** The product picture; if undefined, the design is shown on the background. */
  blank?: { picture: Picture; view: PrintArea['view'] } | undefined
  /** A rendered picture of design and product, if there is one. */
  picture?: Picture | undefined
}

/** Preview of a saved design, on its product if known. */
export const DesignPreview = ({ previewUrl, alt, sizes, blank, picture }: DesignPreviewProps) =>
  picture ? (
    <ProductPicture picture={picture} sizes={sizes} alt={alt} />
  ) : blank ? (
    <ProductMockup picture={blank.picture} view={blank.view} sizes={sizes} alt={alt}>
      <Drawing previewUrl={previewUrl} alt="" />
    </ProductMockup>
  ) : (
    <chakra.div aspectRatio="4 / 5" bg="backdrop" borderRadius="panel" padding="12%" display="grid" placeItems="center">
      <Drawing previewUrl={previewUrl} alt={alt} />
    </chakra.div>
  )

const drawnHere = 'data:image/svg+xml,'

/** Locally rendered SVG is inlined: SVG in an `img` cannot load pictures. */
const Drawing = ({ previewUrl, alt }: Pick<DesignPreviewProps, 'previewUrl' | 'alt'>) =>
  previewUrl.startsWith(drawnHere) ? (
    <chakra.div
      {...(alt === '' ? undefined : { role: 'img', 'aria-label': alt })}
      position="relative"
      width="full"
      height="full"
      minHeight={0}
    >
      <DesignLayer svg={decodeURIComponent(previewUrl.slice(drawnHere.length))} />
    </chakra.div>
  ) : (
    <chakra.img
      src={previewUrl}
      alt={alt}
      loading="lazy"
      width="full"
      height="full"
      minHeight={0}
      objectFit="contain"
    />
  )
