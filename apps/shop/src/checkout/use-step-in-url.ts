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

/** The step in a URL. */
export function stepIn(search: URLSearchParams): CheckoutStep | undefined {
  const step = search.get('step')
  return step !== null && steps.includes(step) ? (step as CheckoutStep) : undefined
}

const isMoving = (snapshot: CheckoutSnapshot) => isOpening(snapshot) || isQuoting(snapshot)

/** Synchronizes the step with the URL, for Back and Forward. */
export function useStepInUrl(actor: CheckoutActor, snapshot: CheckoutSnapshot): void {
  const [search, setSearch] = useSearchParams()
  /** The last step both agreed on. */
  const agreed = useRef<CheckoutStep>(undefined)
  /** The step requested from the machine, pending. */
  const wanted = useRef<CheckoutStep>(undefined)
  const asked = stepIn(search)
  const step = checkoutStepOf(snapshot)
  const isOnTheWay = isMoving(snapshot)
  const agree = useEffectEvent((place: CheckoutStep | undefined, at: CheckoutStep) => {
    // The URL changed by navigation, and the machine does not know yet.
    if (agreed.current === at && place !== undefined && place !== at && place !== wanted.current) {
      wanted.current = place
      actor.send({ type: 'GO_TO', step: place })
      const now = actor.getSnapshot()
      if (isMoving(now) || checkoutStepOf(now) !== at) return
    }
    wanted.current = undefined
    // A new step pushes a URL; an unreachable or finished one replaces it.
    if (place !== at)
      setSearch({ step: at }, { replace: agreed.current === undefined || place !== agreed.current || at === 'done' })
    agreed.current = at
  })
  useEffect(() => {
    if (!isOnTheWay) agree(asked, step)
  }, [asked, step, isOnTheWay])
  // Back before React rendered the new location returns to the same one: no render shows the move.
  useEffect(() => {
    const follow = () => {
      const [place, now] = [stepIn(new URLSearchParams(location.search)), actor.getSnapshot()]
      if (place !== undefined && !isMoving(now)) agree(place, checkoutStepOf(now))
    }
    addEventListener('popstate', follow)
    return () => removeEventListener('popstate', follow)
  }, [actor])
}
