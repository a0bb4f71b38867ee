import { createContext, type ReactNode, useContext, useMemo, useState } from 'react'

interface Leaving {
  isLeaving: boolean
  onGone: () => void
}

const LeavingContext = createContext<Leaving | undefined>(undefined)

/** What the layer below is asked to do by the `UntilGone` around it. */
export const useLeaving = () => useContext(LeavingContext)

/** What opens inside a layer does not leave with what that layer leaves with. */
export const OwnLeaving = ({ children }: { children: ReactNode }) => (
  <LeavingContext value={undefined}>{children}</LeavingContext>
)

/** A dialog or sheet that exists only while it is open: taken away, it stays as it was last until it has moved out. */
export function UntilGone({ children }: { children: ReactNode }) {
  const isThere = Boolean(children)
  const [last, setLast] = useState(children)
  if (isThere && last !== children) setLast(children)
  const around = useLeaving()
  const leaving = useMemo(
    () => ({
      isLeaving: !isThere || (around?.isLeaving ?? false),
      onGone: () => {
        setLast(null)
        around?.onGone()
      }
    }),
    [isThere, around]
  )
  const shown = isThere ? children : last
  return shown ? <LeavingContext value={leaving}>{shown}</LeavingContext> : null
}
