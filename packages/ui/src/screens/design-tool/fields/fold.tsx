import { chakra } from '@chakra-ui/react'
import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'

interface FoldProps {
  title: string
  /** Open to begin with. @default false */
  isOpen?: boolean
  children: ReactNode
}

/** Settings that stand folded until they are wanted. */
export const Fold = ({ title, isOpen = false, children }: FoldProps) => (
  <chakra.details open={isOpen} borderBlockStartWidth="1px" css={{ '&[open] > summary > svg': { rotate: '180deg' } }}>
    <chakra.summary
      display="flex"
      alignItems="center"
      justifyContent="space-between"
      minHeight="3rem"
      cursor="pointer"
      textStyle="label"
      css={{ listStyle: 'none', '&::-webkit-details-marker': { display: 'none' } }}
    >
      {title}
      <ChevronDown size={18} strokeWidth={1.75} aria-hidden />
    </chakra.summary>
    <chakra.div display="grid" gap={4} paddingBlockEnd={4}>
      {children}
    </chakra.div>
  </chakra.details>
)
