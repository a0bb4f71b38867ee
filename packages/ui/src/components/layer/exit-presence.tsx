import { createContext, type ReactNode, useContext, useMemo, useState } from 'react'

interface Exit {
  isLeaving: boolean
  onGone: () => void
}

const ExitContext = createContext<Exit | undefined>(undefined)

/** Exit state provided by the surrounding `ExitPresence`. */
export const useExit = () => useContext(ExitContext)

/** Isolates nested layers from the exit of the layer that contains them. */
export const IsolateExit = ({ children }: { children: ReactNode }) => (
  <ExitContext value={undefined}>{children}</ExitContext>
)

/** Keeps a dialog or sheet mounted with its last content until its exit animation ends. */
export function ExitPresence({ children }: { children: ReactNode }) {
  const isThere = Boolean(children)
  const [last, setLast] = useState(children)
  if (isThere && last !== children) setLast(children)
  const around = useExit()
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
  return shown ? <ExitContext value={leaving}>{shown}</ExitContext> : null
}
