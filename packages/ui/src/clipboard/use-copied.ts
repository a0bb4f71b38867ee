import { useState } from 'react'

/** Copies a text and reports success. If the browser denies it, the text is shown for manual copying. */
export function useCopied(text: string): { isCopied: boolean; copy: () => void } {
  const [isCopied, setCopied] = useState(false)
  const copy = () =>
    void navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      () => setCopied(false)
    )
  return { isCopied, copy }
}
