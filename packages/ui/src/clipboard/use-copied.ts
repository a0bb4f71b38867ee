import { useState } from 'react'

/** Copies a text, and tells whether the last press did. Where the browser does not let it, the text stands there to be copied by hand. */
export function useCopied(text: string): { isCopied: boolean; copy: () => void } {
  const [isCopied, setCopied] = useState(false)
  const copy = () =>
    void navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      () => setCopied(false)
    )
  return { isCopied, copy }
}
