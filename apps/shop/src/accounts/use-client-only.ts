import { useEffect, useState } from 'react'

/**
 * Starts something in the browser only, on a server-rendered screen: undefined until hydrated, so that earlier input is
 * preserved.
 */
export function useClientOnly<Value>(start: () => Value): Value | undefined {
  const [value, setValue] = useState<Value>()
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- begun once
  useEffect(() => setValue(start()), [])
  return value
}
