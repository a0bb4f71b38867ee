import { chakra } from '@chakra-ui/react'
import { qrPath } from '@motif/design'
import { useMemo } from 'react'

/** Units of the drawing; it is shown in any size. */
const side = 100

/** A QR code, always dark on light: some cameras cannot read the inverse. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const path = useMemo(() => qrPath({ data: text, level: 'M', quiet: 4, width: side }), [text])
  return (
    <chakra.svg
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- it is drawn here; no address has it
      role="img"
      aria-label={label}
      viewBox={[-side / 2, -side / 2, side, side].join(' ')}
      width="full"
      maxWidth="14rem"
      bg="white"
      borderRadius="picture"
    >
      <chakra.path d={path} fill="black" />
    </chakra.svg>
  )
}
