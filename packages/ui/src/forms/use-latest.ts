import { useEffect, useRef, useState } from 'react'

/** `never` takes any argument; the mapped type keeps the real ones. */
type Functions = Record<string, ((argument: never) => void) | undefined>

type Stable<All extends Functions> = { [Key in keyof All]-?: NonNullable<All[Key]> }

/** The same functions at every render, each calling the newest one given: what memoised children may depend on. */
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
