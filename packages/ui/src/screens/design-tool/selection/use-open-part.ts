import { useState } from 'react'
import { useActivity, useEditor, useSelectedNodes } from '../../../editor/index.ts'
import { cropPart, everyPart, parts } from './parts.ts'

/** The open settings sheet on phones. It stays open for selections it applies to. */
export function useOpenPart() {
  const { send } = useEditor()
  const chosen = useSelectedNodes()
  const [node] = chosen
  const isCropping = useActivity().kind === 'cropping'
  const [id, setId] = useState<string>()
  const part = parts.find((one) => one.id === id)
  const isFit =
    node !== undefined && (id === everyPart || (part?.isFor(chosen) === true && (id !== cropPart || isCropping)))
  if (id !== undefined && !isFit) setId(undefined)
  const close = () => {
    if (id === cropPart) send({ type: 'DONE' })
    setId(undefined)
  }
  return {
    openId: isFit ? id : undefined,
    part: isFit ? part : undefined,
    close,
    toggle: (next: string) => {
      if (next === id) return close()
      // Cropping starts and ends with its sheet.
      if (next === cropPart && node && !isCropping) send({ type: 'CROP', nodeId: node.id })
      else if (next !== cropPart && isCropping && id === cropPart) send({ type: 'DONE' })
      setId(next)
    }
  }
}
