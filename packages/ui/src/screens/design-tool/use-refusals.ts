import { type Refusal, nodeLimit } from '@motif/design'
import { m } from '@motif/messages'
import { useEffect } from 'react'
import { toaster } from '../../components/toaster/index.ts'
import { useEditor } from '../../editor/index.ts'
import { formatNumber } from '../../format/index.ts'

const sentences = {
  'too-many': () => m.editor_full({ limit: formatNumber(nodeLimit) }),
  'newer-version': () => m.editor_paste_newer(),
  invalid: () => m.editor_paste_invalid()
} satisfies Record<Refusal['code'], () => string>

/** A message for every change the design does not take, whichever key, button or panel asked for it. */
export function useRefusals() {
  const { refusal } = useEditor()
  useEffect(
    () =>
      refusal.subscribe(() => {
        const refused = refusal.getSnapshot()
        if (refused) toaster.show({ tone: 'warn', title: sentences[refused.code](), about: 'design-refusal' })
      }),
    [refusal]
  )
}
