import type { ProductionJob } from '@motif/contract'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import type { Failure } from '../../../../failure/index.ts'
import { possibleMovesOf } from '../stages.ts'
import type { ProductionSectionProps } from '../types.ts'
import { zoomBy } from './zoom.ts'

type ReviewProps = Pick<
  ProductionSectionProps,
  'openReviewId' | 'jobReview' | 'jobReviewFailure' | 'reviewQueue' | 'onReview' | 'onMoveJob' | 'onAskBuyer'
>

const isTyping = (target: EventTarget) =>
  target instanceof HTMLElement && target.closest('input, textarea, select') !== null
/** Arrow keys scroll a zoomed picture. */
const scrolls = (target: EventTarget) => target instanceof HTMLElement && target.closest('[data-zoomed]') !== null

const isApprovable = (job: ProductionJob) => job.stage !== 'print' && possibleMovesOf(job).includes('print')

const none: readonly ProductionJob[] = []

/** State of the review: the job, its place in the queue, decisions and keys. */
export function useReview(
  { openReviewId = null, jobReview, jobReviewFailure, reviewQueue, onReview, onMoveJob, onAskBuyer }: ReviewProps,
  mayMove: boolean
) {
  const [failure, setFailure] = useState<Failure>()
  const [isBusy, setBusy] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const [zoom, setZoom] = useState(1)
  /** The job on the screen when an answer arrives. */
  const openId = useRef(openReviewId)
  useEffect(() => {
    openId.current = openReviewId
  }, [openReviewId])
  const [shownId, setShownId] = useState(openReviewId)
  // Another job starts anew.
  if (shownId !== openReviewId) {
    setShownId(openReviewId)
    setFailure(undefined)
    setAsking(false)
    setZoom(1)
  }
  const queue = reviewQueue?.items ?? none
  const index = queue.findIndex(({ id }) => id === openReviewId)
  const review = jobReview?.job.id === openReviewId ? jobReview : undefined
  const job = review?.job
  // A job outside of the queue is followed by the first one.
  const next = queue[index + 1]
  const previous = index > 0 ? queue[index - 1] : undefined
  const open = (target: ProductionJob | undefined) => (target ? onReview({ id: target.id }) : undefined)
  /** Goes on to the following job; without one, ends. */
  const goOn = () => onReview({ id: (next ?? previous)?.id ?? null })
  // While a job loads, its buttons keep their place and the focus.
  const mayApprove = mayMove && (job === undefined ? openReviewId !== null : isApprovable(job))
  const mayAsk = mayMove && (job === undefined ? openReviewId !== null : job.isPrinted)
  const nextButton = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    // The focused button is gone: keys need a focus within.
    if (document.activeElement === document.body) nextButton.current?.focus()
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- each of these removes a button
  }, [openReviewId, mayApprove, mayAsk, isAsking])
  const approve = async () => {
    if (!job || !mayApprove || isBusy) return
    setBusy(true)
    setFailure(undefined)
    const refused = await onMoveJob({ job, stage: 'print' })
    setBusy(false)
    // Closed, or at another job meanwhile.
    if (openId.current !== job.id) return
    if (refused) setFailure(refused)
    else goOn()
  }
  const ask = async (text: string) => {
    if (!job) return undefined
    const refused = await onAskBuyer({ job, text })
    if (!refused && openId.current === job.id) goOn()
    return refused
  }
  const keys: Readonly<Record<string, () => void>> = {
    j: () => open(next),
    k: () => open(previous),
    a: () => void approve(),
    q: () => setAsking(mayAsk && job !== undefined),
    '+': () => setZoom(zoomBy(zoom, 1)),
    '=': () => setZoom(zoomBy(zoom, 1)),
    '-': () => setZoom(zoomBy(zoom, -1))
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const { key, target, altKey, ctrlKey, metaKey } = event
    if (openReviewId === null || altKey || ctrlKey || metaKey || isTyping(target)) return
    const isArrow = key === 'ArrowLeft' || key === 'ArrowRight'
    if (isArrow && scrolls(target)) return
    const isForward = (key === 'ArrowRight') !== (getComputedStyle(event.currentTarget).direction === 'rtl')
    const act = isArrow ? keys[isForward ? 'j' : 'k'] : keys[key.toLowerCase()]
    if (!act) return
    event.preventDefault()
    // A key held down decides once.
    if (event.repeat && (act === keys['a'] || act === keys['q'])) return
    act()
  }
  return {
    review,
    place: index < 0 ? undefined : { index: index + 1, count: queue.length, isMore: reviewQueue?.next !== null },
    next,
    previous,
    open,
    approve: () => void approve(),
    ask,
    isAsking,
    setAsking,
    mayApprove,
    mayAsk,
    isBusy: isBusy || (job === undefined && openReviewId !== null && jobReviewFailure === undefined),
    nextButton,
    failure,
    zoom,
    setZoom,
    onKeyDown
  }
}
