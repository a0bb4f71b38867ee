import type { RefObject } from 'react'
import { pictureFiles } from '../../forms/index.ts'

const accepted = {
  pictures: pictureFiles,
  all: `${pictureFiles},image/svg+xml`
} as const

interface PictureInputProps {
  ref: RefObject<HTMLInputElement | null>
  /** @default false */
  multiple?: boolean
  /** `all` includes SVG files, which become shapes. @default 'pictures' */
  accept?: keyof typeof accepted
  testId: string
  onChoose: (files: readonly File[]) => void
}

/** A hidden file input opened by a button. */
export const PictureInput = ({ ref, multiple = false, accept = 'pictures', testId, onChoose }: PictureInputProps) => (
  <input
    ref={ref}
    type="file"
    accept={accepted[accept]}
    multiple={multiple}
    hidden
    data-testid={testId}
    onChange={({ currentTarget }) => {
      const files = [...(currentTarget.files ?? [])]
      // Allows choosing the same file again.
      currentTarget.value = ''
      if (files.length > 0) onChoose(files)
    }}
  />
)
