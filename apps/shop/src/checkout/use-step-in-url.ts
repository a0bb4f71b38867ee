import {
  type CheckoutActor,
  type CheckoutSnapshot,
  type CheckoutStep,
  checkoutStepOf,
  isOpening,
  isQuoting
} from '@motif/flows/checkout'
import { useEffect, useRef } from 'react'
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
  useEffect(() => {
    if (isOnTheWay) return
    // Back, Forward or a link changed the address, and the machine does not know yet.
    if (agreed.current === step && asked !== undefined && asked !== step && asked !== wanted.current) {
      wanted.current = asked
      actor.send({ type: 'GO_TO', step: asked })
      const now = actor.getSnapshot()
      if (isMoving(now) || checkoutStepOf(now) !== step) return
    }
    wanted.current = undefined
    // A step taken is a new place; a place that cannot be gone to, and what is over, takes the place of where one stood.
    if (asked !== step)
      setSearch({ step }, { replace: agreed.current === undefined || asked !== agreed.current || step === 'done' })
    agreed.current = step
  }, [actor, asked, step, isOnTheWay, setSearch])
}
