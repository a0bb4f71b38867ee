import { chakra } from '@chakra-ui/react'
import { useId, useRef } from 'react'
import { Skeleton } from '../../../components/skeleton/index.ts'
import { useLazyModule } from '../../../lazy-module/index.ts'
import type { RichTextEditorProps } from './rich-text-editor.tsx'
import { richTextEditorModule } from './rich-text-editor-module.ts'

interface RichTextFieldProps extends Omit<RichTextEditorProps, 'isInvalid' | 'isDisabled' | 'errorId'> {
  error: string | undefined
}

/** A rich text editor with its label and error. */
export function RichTextField({ error, ...editor }: RichTextFieldProps) {
  const code = useLazyModule(richTextEditorModule, true)
  const root = useRef<HTMLDivElement>(null)
  const errorId = useId()
  return (
    <chakra.div ref={root} display="grid" gap={1.5} minWidth={0}>
      <chakra.span
        textStyle="label"
        aria-hidden
        onClick={() => root.current?.querySelector<HTMLElement>('[contenteditable]')?.focus()}
      >
        {editor.label}
      </chakra.span>
      {code ? (
        <code.RichTextEditor {...editor} isDisabled={false} isInvalid={error !== undefined} errorId={errorId} />
      ) : (
        <Skeleton height="12rem" />
      )}
      {error === undefined ? null : (
        <chakra.p id={errorId} textStyle="small" color="bad" role="alert">
          {error}
        </chakra.p>
      )}
    </chakra.div>
  )
}
