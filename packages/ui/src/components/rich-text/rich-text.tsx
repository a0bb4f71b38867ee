import { chakra } from '@chakra-ui/react'
import type { TextBlock, TextSpan } from '@motif/contract'
import type { ReactNode } from 'react'
import { Link } from '../link/index.ts'

function Span({ span: { text, isBold, isItalic, href } }: { span: TextSpan }) {
  let shown: ReactNode = text
  if (isItalic) shown = <em>{shown}</em>
  if (isBold) shown = <strong>{shown}</strong>
  return href === undefined ? shown : <Link href={href}>{shown}</Link>
}

// Text blocks have no key but their index.
/* oxlint-disable react/no-array-index-key */
const Spans = ({ spans }: { spans: readonly TextSpan[] }) =>
  spans.map((span, index) => <Span key={index} span={span} />)

function Block({ block }: { block: TextBlock }) {
  if (block.kind === 'list')
    return (
      <chakra.ul as={block.isOrdered ? 'ol' : 'ul'} listStyleType={block.isOrdered ? 'decimal' : 'disc'}>
        {block.items.map((spans, index) => (
          <li key={index}>
            <Spans spans={spans} />
          </li>
        ))}
      </chakra.ul>
    )
  if (block.kind === 'heading')
    return (
      <chakra.h3 fontSize="lg">
        <Spans spans={block.spans} />
      </chakra.h3>
    )
  return (
    <p>
      <Spans spans={block.spans} />
    </p>
  )
}

/** Custom text: paragraphs, lists and headings. */
export const RichText = ({ blocks }: { blocks: readonly TextBlock[] }) => (
  <chakra.div overflowWrap="anywhere" css={{ '& > *': { marginBottom: 3 }, '& ul, & ol': { paddingInlineStart: 6 } }}>
    {blocks.map((block, index) => (
      <Block key={index} block={block} />
    ))}
  </chakra.div>
)
