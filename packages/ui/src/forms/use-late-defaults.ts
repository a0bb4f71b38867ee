import { useEffect } from 'react'
import type { Form, Texts } from './use-form.ts'

/** Fills still empty fields with late values: a local draft, or the signed-in user. */
export function useLateDefaults<Name extends string>(
  { values, setAll }: Pick<Form<Name>, 'values' | 'setAll'>,
  known: Partial<Texts<Name>>
): void {
  const entries = Object.entries(known) as [Name, string | undefined][]
  useEffect(() => {
    const missing = entries.filter(([name, text]) => text && values[name] === '')
    if (missing.length > 0) setAll(Object.fromEntries(missing) as Partial<Texts<Name>>)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- what is emptied later by hand stays empty
  }, [entries.map(([, text]) => text).join('\u0000')])
}
