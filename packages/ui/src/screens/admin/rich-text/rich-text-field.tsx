import { chakra } from '@chakra-ui/react'
import { Skeleton } from '../../../components/skeleton/index.ts'
import { useLazyModule } from '../../../lazy-module/index.ts'
import type { RichTextEditorProps } from './rich-text-editor.tsx'
import { richTextEditorModule } from './rich-text-editor-module.ts'

interface RichTextFieldProps extends Omit<RichTextEditorProps, 'isInvalid' | 'isDisabled'> {
  error: string | undefined
}

/** A rich text editor with its label and error. */
export function RichTextField({ error, ...editor }: RichTextFieldProps) {
  const code = useLazyModule(richTextEditorModule, true)
  return (
    <chakra.div display="grid" gap={1.5} minWidth={0}>
      <chakra.span textStyle="label" aria-hidden>
        {editor.label}
      </chakra.span>
      {code ? (
        <code.RichTextEditor {...editor} isDisabled={false} isInvalid={error !== undefined} />
      ) : (
        <Skeleton height="12rem" />
      )}
      {error === undefined ? null : (
        <chakra.p textStyle="small" color="bad" role="alert">
          {error}
        </chakra.p>
      )}
    </chakra.div>
  )
}
