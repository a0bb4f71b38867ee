import { chakra } from '@chakra-ui/react'
import { m } from '@motif/messages'
import type { ReactNode } from 'react'
import { Button, LinkButton, Spinner } from '../../components/button/index.ts'
import { onPlainClick } from '../../components/link/index.ts'
import { Notice } from '../../components/notice/index.ts'
import { sentenceOf } from '../../failure/index.ts'
import type { ReviewList } from './types.ts'

interface LoadMoreProps {
  list: Pick<ReviewList, 'isLoading' | 'failure' | 'nextHref' | 'onMore'>
  children: ReactNode
}

/** Loads more of a list, with errors. */
export const LoadMore = ({ list: { isLoading, failure, nextHref, onMore }, children }: LoadMoreProps) => (
  <chakra.div display="grid" gap={4} justifyItems="start" marginTop={6}>
    {failure === undefined ? null : <Notice tone="bad">{sentenceOf(failure)}</Notice>}
    {failure !== undefined ? (
      <Button isBusy={isLoading} onClick={onMore}>
        {m.common_try_again()}
      </Button>
    ) : nextHref !== undefined ? (
      <LinkButton
        href={nextHref}
        rel="next"
        aria-busy={isLoading || undefined}
        // In a new tab they start the list; here they are appended.
        onClick={onPlainClick(() => (isLoading ? undefined : onMore()))}
      >
        {isLoading ? <Spinner /> : null}
        {children}
      </LinkButton>
    ) : null}
  </chakra.div>
)
