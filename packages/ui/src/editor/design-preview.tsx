import { chakra } from '@chakra-ui/react'
import type { Picture, PrintArea } from '@motif/contract'
import { ProductPicture } from '../components/picture/index.ts'
import { DesignLayer } from './design-layer.tsx'
import { ProductMockup } from './product-mockup.tsx'

export interface DesignPreviewProps {
  /** Address of the drawn print area. */
  previewUrl: string
  alt: string
  sizes: string
  /** The blank it was made for; without it the drawing alone stands on the background. */
  blank?: { picture: Picture; view: PrintArea['view'] } | undefined
  /** The whole picture, design and product, where there is one. */
  picture?: Picture | undefined
}

/** A saved design as a picture, on its product where they are known. */
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

/** What was drawn in this browser stands in the page itself: a drawing in an `img` shows no pictures of its own. */
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
