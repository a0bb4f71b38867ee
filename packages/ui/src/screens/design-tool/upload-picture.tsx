import { chakra } from '@chakra-ui/react'
import { m } from '@motif/messages'

const grey = (share: number) =>
  `color-mix(in srgb, var(--chakra-colors-border-control) ${share}%, var(--chakra-colors-bg))`

/** See-through parts show as fields of two greys that both white and black logos are seen on. */
const ground = {
  background: `repeating-conic-gradient(${grey(45)} 0 25%, ${grey(60)} 0 50%) 0 0 / 16px 16px`
}

interface UploadPictureProps {
  label: string
  address: string
  /** @default it is shown only */
  onPress?: (() => void) | undefined
}

/** A small picture of an upload; a press places it, where it can be placed. */
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
