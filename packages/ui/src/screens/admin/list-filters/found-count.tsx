import { chakra } from '@chakra-ui/react'

/** How many entries of a list were found, spoken when it changes; it stands beside the fields of the filter. */
export const FoundCount = chakra('output', {
  base: {
    color: 'fg.muted',
    minHeight: { md: 'target' },
    display: 'flex',
    alignItems: 'center',
    justifyContent: { md: 'flex-end' },
    fontVariantNumeric: 'tabular-nums'
  }
})
