import { useEffect, useState } from 'react'

/**
 * Something that only the browser can begin, for a screen the server renders too: undefined until the page has woken up,
 * so that what a person typed before stays in its fields.
 */
export function useClientOnly<Value>(start: () => Value): Value | undefined {
  const [value, setValue] = useState<Value>()
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- begun once
  useEffect(() => setValue(start()), [])
  return value
}
