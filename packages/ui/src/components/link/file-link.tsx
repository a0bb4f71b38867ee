import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'

/** A download link of the shop. */
export const FileLink = ({ href, children }: { href: string; children: ReactNode }) => (
  <chakra.a
    href={href}
    download
    textDecoration="underline"
    textUnderlineOffset="0.2em"
    display="inline-flex"
    alignItems="center"
    minHeight="target"
  >
    {children}
  </chakra.a>
)
