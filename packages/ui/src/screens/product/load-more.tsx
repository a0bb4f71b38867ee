import { chakra } from '@chakra-ui/react'
import { m } from '@motif/messages'
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { Button, LinkButton, Spinner } from '../../components/button/index.ts'
import { onPlainClick } from '../../components/link/index.ts'
import { Notice } from '../../components/notice/index.ts'
import { VisuallyHidden } from '../../components/visually-hidden/index.ts'
import { sentenceOf } from '../../failure/index.ts'
import type { ReviewList } from './types.ts'

interface LoadMoreProps {
  list: Pick<ReviewList, 'isLoading' | 'failure' | 'nextHref' | 'onMore'>
  /** Entries shown. */
  count: number
  /** The list element; its entries can take focus. */
  entries: RefObject<HTMLUListElement | null>
  children: ReactNode
}

interface Arrival {
  /** How many entries there were before. */
  from: number
  added: number
  /** They were asked for here, not by opening the page. */
  isAwaited: boolean
}

/** The entries of the last load. */
function useArrival(isLoading: boolean, count: number) {
  const [isAwaited, setAwaited] = useState(false)
  const [before, setBefore] = useState<number>()
  const [arrival, setArrival] = useState<Arrival>()
  if (isLoading && before === undefined) {
    setBefore(count)
    setArrival(undefined)
  }
  if (!isLoading && before !== undefined) {
    setBefore(undefined)
    setAwaited(false)
    if (count > before) setArrival({ from: before, added: count - before, isAwaited })
  }
  return { arrival, onAwait: () => setAwaited(true) }
}

/** Loads more of a list, with errors. The first new entry takes the focus. */
export function LoadMore({ list: { isLoading, failure, nextHref, onMore }, count, entries, children }: LoadMoreProps) {
  const { arrival, onAwait } = useArrival(isLoading, count)
  const root = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!arrival?.isAwaited) return
    const { activeElement, body } = document
    const isFree = activeElement === body || root.current?.contains(activeElement) === true
    const first = entries.current?.children[arrival.from]
    if (isFree && first instanceof HTMLElement) first.focus()
  }, [arrival, entries])
  const load = () => {
    if (isLoading) return
    onAwait()
    onMore()
  }
  const label = failure === undefined ? children : m.common_try_again()
  return (
    <chakra.div ref={root} display="grid" gap={4} justifyItems="start" marginTop={6}>
      <VisuallyHidden aria-live="polite">
        {isLoading ? m.product_more_loading() : arrival ? m.product_more_added({ count: arrival.added }) : null}
      </VisuallyHidden>
      {failure === undefined ? null : <Notice tone="bad">{sentenceOf(failure)}</Notice>}
      {nextHref !== undefined ? (
        <LinkButton
          key="more"
          href={nextHref}
          rel="next"
          aria-busy={isLoading || undefined}
          // In a new tab they start the list; here they are appended.
          onClick={onPlainClick(load)}
        >
          {isLoading ? <Spinner /> : null}
          {label}
        </LinkButton>
      ) : failure !== undefined ? (
        <Button isBusy={isLoading} onClick={load}>
          {label}
        </Button>
      ) : null}
    </chakra.div>
  )
}
