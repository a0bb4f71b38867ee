import { chakra } from '@chakra-ui/react'
import { m } from '@motif/messages'
import { Eye } from 'lucide-react'
import { formatDay } from '../../format/index.ts'

/** Preview notice: visible by link only, not for sale yet. */
export const PreviewBar = ({ endsAt }: { endsAt: string }) => (
  <chakra.aside
    aria-label={m.product_preview()}
    display="flex"
    justifyContent="center"
    gap={3}
    paddingBlock={2.5}
    paddingInline={4}
    bg="info.soft"
    borderBlockEndWidth="1px"
    textStyle="small"
  >
    <chakra.span color="info" flexShrink={0} marginTop="1px">
      <Eye size={18} strokeWidth={1.75} aria-hidden />
    </chakra.span>
    <p>
      <strong>{m.product_preview()}</strong> {m.product_preview_text({ day: formatDay(endsAt) })}
    </p>
  </chakra.aside>
)
