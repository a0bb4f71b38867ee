import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { Button } from '../../components/button/index.ts'

/** Words, and behind or beneath them what can be done about it. */
export const WithAction = ({ words, children }: { words: string; children: ReactNode }) => (
  <chakra.div display="flex" flexWrap="wrap" alignItems="center" columnGap={6}>
    <span>{words}</span>
    {children}
  </chakra.div>
)

/** Pulled back by its own padding, so that its words stand under the words above. */
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
