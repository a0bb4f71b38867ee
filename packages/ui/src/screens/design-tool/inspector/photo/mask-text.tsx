import { type TextMask, maskTextLimit } from '@motif/design'
import { m } from '@motif/messages'
import { TextAreaField } from '../../../../components/text-area/index.ts'
import { formatNumber } from '../../../../format/index.ts'
import { FontPicker } from '../font-picker.tsx'

interface MaskTextProps {
  mask: TextMask
  /** Consecutive changes with the same key are one undo step. */
  onChange: (mask: TextMask, key?: string) => void
}

/** Text and font of a text mask. */
export const MaskText = ({ mask, onChange }: MaskTextProps) => (
  <>
    <TextAreaField
      label={m.editor_mask_words_content()}
      isRequired={false}
      value={mask.text}
      rows={1}
      minHeight="target"
      maxLength={maskTextLimit}
      error={
        mask.text.length < maskTextLimit ? undefined : m.editor_mask_words_full({ limit: formatNumber(maskTextLimit) })
      }
      dir="auto"
      onChange={({ currentTarget }) => onChange({ ...mask, text: currentTarget.value }, 'mask words')}
    />
    <FontPicker font={mask.font} onChange={(font) => onChange({ ...mask, font })} />
  </>
)
