import { chakra, type HTMLChakraProps } from '@chakra-ui/react'
import type { ReactNode } from 'react'

export interface PageProps extends Omit<HTMLChakraProps<'div'>, 'title'> {
  /** The page's `h1`; omitted if the screen has its own. */
  title?: ReactNode
  /** A sentence below the title. */
  lead?: ReactNode
  /** Beside the title on wide screens, below on narrow ones. */
  actions?: ReactNode
  /** @default 'content' */
  measure?: 'content' | 'prose' | 'form'
}

/** Page width and gutters, with the title. */
export const Page = ({ title, lead, actions, measure = 'content', children, ...rest }: PageProps) => (
  <chakra.div
    marginInline="auto"
    width="full"
    maxWidth={`calc(var(--chakra-sizes-${measure}) + 2 * var(--page-gutter))`}
    paddingInline="var(--page-gutter)"
    paddingBlock={{ base: 6, md: 10 }}
    css={{ '--page-gutter': { base: 'spacing.4', md: 'spacing.6', xl: 'spacing.10' } }}
    {...rest}
  >
    {title === undefined && actions === undefined ? null : (
      <chakra.header
        display="flex"
        flexWrap="wrap"
        alignItems="end"
        justifyContent="space-between"
        gap={4}
        marginBottom={{ base: 6, md: 10 }}
      >
        <chakra.div minWidth={0}>
          {title === undefined ? null : <chakra.h1 textStyle="page">{title}</chakra.h1>}
          {lead === undefined ? null : (
            <chakra.p color="fg.muted" marginTop={3} maxWidth="60ch">
              {lead}
            </chakra.p>
          )}
        </chakra.div>
        {actions === undefined ? null : (
          <chakra.div display="flex" flexWrap="wrap" gap={3}>
            {actions}
          </chakra.div>
        )}
      </chakra.header>
    )}
    {children}
  </chakra.div>
)
