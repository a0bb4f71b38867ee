import { chakra } from '@chakra-ui/react'
import type { ReactNode, Ref } from 'react'
import { drawings } from './drawings.tsx'

export interface EmptyStateProps {
  /** @default 'shelf' */
  drawing?: keyof typeof drawings
  title: string
  /** A sentence on what to do next. */
  children?: ReactNode
  /** The primary action. */
  action?: ReactNode
  /** Level of the heading; 1 if it is the whole page. @default 2 */
  headingLevel?: 1 | 2 | 3
  /** To focus the heading when it replaces the focused element. */
  titleRef?: Ref<HTMLHeadingElement> | undefined
}

/** An empty state: drawing, sentence and action. */
export const EmptyState = ({
  drawing = 'stall',
  title,
  children,
  action,
  headingLevel = 2,
  titleRef
}: EmptyStateProps) => (
  <chakra.div
    display="flex"
    flexDirection="column"
    alignItems="center"
    textAlign="center"
    gap={4}
    paddingBlock={{ base: 12, md: 20 }}
    paddingInline={4}
  >
    <chakra.svg
      viewBox="0 0 120 96"
      width="150px"
      height="120px"
      aria-hidden
      fill="none"
      stroke="currentcolor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      css={{ '& [data-accent]': { stroke: 'accent' } }}
    >
      {drawings[drawing]}
    </chakra.svg>
    <chakra.h2
      as={`h${headingLevel}`}
      textStyle="section"
      maxWidth="26ch"
      {...(titleRef && { ref: titleRef, tabIndex: -1, outline: 'none' })}
    >
      {title}
    </chakra.h2>
    {children ? (
      <chakra.div color="fg.muted" maxWidth="46ch" textWrap="balance">
        {children}
      </chakra.div>
    ) : null}
    {action ? (
      <chakra.div display="flex" flexWrap="wrap" justifyContent="center" gap={3} marginTop={2}>
        {action}
      </chakra.div>
    ) : null}
  </chakra.div>
)
