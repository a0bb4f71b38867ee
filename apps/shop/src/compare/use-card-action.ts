import { useEffect, useState } from 'react'

const load = () => import('./card-compare.tsx')

/** Signs of a visitor. Assistive technology may send a focus or click alone, and a touch is a pointer as well. */
const signs = ['pointerover', 'keydown', 'focusin', 'click', 'scroll'] as const

/** The action of product cards, loaded by the first sign of a visitor: the first view does not include it. */
export function useCardAction() {
  const [action, setAction] = useState<Awaited<ReturnType<typeof load>>['cardAction']>()
  useEffect(() => {
    const listening = new AbortController()
    // After a failure the next sign tries again.
    const onSign = () =>
      void load().then(
        (code) => {
          listening.abort()
          setAction(() => code.cardAction)
        },
        () => undefined
      )
    for (const sign of signs) addEventListener(sign, onSign, { signal: listening.signal, passive: true })
    return () => listening.abort()
  }, [])
  return action
}
