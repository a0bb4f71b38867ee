import type { TestPrint } from '@motif/contract'
import { useEffect, useEffectEvent, useState } from 'react'

/** Debounce of the test print in milliseconds. */
const rest = 300

interface Drawn {
  of: string
  /** Undefined: it could not be drawn. */
  address: string | undefined
}

/** Test print of the current drawing; the previous one stays while loading. Disabled without `print`. */
export function useTestPrint(print: TestPrint | undefined, draw: (print: TestPrint) => Promise<Blob | undefined>) {
  const wanted = print && JSON.stringify(print)
  const [drawn, setDrawn] = useState<Drawn>()
  const drawWanted = useEffectEvent(async () => (print ? await draw(print) : undefined))

  useEffect(() => {
    if (wanted === undefined) return undefined
    let isStale = false
    const show = async () => {
      const file = await drawWanted()
      if (!isStale) setDrawn({ of: wanted, address: file && URL.createObjectURL(file) })
    }
    const timer = setTimeout(() => void show(), rest)
    return () => {
      isStale = true
      clearTimeout(timer)
    }
  }, [wanted])

  const address = drawn?.address
  useEffect(() => (address === undefined ? undefined : () => URL.revokeObjectURL(address)), [address])

  return {
    address: wanted === undefined ? undefined : address,
    isWaiting: wanted !== undefined && drawn?.of !== wanted,
    hasFailed: wanted !== undefined && drawn?.of === wanted && address === undefined
  }
}
