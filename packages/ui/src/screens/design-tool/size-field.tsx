import { chakra } from '@chakra-ui/react'
import { Minus, Plus } from 'lucide-react'
import { useState } from 'react'
import { Field, Input } from '../../components/field/index.ts'
import { IconButton } from '../../components/icon-button/index.ts'
import { m } from '../../messages/index.ts'

/** What the document takes, in millimetres. */
const least = 1
const most = 1000
const isSize = (value: number) => Number.isFinite(value) && value >= least && value <= most

interface SizeFieldProps {
  size: number
  onChange: (change: { size: number }) => void
}

/** Height of letters: typed in millimetres, or a step of a tenth smaller or larger. */
export function SizeField({ size, onChange }: SizeFieldProps) {
  // What is typed stays as typed until it is left; the document only ever gets a size it takes.
  const [typed, setTyped] = useState<string | null>(null)
  const isWrong = typed !== null && !isSize(Number(typed))
  const step = (factor: number) => onChange({ size: Math.min(most, Math.max(least, Math.round(size * factor * 10) / 10)) })
  return (
    <Field label={m.editor_size()} isRequired={false} error={isWrong ? m.editor_size_hint({ min: least, max: most }) : undefined}>
      {(parts) => (
        <chakra.div display="flex" alignItems="center" gap={1}>
          <IconButton label={m.editor_size_smaller()} icon={<Minus aria-hidden />} onClick={() => step(0.9)} />
          <Input
            {...parts}
            inputMode="decimal"
            textAlign="center"
            textStyle="figure"
            width="4.5rem"
            value={typed ?? String(Math.round(size * 10) / 10)}
            onChange={({ currentTarget: { value } }) => {
              setTyped(value)
              if (isSize(Number(value))) onChange({ size: Number(value) })
            }}
            onBlur={() => setTyped(null)}
          />
          <IconButton label={m.editor_size_larger()} icon={<Plus aria-hidden />} onClick={() => step(1.1)} />
        </chakra.div>
      )}
    </Field>
  )
}
