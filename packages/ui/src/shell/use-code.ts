import { useEffect, useState } from 'react'

/** A part whose code comes once it is needed: not with every page. Undefined until then, and where it cannot be had. */
export function useCode<Code extends object>(load: () => Promise<Code>, isNeeded: boolean): Code | undefined {
  const [code, setCode] = useState<Code>()
  useEffect(() => {
    if (isNeeded) load().then(setCode, () => undefined)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- what is loaded never changes
  }, [isNeeded])
  return code
}
