import { chakra, type HTMLChakraProps } from '@chakra-ui/react'
import type { Picture } from '@motif/contract'

const srcSet = ({ url, widths }: Picture, format: 'avif' | 'webp') =>
  widths.map((width) => `${url}-${width}.${format} ${width}w`).join(', ')

/** The width nearest above the one asked for, for browsers that read no srcset. */
export const pictureUrl = (picture: Picture, width: number): string =>
  `${picture.url}-${picture.widths.find((have) => have >= width) ?? picture.widths.at(-1)}.webp`

/** The width at which a picture of 4:5 is wholly seen with what stands around it, in windows wider than a phone's but low, as when zoomed in. */
export const inSight = 'max(20rem, 60svh)'

export interface ProductPictureProps extends Omit<HTMLChakraProps<'picture'>, 'children'> {
  picture: Picture
  /** The `sizes` of the image element: how wide it stands at which viewport. */
  sizes: string
  /** The largest of the first view: fetched at once, and the page's code after it (later-scripts.js). One of a page. @default false */
  isPriority?: boolean
  /** Empty where the words beside it say the same. @default the picture's own */
  alt?: string
}

/** A product picture in modern formats and the size needed, on its background's colour until it is there. */
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
      {/* A plain element: the style sheet Emotion would write beside it makes Chrome's scanner fetch the fallback too. */}
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
