import { useEffect, useState } from 'react'

const load = () => import('./card-compare.tsx')

/** The action of product cards, loaded by the first move of a visitor: the first view does not include it. */
export function useCardAction() {
  const [action, setAction] = useState<Awaited<ReturnType<typeof load>>['cardAction']>()
  useEffect(() => {
    const onMove = () =>
      void load().then(
        (code) => setAction(() => code.cardAction),
        () => undefined
      )
    // A touch is a pointer as well.
    addEventListener('pointerover', onMove, { once: true })
    addEventListener('keydown', onMove, { once: true })
  }, [])
  return action
}
