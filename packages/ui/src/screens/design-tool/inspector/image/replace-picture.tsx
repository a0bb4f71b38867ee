import { m } from '@motif/messages'
import { ImageUp } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Button } from '../../../../components/button/index.ts'
import { toaster } from '../../../../components/toaster/index.ts'
import { useEditor, useEditorSetting } from '../../../../editor/index.ts'
import { sentenceOf } from '../../../../failure/index.ts'
import { PictureInput } from '../../../../components/picture-input/index.ts'
import type { UploadState } from '../../types.ts'
import { UploadCard } from '../../upload-card.tsx'

/** Replaces a picture: file choice, upload, and swap. */
export function useReplacing(nodeId: string) {
  const { commands } = useEditor()
  const { keepImage } = useEditorSetting()
  const [state, setState] = useState<(UploadState & { file: File }) | null>(null)
  const going = useRef<AbortController>(undefined)
  const isShown = useRef(true)
  // The replacement continues if the selection changes.
  useEffect(() => {
    isShown.current = true
    return () => {
      isShown.current = false
    }
  }, [])

  async function start(file: File) {
    going.current?.abort()
    const controller = new AbortController()
    going.current = controller
    const first = { id: nodeId, fileName: file.name, progress: 0, file }
    setState(first)
    const kept = await keepImage(file, {
      signal: controller.signal,
      onProgress: (progress) => setState({ ...first, progress })
    })
    if (controller.signal.aborted || kept.kind === 'stopped') return
    if (kept.kind === 'failed') {
      setState({ ...first, failure: kept.failure })
      if (!isShown.current)
        toaster.show({
          tone: 'bad',
          title: m.editor_upload_failed({ name: file.name }),
          description: sentenceOf(kept.failure)
        })
      return
    }
    setState(null)
    commands.replaceImage(nodeId, kept)
  }
  return {
    state,
    start,
    stop: () => {
      going.current?.abort()
      setState(null)
    }
  }
}

export function ReplaceButton({ onChoose }: { onChoose: (file: File) => void }) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button size="sm" onClick={() => input.current?.click()}>
        <ImageUp aria-hidden />
        {m.editor_image_replace()}
      </Button>
      <PictureInput ref={input} testId="replace-picture" onChoose={([file]) => (file ? onChoose(file) : undefined)} />
    </>
  )
}

/** Progress or error of a replacement. */
export const ReplacingCard = ({ replacing: { state, start, stop } }: { replacing: ReturnType<typeof useReplacing> }) =>
  state === null ? null : <UploadCard upload={state} onRetry={() => void start(state.file)} onDismiss={stop} />
