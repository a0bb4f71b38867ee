import { chakra } from '@chakra-ui/react'
import type { IssuedGiftCard } from '@motif/contract'
import { m } from '@motif/messages'
import { useCopied } from '../../../clipboard/index.ts'
import { Button } from '../../../components/button/index.ts'
import { Notice } from '../../../components/notice/index.ts'

/** Codes that were just made: nobody can read them again later. */
export function ShownCodes({ issued, onClose }: { issued: readonly IssuedGiftCard[]; onClose: () => void }) {
  const codes = issued.flatMap(({ code }) => (code === null ? [] : [code]))
  const { isCopied, copy } = useCopied(codes.join('\n'))
  return (
    <chakra.div display="grid" gap={5} fontSize="sm">
      <Notice tone="warn">{m.admin_gift_card_codes_once()}</Notice>
      <chakra.ul
        listStyle="none"
        aria-label={m.admin_gift_card_codes()}
        bg="bg.raised"
        borderRadius="control"
        padding={4}
        maxHeight="24rem"
        overflowY="auto"
        tabIndex={codes.length > 8 ? 0 : undefined}
        fontSize="md"
        letterSpacing="0.05em"
        fontVariantNumeric="tabular-nums"
        userSelect="all"
        dir="ltr"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </chakra.ul>
      <chakra.div display="flex" flexWrap="wrap" gap={3}>
        <Button variant="accent" onClick={copy}>
          {isCopied ? m.admin_gift_card_codes_copied() : m.admin_gift_card_codes_copy()}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          {m.admin_gift_card_codes_done()}
        </Button>
      </chakra.div>
    </chakra.div>
  )
}
