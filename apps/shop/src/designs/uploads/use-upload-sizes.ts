import type { DesignDocument, Editor } from '@motif/design'
import { useEffect } from 'react'
import useSWR from 'swr'
import { learnSizes, sizesOfUploads, uploadsIn } from './upload-sizes.ts'

/** Sizes of uploads never change. */
const forGood = { revalidateOnFocus: false, revalidateIfStale: false }

/** Loads the sizes of all pictures in a design into the editor. */
export function useUploadSizes(editor: Editor, document: DesignDocument): void {
  const known = editor.uploadSizes.getSnapshot()
  const unknown = uploadsIn(document).filter((id) => !known.has(id))
  const { data } = useSWR(
    unknown.length === 0 ? null : ['sizes of uploads', ...unknown],
    () => sizesOfUploads(unknown),
    forGood
  )
  useEffect(() => {
    if (data) learnSizes(editor, data)
  }, [data, editor])
}
