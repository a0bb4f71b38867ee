import { chakra } from '@chakra-ui/react'
import { m } from '@motif/messages'
import { Ban } from 'lucide-react'
import { Badge } from '../../../components/badge/index.ts'

/** Blocked words that a text contains; nothing if there are none. */
export const FoundWords = ({ words }: { words: readonly string[] }) =>
  words.length === 0 ? null : (
    <chakra.ul aria-label={m.admin_found_words()} display="flex" flexWrap="wrap" gap={2}>
      {words.map((word) => (
        <Badge key={word} as="li" tone="bad" whiteSpace="normal" dir="auto">
          <Ban aria-hidden />
          {word}
        </Badge>
      ))}
    </chakra.ul>
  )
