import { chakra } from '@chakra-ui/react'
import { m } from '@motif/messages'

const grey = (share: number) =>
  `color-mix(in srgb, var(--chakra-colors-border-control) ${share}%, var(--chakra-colors-bg))`

/** Checkerboard in two greys on which white and black logos are visible. */
const ground = {
  background: `repeating-conic-gradient(${grey(45)} 0 25%, ${grey(60)} 0 50%) 0 0 / 16px 16px`
}

interface UploadPictureProps {
  label: string
  address: string
  /** @default not pressable */
  onPress?: (() => void) | undefined
}

/** Thumbnail of an upload; pressing places it, if possible. */
export function UploadPicture({ label, address, onPress }: UploadPictureProps) {
  const picture = (
    <chakra.img
      src={address}
      alt={onPress ? '' : label}
      loading="lazy"
      width="full"
      aspectRatio="1"
      objectFit="contain"
      padding={2}
      borderWidth="1px"
      borderRadius="panel"
      forcedColorAdjust="none"
      css={ground}
    />
  )
  return onPress ? (
    <chakra.button
      type="button"
      aria-label={m.uploads_place({ name: label })}
      title={label}
      width="full"
      borderRadius="panel"
      cursor="pointer"
      onClick={onPress}
    >
      {picture}
    </chakra.button>
  ) : (
    picture
  )
}
