import { useMediaQuery } from '@chakra-ui/react'

const wide = ['(min-width: 64em)']

/** Whether the window is at least `lg` wide. Client only. */
export const useIsWide = (): boolean => useMediaQuery(wide, { ssr: false })[0] ?? false
