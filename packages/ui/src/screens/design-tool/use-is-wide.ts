import { useMediaQuery } from '@chakra-ui/react'

const wide = ['(min-width: 64em)']

/** Whether there is room beside the stage: from the breakpoint `lg`. For what is rendered in a browser alone. */
export const useIsWide = (): boolean => useMediaQuery(wide, { ssr: false })[0] ?? false
