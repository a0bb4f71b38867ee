import { chakra } from '@chakra-ui/react'
import { m } from '@motif/messages'
import { QrCode } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../../components/button/index.ts'
import { inks } from '../../../../editor/index.ts'
import { type QrContent, QrFields, qrProblem } from '../../fields/qr-fields.tsx'
import type { PanelProps } from '../registry.ts'
import { InsertPicture } from '../insert/insert-picture.tsx'
import { useInsert } from '../insert/use-insert.ts'

const [ink, paper] = inks

/** Creates a QR code from a link or text, with live preview. */
export function QrPanel({ onClose }: PanelProps) {
  const insert = useInsert(onClose)
  const [content, setContent] = useState<QrContent>({ data: '', level: 'M' })
  const problem = qrProblem(content)
  const node = { type: 'qr', ...content, quiet: 4, width: 40, fill: ink.value, background: paper.value } as const
  return (
    <chakra.form
      display="grid"
      gap={4}
      gridTemplateColumns={{ base: 'minmax(0, 1fr) 7.5rem', lg: 'minmax(0, 1fr)' }}
      alignItems="end"
      // The text has its own row; on phones the code is beside the rest, so that all fits the view.
      css={{ '& > div:first-of-type': { gridColumn: '1 / -1' } }}
      onSubmit={(event) => {
        event.preventDefault()
        if (problem === undefined) insert(node)
      }}
    >
      <QrFields content={content} problem={content.data === '' ? undefined : problem} onChange={setContent} />
      <chakra.figure
        aria-label={m.insert_qr_preview()}
        display="grid"
        placeItems="center"
        aspectRatio="1"
        maxWidth="14rem"
        width="full"
        justifySelf="center"
        gridRow={{ base: 'span 2', lg: 'auto' }}
        borderWidth="1px"
        borderRadius="control"
        overflow="hidden"
        style={{ background: paper.value, color: ink.value }}
      >
        {problem === undefined ? (
          <InsertPicture node={node} />
        ) : (
          <chakra.figcaption textStyle="small" textAlign="center" padding={3}>
            {m.insert_qr_preview_empty()}
          </chakra.figcaption>
        )}
      </chakra.figure>
      <Button type="submit" variant="accent" disabled={problem !== undefined}>
        <QrCode aria-hidden />
        {m.insert_qr_add()}
      </Button>
    </chakra.form>
  )
}
