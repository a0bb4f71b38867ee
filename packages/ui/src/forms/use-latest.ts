import { useEffect, useRef, useState } from 'react'

/** `never` accepts any argument type; the mapped type preserves the actual ones. */
type Functions = Record<string, ((argument: never) => void) | undefined>

type Stable<All extends Functions> = { [Key in keyof All]-?: NonNullable<All[Key]> }

/** Stable function identities that call the latest versions, for memoized children. */
export function useLatest<All extends Functions>(functions: All): Stable<All> {
  const current = useRef(functions)
  useEffect(() => {
    current.current = functions
  })
  const [stable] = useState(
    () =>
      Object.fromEntries(
        Object.keys(functions).map((key) => [key, (argument: never) => current.current[key]?.(argument)])
      ) as Stable<All>
  )
  return stable
}
