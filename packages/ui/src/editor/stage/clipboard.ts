import type { Point } from '@motif/design'
import { m } from '@motif/messages'
import { type RefObject, useEffect, useEffectEvent } from 'react'
import { type EditorSetting, useEditorSetting } from '../context.tsx'
import { copiedText, storeCopiedText } from '../copied-text.ts'

const isTyping = (target: EventTarget | null) =>
  target instanceof Element && target.closest('input, textarea, select, [contenteditable], [role=dialog]') !== null

/** Code of a drawing, as drawing programs copy it. */
const isSvgCode = (text: string) => /^(?:<\?xml[^>]{0,200}>\s{0,9})?<svg[\s>]/i.test(text.trimStart().slice(0, 300))

/** Pastes nodes, pictures, drawings or text from the clipboard. */
function pasteFrom(
  { editor, onAddImage, onAddText }: EditorSetting,
  { text, files, at }: { text: string; files: readonly File[]; at: Point | undefined }
): boolean {
  const place = at === undefined ? {} : { at }
  const outcome = editor.commands.paste(text, place)
  if (outcome.kind !== 'foreign') return true
  for (const file of files) onAddImage({ file, ...place })
  // Text that accompanies a picture is its URL or name.
  if (files.length === 0 && isSvgCode(text))
    onAddImage({ file: new File([text], m.editor_pasted_drawing(), { type: 'image/svg+xml' }), ...place })
  else if (files.length === 0 && text.trim() !== '') onAddText({ text, ...place })
  return files.length > 0 || text.trim() !== ''
}

/** Copy and cut from the menu, which fires no native clipboard event. */
export function copyFromMenu({ editor }: EditorSetting, isCut: boolean) {
  const text = isCut ? editor.commands.cut() : editor.commands.copy()
  if (text === undefined) return
  storeCopiedText(text)
  void navigator.clipboard?.writeText(text).catch(() => {})
}

export async function pasteFromMenu(setting: EditorSetting, at: Point | undefined) {
  const read = await navigator.clipboard?.readText().catch(() => copiedText())
  pasteFrom(setting, { text: read || copiedText(), files: [], at })
}

/** Copy, cut and paste anywhere on the page except in fields, which handle them natively. */
export function useClipboard(stage: RefObject<HTMLElement | null>, pointer: RefObject<Point | undefined>) {
  const setting = useEditorSetting()
  const take = useEffectEvent((event: ClipboardEvent) => {
    if (
      isTyping(event.target) ||
      (event.target instanceof Node && event.target.ownerDocument?.getSelection()?.isCollapsed === false)
    )
      return
    const text = event.type === 'cut' ? setting.editor.commands.cut() : setting.editor.commands.copy()
    if (text === undefined) return
    storeCopiedText(text)
    event.clipboardData?.setData('text/plain', text)
    event.preventDefault()
  })
  const give = useEffectEvent((event: ClipboardEvent) => {
    if (isTyping(event.target)) return
    const data = event.clipboardData
    if (
      pasteFrom(setting, {
        text: data?.getData('text/plain') ?? '',
        files: [...(data?.files ?? [])],
        at: pointer.current
      })
    )
      event.preventDefault()
  })
  useEffect(() => {
    const page = stage.current?.ownerDocument
    const taking = (event: ClipboardEvent) => take(event)
    const giving = (event: ClipboardEvent) => give(event)
    page?.addEventListener('copy', taking)
    page?.addEventListener('cut', taking)
    page?.addEventListener('paste', giving)
    return () => {
      page?.removeEventListener('copy', taking)
      page?.removeEventListener('cut', taking)
      page?.removeEventListener('paste', giving)
    }
  }, [stage])
}
