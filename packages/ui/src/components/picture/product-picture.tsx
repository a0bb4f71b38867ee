import { chakra, type HTMLChakraProps } from '@chakra-ui/react'
import type { Picture } from '@motif/contract'

const srcSet = ({ url, widths }: Picture, format: 'avif' | 'webp') =>
  widths.map((width) => `${url}-${width}.${format} ${width}w`).join(', ')

/** The smallest width that covers the requested one, for browsers without srcset. */
export const pictureUrl = (picture: Picture, width: number): string =>
  `${picture.url}-${picture.widths.find((have) => have >= width) ?? picture.widths.at(-1)}.webp`

/** Width at which a 4:5 picture and its context fit low windows, for example when zoomed in. */
export const fullyVisibleWidth = 'max(20rem, 60svh)'

export interface ProductPictureProps extends Omit<HTMLChakraProps<'picture'>, 'children'> {
  picture: Picture
  /** The image's `sizes`. */
  sizes: string
  /**
   * The largest picture of the first view, one per page: loaded eagerly, before the page's code (later-scripts.js).
   * @default false
   */
  isPriority?: boolean
  /** Empty if adjacent text says the same. @default the picture's own */
  alt?: string
}

/** A responsive product picture in modern formats, on its background colour while loading. */
export function ProductPicture({
  picture,
  sizes,
  isPriority = false,
  alt = picture.alt,
  ...rest
}: ProductPictureProps) {
  return (
    <chakra.picture
      display="block"
      overflow="hidden"
      borderRadius="panel"
      {...rest}
      style={{
        backgroundColor: picture.placeholder,
        aspectRatio: `${picture.width} / ${picture.height}`,
        ...rest.style
      }}
    >
      <source type="image/avif" srcSet={srcSet(picture, 'avif')} sizes={sizes} />
      {picture.widths.length > 1 ? <source type="image/webp" srcSet={srcSet(picture, 'webp')} sizes={sizes} /> : null}
      {/* A plain element: Emotion's adjacent style element makes Chrome's preload scanner fetch the fallback as well. */}
      <img
        src={pictureUrl(picture, 640)}
        alt={alt}
        width={picture.width}
        height={picture.height}
        loading={isPriority ? 'eager' : 'lazy'}
        fetchPriority={isPriority ? 'high' : 'auto'}
        decoding="async"
        style={{ width: '100%', height: '100%', objectFit: 'cover' }}
      />
    </chakra.picture>
  )
}
