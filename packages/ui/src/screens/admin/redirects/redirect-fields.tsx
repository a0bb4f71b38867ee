import { chakra } from '@chakra-ui/react'
import { oldPathIn, redirectTargetIn } from '@motif/contract/redirect-rules'
import { m } from '@motif/messages'
import { useState } from 'react'
import { Button } from '../../../components/button/index.ts'
import { TextField } from '../../../components/field/index.ts'
import { type Failure, fieldErrors } from '../../../failure/index.ts'
import { TwoFieldForm } from '../two-field-form.tsx'
import type { RedirectSectionProps } from './types.ts'

interface Errors {
  from?: string | undefined
  to?: string | undefined
}

/** API errors by field. */
function errorsOf(failure: Failure): Errors {
  const { path, product, category } = fieldErrors(failure)
  return { from: path, to: product ?? category }
}

/** Form of a redirect. */
export function RedirectFields({ onAddRedirect }: Pick<RedirectSectionProps, 'onAddRedirect'>) {
  const [from, setFrom] = useState('')
  const [to, setTo] = useState('')
  const [errors, setErrors] = useState<Errors>({})
  const [failure, setFailure] = useState<Failure | undefined>()
  const [isSaving, setIsSaving] = useState(false)
  const save = async () => {
    const [path, target] = [oldPathIn(from), redirectTargetIn(to)]
    setErrors({
      from: path === undefined ? m.admin_redirect_no_path() : undefined,
      to: target === undefined ? m.admin_redirect_no_target() : undefined
    })
    setFailure(undefined)
    if (path === undefined || target === undefined) return
    setIsSaving(true)
    const refused = await onAddRedirect({ path: from.trim(), target })
    setIsSaving(false)
    if (!refused) {
      setFrom('')
      setTo('')
      return
    }
    const told = errorsOf(refused)
    setErrors(told)
    if (told.from === undefined && told.to === undefined) setFailure(refused)
  }
  return (
    <chakra.div marginBlockEnd={8}>
      <TwoFieldForm
        failure={failure}
        isSaving={isSaving}
        onSave={save}
        fields={
          <>
            <TextField
              label={m.admin_redirect_from()}
              hint={m.admin_redirect_from_hint()}
              error={errors.from}
              value={from}
              dir="ltr"
              autoCapitalize="none"
              onChange={({ currentTarget: { value } }) => setFrom(value)}
            />
            <TextField
              label={m.admin_redirect_to()}
              hint={m.admin_redirect_to_hint()}
              error={errors.to}
              value={to}
              dir="ltr"
              autoCapitalize="none"
              onChange={({ currentTarget: { value } }) => setTo(value)}
            />
          </>
        }
      >
        <Button type="submit" isBusy={isSaving}>
          {m.admin_redirect_add()}
        </Button>
      </TwoFieldForm>
    </chakra.div>
  )
}
