import { chakra } from '@chakra-ui/react'
import { type PropsWithChildren, type ReactNode, useState } from 'react'

interface FoldedProps {
  summary: ReactNode
  isOpenAtFirst?: boolean
  /** Opens it, so that what is wrong is seen. */
  hasProblem: boolean
}

/** Fields rendered when first opened: sixty collapsed zones are as fast to edit as two. */
export function Folded({ summary, children, isOpenAtFirst = false, hasProblem }: PropsWithChildren<FoldedProps>) {
  const [isOpen, setOpen] = useState(isOpenAtFirst)
  const isShown = isOpen || hasProblem
  return (
    <details open={isShown}>
      <chakra.summary
        cursor="pointer"
        minHeight="target"
        alignContent="center"
        paddingBlock={2}
        overflowWrap="anywhere"
        onClick={(event) => {
          event.preventDefault()
          setOpen(!isShown)
        }}
      >
        {summary}
      </chakra.summary>
      {isShown ? children : null}
    </details>
  )
}
