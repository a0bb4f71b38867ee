import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { Button } from '../../components/button/index.ts'

/** Text with an action beside or below it. */
export const WithAction = ({ words, children }: { words: string; children: ReactNode }) => (
  <chakra.div display="flex" flexWrap="wrap" alignItems="center" columnGap={6}>
    <span>{words}</span>
    {children}
  </chakra.div>
)

/** Negative margin aligns its label with the text above. */
export const InlineAction = ({ onClick, children }: { onClick: () => void; children: ReactNode }) => (
  <Button
    variant="quiet"
    size="sm"
    marginInlineStart={-3}
    textDecoration="underline"
    textUnderlineOffset="0.2em"
    onClick={onClick}
  >
    {children}
  </Button>
)
