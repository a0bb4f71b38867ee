import {
  type CheckoutActor,
  type CheckoutSnapshot,
  type CheckoutStep,
  checkoutStepOf,
  isOpening,
  isQuoting
} from '@motif/flows/checkout'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useSearchParams } from 'react-router'

const steps: readonly string[] = ['email', 'address', 'shipping', 'payment', 'done'] satisfies CheckoutStep[]

/** The step an address asks for. */
export function stepIn(search: URLSearchParams): CheckoutStep | undefined {
  const step = search.get('step')
  return step !== null && steps.includes(step) ? (step as CheckoutStep) : undefined
}

const isMoving = (snapshot: CheckoutSnapshot) => isOpening(snapshot) || isQuoting(snapshot)

/** Keeps the step in the page's address: each one is a place to go Back to, and to come to again. */
export function useStepInUrl(actor: CheckoutActor, snapshot: CheckoutSnapshot): void {
  const [search, setSearch] = useSearchParams()
  /** What page and address agreed on last. */
  const agreed = useRef<CheckoutStep>(undefined)
  /** What was asked of the machine and is not answered yet. */
  const wanted = useRef<CheckoutStep>(undefined)
  const asked = stepIn(search)
  const step = checkoutStepOf(snapshot)
  const isOnTheWay = isMoving(snapshot)
  const agree = useEffectEvent((place: CheckoutStep | undefined, at: CheckoutStep) => {
    // Back, Forward or a link changed the address, and the machine does not know yet.
    if (agreed.current === at && place !== undefined && place !== at && place !== wanted.current) {
      wanted.current = place
      actor.send({ type: 'GO_TO', step: place })
      const now = actor.getSnapshot()
      if (isMoving(now) || checkoutStepOf(now) !== at) return
    }
    wanted.current = undefined
    // A step taken is a new place; a place that cannot be gone to, and what is over, takes the place of where one stood.
    if (place !== at)
      setSearch({ step: at }, { replace: agreed.current === undefined || place !== agreed.current || at === 'done' })
    agreed.current = at
  })
  useEffect(() => {
    if (!isOnTheWay) agree(asked, step)
  }, [asked, step, isOnTheWay])
  // Who presses Back before React has rendered the place they leave is where they were: no render tells that they moved.
  useEffect(() => {
    const follow = () => {
      const [place, now] = [stepIn(new URLSearchParams(location.search)), actor.getSnapshot()]
      if (place !== undefined && !isMoving(now)) agree(place, checkoutStepOf(now))
    }
    addEventListener('popstate', follow)
    return () => removeEventListener('popstate', follow)
  }, [actor])
}
