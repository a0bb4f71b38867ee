import { chakra } from '@chakra-ui/react'
import type { Picture, PrintArea } from '@motif/contract'
import { ProductPicture, type ProductPictureProps, pictureUrl } from '../../components/picture/index.ts'

/** The whole picture a print area is seen in, in the area's millimetres. */
export const worldSize = ({ widthMm, heightMm, view }: PrintArea) => ({
  width: widthMm / view.width,
  height: heightMm / view.height
})

/** A small picture in the kind of file the large one comes in: each kind makes greys a step or two its own, and where they met was a seam. */
function smallOf(picture: Picture): string {
  const webp = pictureUrl(picture, 320)
  return `image-set(url("${webp.replace(/webp$/, 'avif')}") type("image/avif"), url("${webp}") type("image/webp"))`
}

/** The picture once more, with its outermost pixels drawn out to all sides, so that what the product stands on goes on without an edge. */
const Surround = ({ picture }: { picture: Picture }) => (
  <chakra.div
    aria-hidden
    position="absolute"
    insetBlock="-100%"
    insetInline="-400%"
    zIndex={-1}
    style={{ borderImage: `${smallOf(picture)} 1 fill / ${(100 / 300) * 100}% ${(400 / 900) * 100}% stretch` }}
  />
)

/** What is drawn on. Takes the size of what it stands in. */
export const StagePicture = (props: Pick<ProductPictureProps, 'picture' | 'alt'>) => (
  <>
    <Surround picture={props.picture} />
    <ProductPicture
      {...props}
      sizes="(min-width: 64em) 60vw, 100vw"
      isPriority
      css={{ width: '100%', height: '100%', objectFit: 'fill', borderRadius: 0 }}
    />
  </>
)
